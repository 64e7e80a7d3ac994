import { describe, expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { evaluateCsp } from '#tests/csp-findings.ts'
import { computeObservatoryScore } from '#tests/observatory.ts'

const local = loadSiteConfig('site', {})
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
    const headers = createPageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, config)
    expect(evaluateCsp(headers['content-security-policy'])).toEqual([])
  })
})

test.for(names)('%s scores 125 or more in production', (name) => {
  const headers = createPageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, production)
  expect(computeObservatoryScore(headers, HTML)).toBeGreaterThanOrEqual(125)
})

test('an open policy is found out', () => expect(evaluateCsp("script-src 'unsafe-inline'").length).toBeGreaterThan(0))

const good = createPageHeaders('down', { scripts: [], styles: [] }, production)
const createHeaders = (createHeaders: string) => ({ ...good, 'content-security-policy': createHeaders })
test.for([
  [good, HTML, 145],
  [{ ...good, 'strict-transport-security': '' }, HTML, 80],
  [good, '<script src="/a.js"></script>', 135],
  [createHeaders("default-src 'none'; frame-ancestors 'none'; script-src 'unsafe-inline'"), HTML, 80],
  [{ ...good, 'strict-transport-security': 'max-age=86400' }, HTML, 135],
  [{ ...good, 'cross-origin-opener-policy': 'same' }, HTML, 130],
  [createHeaders("default-src 'none'; frame-ancestors 'none'; script-src https:"), HTML, 80],
  [createHeaders("script-src 'self'; frame-ancestors 'none'"), HTML, 80],
  [createHeaders("default-src 'none'; frame-ancestors 'none'"), HTML, 140],
  [createHeaders("default-src 'none'; img-src http://a.com; frame-ancestors 'none'"), HTML, 80],
  [good, '<p>', 140],
  [{}, '', 30],
] as const)('headers %# score as they should', ([headers, html, score]) =>
  expect(computeObservatoryScore(headers, html)).toBe(score),
)
