import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import type { RouteName } from '#shared/routes.ts'

const local = loadSiteConfig('site', {})
const getHeaders = (name: RouteName) => createPageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, local)

test.for(['down', 'activity', 'file', 'chat'] as const)('/%s?debug=1 lets the console draw, nothing else', (name) => {
  const before = getHeaders(name)
  const after = createDebugHeaders(before)
  const policy = after['content-security-policy']!
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline'(;|$)/)
  expect(policy).toMatch(/script-src [^;]*'sha256-[^;]*'unsafe-eval'/)
  expect(policy).toMatch(/font-src data:; script-src-attr 'unsafe-inline'$/)
  expect(policy).not.toMatch(/trusted-types|font-src 'none'/)
  for (const directive of before['content-security-policy']!.split('; '))
    if (!/^(style-src|script-src|font-src|trusted-types|require-trusted-types-for)\b/.test(directive))
      expect(policy.split('; ')).toContain(directive)
  // Other headers, and those of files without a policy, stay as they are.
  const { 'content-security-policy': _, ...others } = before
  expect(after).toEqual({ ...others, 'content-security-policy': policy })
  expect(createDebugHeaders(others)).toEqual(others)
})
