import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeManifest } from '#scripts/build/manifest.ts'
import type { HostSettings } from '#scripts/deploy/host-settings.ts'
import { writeRelease } from '#scripts/deploy/release.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'
import { createBuild } from './built.ts'

const writeTestRelease = (dist: string, to: string, settings: HostSettings = {}) =>
  writeRelease(dist, to, { root: '/srv/h5', ...settings })

test('a release that lies there already is written anew, with its rules', () => {
  const [dist, to] = [createBuild('a'), createTempFolder()]
  const { folder: release } = writeTestRelease(dist, to, { service: 'http://127.0.0.1:9' })
  writeFileSync(`${release}/down/index.html`, 'evil')
  rmSync(`${release}/assets/down-a.js`)
  writeFileSync(`${release}/more.js`, '')
  writeTestRelease(dist, to, { service: 'http://127.0.0.1:8' })
  expect(readFileSync(`${release}/_nginx.conf`, 'utf8')).toContain('proxy_pass http://127.0.0.1:8;')
  expect(readFileSync(`${release}/down/index.html`, 'utf8')).toContain('down-a.js')
  expect(readdirSync(`${release}/assets`)).toEqual(['down-a.js'])
  expect(existsSync(`${release}/more.js`)).toBe(false)
})

test('with a certificate the site is on 443, and 80 leads there', () => {
  const { folder: release } = writeTestRelease(createBuild('a'), createTempFolder(), {
    cert: '/etc/tls/a.pem',
    key: '/etc/tls/a.key',
    name: 'h5.example.com',
  })
  const readConf = readFileSync(`${release}/_nginx.conf`, 'utf8')
  expect(readConf).toContain('listen 443 ssl http2;')
  expect(readConf).toMatch(
    /listen 80;\n.*server_name h5\.example\.com;\n.*\n.*return 301 https:\/\/\$host\$request_uri;/,
  )
})

test.for([
  ['a page is missing', (dist: string) => rmSync(`${dist}/down`, { recursive: true }), '缺少页面'],
  ['the headers are missing', (dist: string) => rmSync(`${dist}/_headers.json`), '缺 _headers.json'],
  [
    'a header injects',
    (dist: string) =>
      writeFileSync(`${dist}/_headers.json`, '{"/down":{"x":"$host"},"/404":{},"/assets/*":{},"/*":{}}'),
    '不允许的字符',
  ],
] as const)('a build that went wrong, %s: nothing is written', ([, spoil, text]) => {
  const [dist, to] = [createBuild('b'), createTempFolder()]
  spoil(dist)
  writeManifest(dist, {})
  expect(() => writeTestRelease(dist, to)).toThrow(text)
  expect(readdirSync(to)).toEqual([])
})
