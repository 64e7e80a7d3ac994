import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { getServiceSettings, loadSiteConfig } from '#scripts/base/site-config.ts'

const SAMPLE = parseEnv(readFileSync(`${ROOT}.env.production.example`, 'utf8')) as Record<string, string>

test('the sample of a production build is complete', () => {
  expect(loadSiteConfig('production', SAMPLE).PAGE_ORIGIN).toBe('https://h5.example.com')
})

test.for([
  ['API_ORIGIN', 'api.example.com', '要以 https:// 开头'],
  ['API_ORIGIN', 'https://api.example.com/v1', '后面没有路径'],
  ['PAGE_ORIGIN', 'h5.example.com/', '要以 https:// 开头'],
  ['ASSET_BASE', 'cdn.example.com/h5', '要以 / 或 https:// 开头'],
  ['WORK_ORDER_URL', 'forms.example.com', '要以 https:// 开头'],
  ['IOS_STORE_URL', 'https:/apps.apple.com', '要以 https:// 开头'],
  ['IMAGE_HOSTS', 'https://img.example.com', '没有 https://'],
  ['CHAT_PROVIDER', 'Qiyu', '要是 qiyu 或 local：Qiyu'],
  ['WECHAT', 'yes', '要是 on 或 off'],
  ['IDEMPOTENCY_HEADER', 'true', '要是 on 或 off'],
  ['APP_SCHEME', 'homefitness://', '没有 ://'],
  ['ANDROID_PACKAGE_NAME', 'homefitness', '要像 com.example.app'],
  ['LEGAL_BASE', 'legal', '要以 / 或 https:// 开头'],
  ['SERVICE_PHONE', '客服', '要是电话号码'],
  ['HSTS_MAX_AGE', '1d', '要是秒数'],
  ['HSTS_SUBDOMAINS', 'yes', '要是 on 或 off'],
  ['ICP_NUMBER', '12345678', '要像 京ICP备'],
  ['IOS_APP_ID', 'com.example.app', '要像 ABCDE12345.com.example.app'],
  ['ANDROID_FINGERPRINTS', 'AB:CD', 'SHA-256'],
] as const)('%s=%s: refused', ([name, value, text]) => {
  expect(() => loadSiteConfig('production', { ...SAMPLE, [name]: value })).toThrow(new RegExp(`${name} .*${text}`))
})

test('a misspelt setting is refused with the one that was meant', () =>
  expect(() => loadSiteConfig('production', { ...SAMPLE, REPORT_ULR: '/vitals' })).toThrow(
    '没有这个配置：REPORT_ULR，是不是 REPORT_URL？',
  ))

test.for([
  ['PAGE_ORIGIN', 'https://h5.example.com/', 'https://h5.example.com'],
  ['API_ORIGIN', 'https://API.example.com/', 'https://api.example.com'],
  ['ASSET_BASE', 'https://cdn.example.com/h5', 'https://cdn.example.com/h5/'],
  ['LEGAL_BASE', '/legal', '/legal/'],
] as const)('%s=%s: mended', ([name, value, mended]) => {
  expect(loadSiteConfig('production', { ...SAMPLE, [name]: value })[name]).toBe(mended)
})

test('how a service is asked needs no other setting', () => {
  expect(getServiceSettings({})).toEqual({ successCode: 0, scheme: '' })
  const local = { SUCCESS_CODE: '200', AUTHORIZATION_SCHEME: 'Bearer' }
  expect(getServiceSettings(local)).toEqual({ successCode: 200, scheme: 'Bearer ' })
  expect(() => getServiceSettings({ SUCCESS_CODE: 'ok' })).toThrow('SUCCESS_CODE 要是整数')
})
