import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { evaluateCsp } from '#tests/csp-findings.ts'
import { computeObservatoryScore } from '#tests/observatory.ts'

const production = {
  ...loadSiteConfig('site', {}),
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

// A local build: tests/e2e/policies.e2e.ts.
test.for([...names, undefined])('%s in production: no high or medium finding, 125 points or more', (name) => {
  for (const config of [production, { ...production, CHAT_PROVIDER: 'qiyu' }]) {
    const headers = createPageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, config)
    expect(evaluateCsp(headers['content-security-policy'])).toEqual([])
    if (config === production) expect(computeObservatoryScore(headers, HTML)).toBeGreaterThanOrEqual(125)
  }
})
