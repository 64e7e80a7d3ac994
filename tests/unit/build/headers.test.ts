import { expect, test } from 'vitest'
import { siteConfig } from '#scripts/base/site-config.ts'
import { commonHeaders, hashSource, pageHeaders } from '#scripts/site/build/headers.ts'
import type { RouteName } from '#shared/routes.ts'

const local = siteConfig('site', {})
/** A machine that names no setting, whatever `.env.production` holds. */
const unset = Object.fromEntries(Object.keys(local).map((name) => [name, undefined]))
const policyOf = (name: RouteName, config = local) =>
  Object.fromEntries(
    pageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, config)
      ['content-security-policy']!.split('; ')
      .map((one) => {
        const [directive, ...sources] = one.split(' ')
        return [directive!, sources.join(' ')]
      }),
  )

test('inline parts are allowed by their hash alone; scripts without one are looked at, and refused to nobody', () => {
  const headers = pageHeaders('down', { scripts: [], styles: [] }, local)
  expect(headers['integrity-policy-report-only']).toBe('blocked-destinations=(script)')
  expect(headers).not.toHaveProperty('integrity-policy')
  expect(policyOf('down')['script-src']).toBe(`'self' ${hashSource('boot()')}`)
  expect(policyOf('down')['style-src']).toBe(`'self' ${hashSource('p{}')}`)
  expect(JSON.stringify(policyOf('down'))).not.toContain('unsafe')
})

test('a page may shake hands with the iOS shell; one with a foreign frame holds just that frame', () => {
  expect(policyOf('bodyFatScale')['frame-src']).toBe('https: yy: wvjbscheme:')
  expect(policyOf('courseSharing', { ...local, WECHAT_OPEN_APP: '' })['frame-src']).toBe('https: yy: wvjbscheme:')
  expect(policyOf('orderList')['frame-src']).toBe('http://127.0.0.1:8787')
})

test('nobody frames a page, and no form leaves it', () => {
  expect(policyOf('activity')).toMatchObject({
    'frame-ancestors': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
  })
})

test('another service, CDN and image host get exactly their origins', () => {
  const config = {
    ...local,
    API_ORIGIN: 'https://api.example.com/v1',
    ASSET_BASE: 'https://cdn.example.com/x/',
    IMAGE_HOSTS: 'img.example.com',
  }
  const policy = policyOf('down', config)
  expect(policy['connect-src']).toBe("'self' https://api.example.com")
  expect(policy['script-src']).toContain("'self' https://cdn.example.com ")
  expect(policy['img-src']).toContain('https://img.example.com')
})

test('without a list of image hosts any https picture is allowed', () =>
  expect(policyOf('set', { ...local, IMAGE_HOSTS: '' })['img-src']).toBe("'self' data: https:"))

test.for([
  ['', '', 'max-age=86400'],
  ['63072000', 'on', 'max-age=63072000; includeSubDomains'],
] as const)('HSTS_MAX_AGE=%s and HSTS_SUBDOMAINS=%s send %s', ([HSTS_MAX_AGE, HSTS_SUBDOMAINS, header]) => {
  const config = { ...local, PAGE_ORIGIN: 'https://h5.example.com', HSTS_MAX_AGE, HSTS_SUBDOMAINS }
  expect(commonHeaders(config)['strict-transport-security']).toBe(header)
})

test('transport security is asked for on https only', () => {
  expect(pageHeaders('down', { scripts: [], styles: [] }, local)).not.toHaveProperty('strict-transport-security')
  const secure = pageHeaders('down', { scripts: [], styles: [] }, { ...local, PAGE_ORIGIN: 'https://h5.example.com' })
  expect(secure).toHaveProperty('strict-transport-security')
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('a production build without its settings fails by their names', () => {
  expect(() => siteConfig('production', unset)).toThrow(/PAGE_ORIGIN、ASSET_BASE.*APP_SCHEME/)
  const all = { ...local, UNIVERSAL_LINK: 'https://link.test/' }
  expect(siteConfig('production', { ...all, API_ORIGIN: '' }).API_ORIGIN).toBe('')
  expect(() => siteConfig('production', { ...all, WECHAT: '' })).toThrow('WECHAT')
  expect(() => siteConfig('production', { ...all, API_ORIGIN: undefined })).toThrow('API_ORIGIN')
  expect(siteConfig('production', { ...all, UNIVERSAL_LINK: undefined }).UNIVERSAL_LINK).toBe('')
})

test('a local site says where it answers: at PORT, unless PAGE_ORIGIN is named; a production build never', () => {
  expect(siteConfig('site', { PORT: '41300' }).PAGE_ORIGIN).toBe('http://127.0.0.1:41300')
  expect(siteConfig('site', { PORT: '41300', PAGE_ORIGIN: 'http://10.0.0.2' }).PAGE_ORIGIN).toBe('http://10.0.0.2')
  expect(() => siteConfig('production', { ...unset, PORT: '41300' })).toThrow('PAGE_ORIGIN')
})

test('the idempotency header is on by default only with the API on the own origin', () => {
  const headerBy = (values: Record<string, string>) => siteConfig('site', values).IDEMPOTENCY_HEADER
  expect(headerBy({})).toBe('on')
  expect(headerBy({ API_ORIGIN: 'https://api.example.com' })).toBe('off')
  expect(headerBy({ API_ORIGIN: 'https://api.example.com', IDEMPOTENCY_HEADER: 'on' })).toBe('on')
  expect(headerBy({ IDEMPOTENCY_HEADER: 'off' })).toBe('off')
})

test('the permissions policy names only features that every engine from Chromium 90 on knows', () => {
  // Others are reported on each page: ambient-light-sensor and document-domain are behind flags, interest-cohort and the like came later or went.
  const KNOWN =
    'accelerometer autoplay camera encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture usb sync-xhr'
  const named = commonHeaders(local)
    ['permissions-policy']!.split(', ')
    .map((one) => one.replace(/=\(\)$/, ''))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !KNOWN.split(' ').includes(name))).toEqual([])
})
