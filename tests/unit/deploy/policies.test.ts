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
