import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { siteConfig } from '#scripts/base/site-config.ts'
import { commonHeaders } from '#scripts/site/build/headers.ts'
import { checkComplete } from '#scripts/site/deploy/check-complete.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { findingsOf } from '#tests/csp-findings.ts'
import { observatoryScore } from '#tests/observatory.ts'

const SECURE = { ...siteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com', HSTS_MAX_AGE: '63072000' }
const dist = inject('dist')
const pages = Object.entries(rulesOf(dist).pages).map(
  ([page, headers]) => [page, headers, readFileSync(`${dist}${page}/index.html`, 'utf8')] as const,
)

test('every inline part has its hash, every script its bytes', () => checkComplete(dist))

test.for(pages)('%s: no high or medium finding, 125 points or more', ([, headers, html]) => {
  expect(findingsOf(headers['content-security-policy'])).toEqual([])
  // The site under test speaks http; on https the same build adds just this.
  expect(observatoryScore({ ...commonHeaders(SECURE), ...headers }, html)).toBeGreaterThanOrEqual(125)
})
