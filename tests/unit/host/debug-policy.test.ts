import { expect, test } from 'vitest'
import { siteConfig } from '#scripts/base/site-config.ts'
import { debugPart, debugScript } from '#scripts/site/build/common-scripts.ts'
import { pageHeaders } from '#scripts/site/build/headers.ts'
import { debugHeaders } from '#scripts/site/host/debug-policy.ts'
import type { RouteName } from '#shared/routes.ts'

const local = siteConfig('site', {})
const headersOf = (name: RouteName) => pageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, local)

test.for(['down', 'activity', 'file', 'chat'] as const)('/%s?debug=1 lets the console draw, nothing else', (name) => {
  const before = headersOf(name)
  const after = debugHeaders(before)
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
  expect(debugHeaders(others)).toEqual(others)
})

const production = { ...local, CHAT_PROVIDER: 'qiyu' }

test('a production build is not for testers, whatever its environment says; any other is', () => {
  expect(siteConfig('production', { ...production, DEBUG: 'on' }).DEBUG).toBe('')
  expect(siteConfig('site', {}).DEBUG).toBe('on')
  expect(siteConfig('staging', {}).DEBUG).toBe('on')
})

test('only a build for testers has their files', async () => {
  expect(await debugPart({ ...local, DEBUG: '' })).toBeUndefined()
  const { address, files } = (await debugPart(local))!
  expect(Object.keys(files)).toContain(address.slice(1))
  expect(Object.keys(files)).toHaveLength(2)
  for (const code of Object.values(files)) expect(code).not.toContain('sourceMappingURL=')
  expect(debugScript('https://cdn.example.com/assets/debug-1.js')).toBe(
    'self.__loadDebug=()=>import("https://cdn.example.com/assets/debug-1.js")',
  )
})
