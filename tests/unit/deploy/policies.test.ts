import { describe, expect, test } from 'vitest'
import { siteConfig } from '#scripts/base/site-config.ts'
import { pageHeaders } from '#scripts/site/build/headers.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { findingsOf } from '#tests/csp-findings.ts'
import { observatoryScore } from '#tests/observatory.ts'

const local = siteConfig('site', {})
const production = {
  ...local,
  PAGE_ORIGIN: 'https://h5.example.com',
  API_ORIGIN: 'https://api.example.com',
  HSTS_MAX_AGE: '63072000',
  ASSET_BASE: 'https://cdn.example.com/h5/',
  IMAGE_HOSTS: 'img.example.com avatar.example.com',
  LEGAL_BASE: 'https://cdn.example.com/legal/',
  WORK_ORDER_URL: 'https://forms.example.com/new',
  ORDER_LIST_URL: 'https://forms.example.com/list',
}
const HTML = '<script type="module" src="/a.js" integrity="sha384-x" crossorigin></script>'
const names = Object.keys(routes) as RouteName[]

describe.each([
  ['local', local],
  ['production', production],
  ['production with the customer service of Qiyu', { ...production, CHAT_PROVIDER: 'qiyu' }],
] as const)('%s', (_, config) => {
  test.for([...names, undefined])('the policy of %s has no high or medium finding', (name) => {
    const headers = pageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, config)
    expect(findingsOf(headers['content-security-policy'])).toEqual([])
  })
})

test.for(names)('%s scores 125 or more in production', (name) => {
  const headers = pageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, production)
  expect(observatoryScore(headers, HTML)).toBeGreaterThanOrEqual(125)
})

test('an open policy is found out', () => expect(findingsOf("script-src 'unsafe-inline'").length).toBeGreaterThan(0))

const good = pageHeaders('down', { scripts: [], styles: [] }, production)
const policy = (policy: string) => ({ ...good, 'content-security-policy': policy })
test.for([
  [good, HTML, 145],
  [{ ...good, 'strict-transport-security': '' }, HTML, 80],
  [good, '<script src="/a.js"></script>', 135],
  [policy("default-src 'none'; frame-ancestors 'none'; script-src 'unsafe-inline'"), HTML, 80],
  [{ ...good, 'strict-transport-security': 'max-age=86400' }, HTML, 135],
  [{ ...good, 'cross-origin-opener-policy': 'same' }, HTML, 130],
  [policy("default-src 'none'; frame-ancestors 'none'; script-src https:"), HTML, 80],
  [policy("script-src 'self'; frame-ancestors 'none'"), HTML, 80],
  [policy("default-src 'none'; frame-ancestors 'none'"), HTML, 140],
  [policy("default-src 'none'; img-src http://a.com; frame-ancestors 'none'"), HTML, 80],
  [good, '<p>', 140],
  [{}, '', 30],
] as const)('headers %# score as they should', ([headers, html, score]) =>
  expect(observatoryScore(headers, html)).toBe(score),
)
