import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createCommonHeaders } from '#scripts/build/headers.ts'
import { checkComplete } from '#scripts/deploy/check-complete.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { evaluateCsp } from '#tests/csp-findings.ts'
import { computeObservatoryScore } from '#tests/observatory.ts'

const SECURE = { ...loadSiteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com', HSTS_MAX_AGE: '63072000' }
const dist = inject('dist')
const pages = Object.entries(readHostRules(dist).pages).map(
  ([page, headers]) => [page, headers, readFileSync(`${dist}${page}/index.html`, 'utf8')] as const,
)

test('every inline part has its hash, every script its bytes', () => checkComplete(dist))

test.for(pages)('%s: no high or medium finding, 125 points or more', ([, headers, html]) => {
  expect(evaluateCsp(headers['content-security-policy'])).toEqual([])
  // The site under test speaks http; on https the same build adds just this.
  expect(computeObservatoryScore({ ...createCommonHeaders(SECURE), ...headers }, html)).toBeGreaterThanOrEqual(125)
})
