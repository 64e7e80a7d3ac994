import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createCommonHeaders, createPageHeaders } from '#scripts/build/headers.ts'
import type { RouteName } from '#shared/routes.ts'

const local = loadSiteConfig('site', {})
/** A machine that names no setting, whatever `.env.production` holds. */
const unset = Object.fromEntries(Object.keys(local).map((name) => [name, undefined]))
const getPolicy = (name: RouteName, config = local) =>
  Object.fromEntries(
    createPageHeaders(name, { scripts: ['boot()'], styles: ['p{}'] }, config)
      ['content-security-policy']!.split('; ')
      .map((item) => {
        const [directive, ...sources] = item.split(' ')
        return [directive!, sources.join(' ')]
      }),
  )

test('a page may shake hands with the iOS shell; one with a foreign frame holds just that frame', () => {
  expect(getPolicy('bodyFatScale')['frame-src']).toBe('https: yy: wvjbscheme:')
  expect(getPolicy('courseSharing', { ...local, WECHAT_OPEN_APP: '' })['frame-src']).toBe('https: yy: wvjbscheme:')
  expect(getPolicy('orderList')['frame-src']).toBe('http://127.0.0.1:8787')
})

test('another service, CDN and image host get exactly their origins', () => {
  const config = {
    ...local,
    API_ORIGIN: 'https://api.example.com/v1',
    ASSET_BASE: 'https://cdn.example.com/x/',
    IMAGE_HOSTS: 'img.example.com',
  }
  const policy = getPolicy('down', config)
  expect(policy['connect-src']).toBe("'self' https://api.example.com")
  expect(policy['script-src']).toContain("'self' https://cdn.example.com ")
  expect(policy['img-src']).toContain('https://img.example.com')
})

test('without a list of image hosts any https picture is allowed', () =>
  expect(getPolicy('set', { ...local, IMAGE_HOSTS: '' })['img-src']).toBe("'self' data: https:"))

test.for([
  ['', '', 'max-age=86400'],
  ['63072000', 'on', 'max-age=63072000; includeSubDomains'],
] as const)('HSTS_MAX_AGE=%s and HSTS_SUBDOMAINS=%s send %s', ([HSTS_MAX_AGE, HSTS_SUBDOMAINS, header]) => {
  const config = { ...local, PAGE_ORIGIN: 'https://h5.example.com', HSTS_MAX_AGE, HSTS_SUBDOMAINS }
  expect(createCommonHeaders(config)['strict-transport-security']).toBe(header)
})

test('transport security is asked for on https only', () => {
  expect(createPageHeaders('down', { scripts: [], styles: [] }, local)).not.toHaveProperty('strict-transport-security')
  const secure = createPageHeaders(
    'down',
    { scripts: [], styles: [] },
    { ...local, PAGE_ORIGIN: 'https://h5.example.com' },
  )
  expect(secure).toHaveProperty('strict-transport-security')
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('a production build without its settings fails by their names', () => {
  expect(() => loadSiteConfig('production', unset)).toThrow(/PAGE_ORIGIN、ASSET_BASE.*APP_SCHEME/)
  const all = { ...local, UNIVERSAL_LINK: 'https://link.test/' }
  expect(loadSiteConfig('production', { ...all, API_ORIGIN: '' }).API_ORIGIN).toBe('')
  expect(() => loadSiteConfig('production', { ...all, WECHAT: '' })).toThrow('WECHAT')
  expect(() => loadSiteConfig('production', { ...all, API_ORIGIN: undefined })).toThrow('API_ORIGIN')
  expect(loadSiteConfig('production', { ...all, UNIVERSAL_LINK: undefined }).UNIVERSAL_LINK).toBe('')
  // Its host is not that of the pages.
  for (const link of ['https://h5.example.com/app/', 'http://link.example.com/', 'link.example.com', 'https://'])
    expect(() =>
      loadSiteConfig('production', { ...all, PAGE_ORIGIN: 'https://h5.example.com', UNIVERSAL_LINK: link }),
    ).toThrow('UNIVERSAL_LINK')
})

test('a local site says where it answers: at PORT, unless PAGE_ORIGIN is named; a production build never', () => {
  expect(loadSiteConfig('site', { PORT: '41300' }).PAGE_ORIGIN).toBe('http://127.0.0.1:41300')
  expect(loadSiteConfig('site', { PORT: '41300', PAGE_ORIGIN: 'http://10.0.0.2' }).PAGE_ORIGIN).toBe('http://10.0.0.2')
  expect(() => loadSiteConfig('production', { ...unset, PORT: '41300' })).toThrow('PAGE_ORIGIN')
})

test('the idempotency header is on by default only with the API on the own origin', () => {
  const getIdempotencyHeader = (values: Record<string, string>) => loadSiteConfig('site', values).IDEMPOTENCY_HEADER
  expect(getIdempotencyHeader({})).toBe('on')
  expect(getIdempotencyHeader({ API_ORIGIN: 'https://api.example.com' })).toBe('off')
  expect(getIdempotencyHeader({ API_ORIGIN: 'https://api.example.com', IDEMPOTENCY_HEADER: 'on' })).toBe('on')
  expect(getIdempotencyHeader({ IDEMPOTENCY_HEADER: 'off' })).toBe('off')
})

test('the permissions policy names only features that every engine from Chromium 90 on knows', () => {
  // Other features are reported as unknown: ambient-light-sensor and document-domain need flags,
  // interest-cohort and the like are gone.
  const KNOWN =
    'accelerometer autoplay camera encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture usb sync-xhr'
  const named = createCommonHeaders(local)
    ['permissions-policy']!.split(', ')
    .map((item) => item.replace(/=\(\)$/, ''))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !KNOWN.split(' ').includes(name))).toEqual([])
})
