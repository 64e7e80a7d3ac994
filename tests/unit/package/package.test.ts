import { spawnSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { computeHash } from '#scripts/build/manifest.ts'
import { readManifest } from '#scripts/deploy/check-complete.ts'
import {
  createVersion,
  makePackage,
  type PackageManifest,
  privateKeyOf,
  publicKeyText,
  signed,
} from '#scripts/package/make.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'
import { createBuild, ORIGIN } from './built.ts'

const { privateKey: key } = generateKeyPairSync('ed25519')
const makeTestPackage = (dist: string, version = 7) => makePackage({ dist, build: readManifest(dist), version, key })

/** A zip as an app reads it. */
async function openZip(zip: Uint8Array) {
  const { files: entries } = await JSZip.loadAsync(zip, { checkCRC32: true })
  const files = new Map<string, Uint8Array>()
  for (const { name } of Object.values(entries)) files.set(name, await entries[name]!.async('uint8array'))
  const [manifest, signature] = [files.get('manifest.json')!, files.get('manifest.sig')!]
  const list = JSON.parse(new TextDecoder().decode(manifest)) as PackageManifest
  return { files, manifest, signature, list }
}
const zip = await makeTestPackage(createBuild())
const { files, manifest, signature, list } = await openZip(zip)

test('it holds the member pages with all they name, also what comes later, and nothing else', () => {
  expect([...files.keys()].sort()).toEqual([
    'files/assets/deep-a.js',
    'files/assets/part-a.js',
    'files/campaign/hero.svg',
    'files/chat/index.html',
    'files/set/index.html',
    'manifest.json',
    'manifest.sig',
  ])
  expect(Object.keys(list.pages)).toEqual(['/set', '/chat'])
})

test('the signature of the list is right by the printed public key, and of no other list', () => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKeyText(key), 'base64').toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify(null, manifest, publicKey, signature)).toBe(true)
  expect(verify(null, Buffer.concat([manifest, Buffer.from(' ')]), publicKey, signature)).toBe(false)
})

test('the list has size and hash of every file', () => {
  for (const { path, size, sha256 } of list.files) {
    const bytes = files.get(`files/${path}`)!
    expect([path, bytes.length, computeHash(bytes)]).toEqual([path, size, sha256])
  }
  expect(list.files).toHaveLength(files.size - 2)
})

test('each file stands in the list as a host sends it', () => {
  expect([list.format, list.version, list.origin]).toEqual([1, 7, ORIGIN])
  expect(list.files.find(({ path }) => path === 'assets/deep-a.js')).toEqual({
    path: 'assets/deep-a.js',
    url: `${ORIGIN}/assets/deep-a.js`,
    type: 'text/javascript; charset=utf-8',
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    sha256: computeHash('deep()'),
    size: 6,
  })
  const page = list.files.find(({ url }) => url === `${ORIGIN}/set`)!
  expect([page.path, page.type]).toEqual(['set/index.html', 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toBe(list.pages['/set']!.policy)
  // Kept by the browser, it would answer in place of the network.
  expect(page.headers['cache-control']).toBe('no-cache')
})

test('where no header can be given, tags say the policy, without what only a header can say', () => {
  const { head } = list.pages['/chat']!
  expect(head).toContain('<meta http-equiv="content-security-policy" content="default-src ')
  expect(head).toMatch(/script-src 'self' [^;]+; trusted-types 'none'"/)
  expect(head).not.toContain('frame-ancestors')
  expect(head).toContain('<meta name="referrer" content="no-referrer">')
})

test('scripts from another origin keep their addresses', async () => {
  const dist = createBuild({}, { PAGE_ORIGIN: ORIGIN, ASSET_BASE: 'https://cdn.example.com/h5/' })
  const urls = (await openZip(await makeTestPackage(dist))).list.files.map(({ url }) => url)
  expect(urls).toContain('https://cdn.example.com/h5/assets/deep-a.js')
  expect(urls).toContain(`${ORIGIN}/campaign/hero.svg`)
})

test('a version that is not named is the minute', () =>
  expect(createVersion(new Date('2026-11-23T16:05:59Z'))).toBe(202611231605))

test('the command writes a package with the key of the environment; none of a build for this machine', () => {
  const to = createTempFolder()
  const PACKAGE_KEY = key.export({ type: 'pkcs8', format: 'pem' }) as string
  const runPackage = (dist: string, ...args: string[]) => {
    const command = [`${ROOT}scripts/package/main.ts`, '--dist', dist, '--to', to, ...args]
    const env = { ...process.env, PACKAGE_KEY }
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
    return [status, (stdout + stderr).replace(/\d+ KB/g, 'n KB')]
  }
  const here = createBuild({}, { PAGE_ORIGIN: 'http://127.0.0.1:4173', ASSET_BASE: '/' })
  expect(runPackage(here)).toEqual([1, expect.stringContaining('这是给本机的构建')])
  expect(readdirSync(to)).toEqual([])
  const reported = `已写好 ${to}/offline-7.zip（n KB）\n公钥：${publicKeyText(key)}\n`
  expect(runPackage(createBuild(), '--allow-local', '--version', '7')).toEqual([0, reported])
  expect(readFileSync(`${to}/offline-7.zip`).equals(zip)).toBe(true)
  const latest = { version: 7, file: 'offline-7.zip', size: zip.length, sha256: computeHash(zip) }
  expect(JSON.parse(readFileSync(`${to}/latest.json`, 'utf8'))).toEqual(latest)
})

const pem = key.export({ type: 'pkcs8', format: 'pem' }) as string
const line = key.export({ type: 'pkcs8', format: 'der' }).toString('base64')
test.for([
  ['PEM', pem],
  ['PEM in one line', pem.replaceAll('\n', '\\n')],
  ['base64', `${line}\n`],
])('a key is read as %s', ([, text]) => {
  const bytes = new TextEncoder().encode('list')
  expect(verify(null, bytes, createPublicKey(key), signed(bytes, privateKeyOf(text)))).toBe(true)
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
test.for([
  [undefined, '没有 PACKAGE_KEY'],
  [' ', '没有 PACKAGE_KEY'],
  ['c2VjcmV0', '不是 Ed25519 私钥'],
  [rsa as string, '不是 Ed25519 私钥'],
])('%j is refused', ([text, label]) => expect(() => privateKeyOf(text)).toThrow(label))

test('a key that is none is not told', () =>
  expect(() => privateKeyOf('c2VjcmV0')).toThrow(expect.not.stringContaining('c2VjcmV0')))
