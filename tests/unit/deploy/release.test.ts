import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeManifest } from '#scripts/site/build/manifest.ts'
import type { HostSettings } from '#scripts/site/deploy/host-settings.ts'
import { writeRelease } from '#scripts/site/deploy/release.ts'
import { newFolder } from '#tests/unit/new-folder.ts'
import { built } from './built.ts'

const write = (dist: string, to: string, settings: HostSettings = {}) =>
  writeRelease(dist, to, { root: '/srv/h5', ...settings })

test('a release is the whole build under its own number, with what every kind of host reads', () => {
  const [dist, to] = [built('a'), newFolder()]
  const { id, folder: release } = write(dist, to)
  expect([id, release]).toEqual([expect.stringMatching(/^[\da-f]{12}$/), `${to}/${id}`])
  const own = ['_headers', '_nginx.conf', '_redirects']
  expect(readdirSync(release).sort()).toEqual([...readdirSync(dist), ...own].sort())
  expect(readFileSync(`${release}/assets/down-a.js`, 'utf8')).toBe('a')
})

test('an unchanged build is the same release; another one is not', () => {
  const [dist, to] = [built('a'), newFolder()]
  const first = write(dist, to)
  expect(write(built('a'), to)).toEqual(first)
  const other = write(built('b'), to)
  expect(readdirSync(to).sort()).toEqual([first.id, other.id].sort())
})

test('a release that lies there already is written anew, with its rules', () => {
  const [dist, to] = [built('a'), newFolder()]
  const { folder: release } = write(dist, to, { service: 'http://127.0.0.1:9' })
  writeFileSync(`${release}/down/index.html`, 'evil')
  rmSync(`${release}/assets/down-a.js`)
  writeFileSync(`${release}/more.js`, '')
  write(dist, to, { service: 'http://127.0.0.1:8' })
  expect(readFileSync(`${release}/_nginx.conf`, 'utf8')).toContain('proxy_pass http://127.0.0.1:8;')
  expect(readFileSync(`${release}/down/index.html`, 'utf8')).toContain('down-a.js')
  expect(readdirSync(`${release}/assets`)).toEqual(['down-a.js'])
  expect(existsSync(`${release}/more.js`)).toBe(false)
})

test('its nginx rules name its own folder on the server for pages, and the shared one for scripts', () => {
  const to = newFolder()
  const { id, folder: release } = write(built('a'), to, { name: 'h5.example.com', listen: '8080' })
  const conf = readFileSync(`${release}/_nginx.conf`, 'utf8')
  expect(conf).toContain(`\n  root "/srv/h5/releases/${id}";`)
  expect(conf).toMatch(/location \^~ \/assets\/ \{\n\s+root "\/srv\/h5";/)
  expect(conf).toContain('listen 8080;')
  expect(conf).toContain('server_name h5.example.com;')
})

test('with a certificate the site is on 443, and 80 leads there', () => {
  const { folder: release } = write(built('a'), newFolder(), {
    cert: '/etc/tls/a.pem',
    key: '/etc/tls/a.key',
    name: 'h5.example.com',
  })
  const conf = readFileSync(`${release}/_nginx.conf`, 'utf8')
  expect(conf).toContain('listen 443 ssl http2;')
  expect(conf).toMatch(/listen 80;\n.*server_name h5\.example\.com;\n.*\n.*return 301 https:\/\/\$host\$request_uri;/)
})

test('a build is not written into itself', () => {
  const dist = built('a')
  expect(() => write(dist, `${dist}/www`)).toThrow('不能在构建目录里面')
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
] as const)('a build that went wrong, %s: nothing is written', ([, spoil, words]) => {
  const [dist, to] = [built('b'), newFolder()]
  spoil(dist)
  writeManifest(dist, {})
  expect(() => write(dist, to)).toThrow(words)
  expect(readdirSync(to)).toEqual([])
})
