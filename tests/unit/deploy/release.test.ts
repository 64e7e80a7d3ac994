import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeManifest } from '#scripts/build/manifest.ts'
import type { HostSettings } from '#scripts/deploy/host-settings.ts'
import { writeRelease } from '#scripts/deploy/release.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'
import { createBuild } from './built.ts'

const writeTestRelease = (dist: string, to: string, settings: HostSettings = {}) =>
  writeRelease(dist, to, { root: '/srv/h5', ...settings })

test('a release is the whole build under its own number, with what every kind of host reads', () => {
  const [dist, to] = [createBuild('a'), createTempFolder()]
  const { id, folder: release } = writeTestRelease(dist, to)
  expect([id, release]).toEqual([expect.stringMatching(/^[\da-f]{12}$/), `${to}/${id}`])
  const local = ['_headers', '_nginx.conf', '_redirects']
  expect(readdirSync(release).sort()).toEqual([...readdirSync(dist), ...local].sort())
  expect(readFileSync(`${release}/assets/down-a.js`, 'utf8')).toBe('a')
})

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

test('its nginx rules name its own folder on the server for pages, and the shared one for scripts', () => {
  const to = createTempFolder()
  const { id, folder: release } = writeTestRelease(createBuild('a'), to, { name: 'h5.example.com', listen: '8080' })
  const readConf = readFileSync(`${release}/_nginx.conf`, 'utf8')
  expect(readConf).toContain(`\n  root "/srv/h5/releases/${id}";`)
  expect(readConf).toMatch(/location \^~ \/assets\/ \{\n\s+root "\/srv\/h5";/)
  expect(readConf).toContain('listen 8080;')
  expect(readConf).toContain('server_name h5.example.com;')
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

test('a build is not written into itself', () => {
  const dist = createBuild('a')
  expect(() => writeTestRelease(dist, `${dist}/www`)).toThrow('不能在构建目录里面')
  expect(existsSync(`${dist}/www`)).toBe(false)
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
