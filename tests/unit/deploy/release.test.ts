import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeManifest } from '#scripts/build/manifest.ts'
import { readManifest } from '#scripts/deploy/check-complete.ts'
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
  const tls = { cert: '/etc/tls/a.pem', key: '/etc/tls/a.key', name: 'h5.example.com' }
  const { folder: release } = writeTestRelease(createBuild('a'), createTempFolder(), tls)
  const readConf = readFileSync(`${release}/_nginx.conf`, 'utf8')
  expect(readConf).toContain('listen 443 ssl http2;')
  expect(readConf).toMatch(
    /listen 80;\n.*server_name h5\.example\.com;\n.*\n.*return 301 https:\/\/\$host\$request_uri;/,
  )
})

const SCRIPT = 'assets/down-b.js'
const HEADERS = '{"/down":{"x":"$host"},"/404":{},"/assets/*":{},"/*":{}}'
test.for<[string, (dist: string) => void, string]>([
  ['a script is altered', (dist) => writeFileSync(`${dist}/${SCRIPT}`, 'evil()'), `${SCRIPT}：与构建时不同`],
  ['a script is missing', (dist) => rmSync(`${dist}/${SCRIPT}`), `${SCRIPT}：缺少`],
  ['a file is added', (dist) => writeFileSync(`${dist}/assets/extra.js`, ''), 'assets/extra.js：不是这次构建的文件'],
  ['a page is added', (dist) => cpSync(`${dist}/down`, `${dist}/free`, { recursive: true }), 'free/index.html：不是'],
  ['a folder is a link', (dist) => symlinkSync(createTempFolder(), `${dist}/more`), 'more：不是这次构建的文件'],
  ['the list is cut', (dist) => writeFileSync(`${dist}/_manifest.json`, '{"files"'), '缺 _manifest.json'],
  ['a page was not built', (dist) => rebuild(dist, () => rmSync(`${dist}/down`, { recursive: true })), '缺少页面'],
  ['the headers were not built', (dist) => rebuild(dist, () => rmSync(`${dist}/_headers.json`)), '缺 _headers.json'],
  ['a header injects', (dist) => rebuild(dist, () => writeFileSync(`${dist}/_headers.json`, HEADERS)), '不允许的字符'],
])('a build in which %s: nothing is written', ([, spoil, text]) => {
  const [dist, to] = [createBuild('b'), createTempFolder()]
  spoil(dist)
  expect(() => writeTestRelease(dist, to)).toThrow(text)
  expect(readdirSync(to)).toEqual([])
})

/** A build whose own list has the fault. */
function rebuild(dist: string, spoil: () => void) {
  spoil()
  writeManifest(dist, {})
}

test.for([
  ['http://127.0.0.1:4173', ['PAGE_ORIGIN']],
  ['http://[::1]:80/x', ['PAGE_ORIGIN']],
  ['https://localhost.example.com', []],
  ['', []],
] as const)('a build for %s names this machine in %o', ([PAGE_ORIGIN, local]) => {
  const dist = createTempFolder()
  writeManifest(dist, { PAGE_ORIGIN })
  expect(readManifest(dist).local).toEqual(local)
})
