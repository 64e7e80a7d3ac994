import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { hashOf } from '#scripts/site/build/manifest.ts'
import { manifestOf } from '#scripts/site/deploy/check-complete.ts'
import { type Archive, readZip, zipOf } from '#scripts/site/package/archive.ts'
import { differenceOf, makePackage } from '#scripts/site/package/make.ts'
import { manifestBytes, type PackageManifest, readManifest } from '#scripts/site/package/manifest.ts'
import { appliedDifference, fileFor, openPackage, type Trust } from '#scripts/site/package/open.ts'
import { publicKeyText, signed } from '#scripts/site/package/sign.ts'
import { versionAt, writePackage } from '#scripts/site/package/write.ts'
import { newFolder } from '#tests/unit/new-folder.ts'
import { built, ORIGIN } from './built.ts'

const { privateKey: key } = generateKeyPairSync('ed25519')
const trust = { publicKey: publicKeyText(key), origin: ORIGIN }
const make = (dist: string, version = 7) => makePackage({ dist, build: manifestOf(dist), version, key })
const archive = await make(built())
const list = readManifest(archive.manifest)
const bytes = (text: string) => new TextEncoder().encode(text)

test('it holds the pages for members with all they name, also what comes later, and nothing else', () => {
  expect([...archive.files.keys()].sort()).toEqual([
    'assets/deep-a.js',
    'assets/part-a.js',
    'campaign/hero.svg',
    'chat/index.html',
    'offline.js',
    'set/index.html',
  ])
  expect(Object.keys(list.pages)).toEqual(['/set', '/chat'])
})

test('the same build gives the same bytes; its pages ask whether the package may be used, and hold nothing of its version', async () => {
  expect(Buffer.from(await zipOf(await make(built()))).equals(await zipOf(archive))).toBe(true)
  const html = (from: Archive) => Buffer.from(from.files.get('set/index.html')!).toString()
  expect(html(archive)).toContain('<script async src="/offline.js"></script>\n</head>')
  expect(html(await make(built(), 8))).toBe(html(archive))
})

test('each file stands in the list as a host sends it', () => {
  expect([list.format, list.version, list.origin]).toEqual([1, 7, ORIGIN])
  expect(list.files.find(({ path }) => path === 'assets/deep-a.js')).toEqual({
    path: 'assets/deep-a.js',
    url: `${ORIGIN}/assets/deep-a.js`,
    type: 'text/javascript; charset=utf-8',
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    sha256: hashOf('deep()'),
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
  const dist = built({}, { PAGE_ORIGIN: ORIGIN, ASSET_BASE: 'https://cdn.example.com/h5/' })
  const urls = readManifest((await make(dist)).manifest).files.map(({ url }) => url)
  expect(urls).toContain('https://cdn.example.com/h5/assets/deep-a.js')
  expect(urls).toContain(`${ORIGIN}/campaign/hero.svg`)
})

test('a difference holds what has changed, and with the earlier package gives the whole one', async () => {
  const later = await make(
    built({
      'chat/index.html': '<html><head>\n</head>新</html>',
      'set/index.html':
        '<html><head>\n</head><script>import("/assets/part-a.js")</script><img src="/campaign/crowd.svg"></html>',
    }),
    8,
  )
  const difference = differenceOf(later, archive)
  expect([...difference.files.keys()].sort()).toEqual([
    'campaign/crowd.svg',
    'chat/index.html',
    'offline.js',
    'set/index.html',
  ])
  expect(later.files.size).toBe(6)
  const before = await openPackage(await zipOf(archive), trust)
  const after = await appliedDifference(before, await zipOf(difference), trust)
  expect(Buffer.from(await zipOf(after)).equals(await zipOf(later))).toBe(true)
  // Of another package it lacks what that one had.
  const other = await openPackage(await zipOf(await make(built({ 'chat/index.html': '<head>\n</head>别' }))), trust)
  const small = differenceOf(await make(built({ 'assets/deep-a.js': 'deeper()' }), 8), archive)
  await expect(appliedDifference(other, await zipOf(small), trust)).rejects.toThrow('chat/index.html：缺少')
})

/** The package with something changed by who has no key. */
const withFile = (path: string, text: string): Archive => ({
  ...archive,
  files: new Map([...archive.files, [path, bytes(text)]]),
})
const without = (path: string): Archive => ({
  ...archive,
  files: new Map([...archive.files].filter(([one]) => one !== path)),
})
const withList = (change: (own: PackageManifest) => void): Archive => {
  const own = structuredClone(list)
  change(own)
  return { ...archive, manifest: manifestBytes(own) }
}
const byOther = generateKeyPairSync('ed25519').privateKey
const signedAnew = (change: (own: PackageManifest) => void): Archive => {
  const { manifest, files } = withList(change)
  return { manifest, files, signature: signed(manifest, key) }
}

test.for<[string, Archive, string]>([
  ['a byte of a file', withFile('assets/deep-a.js', 'deeq()'), 'assets/deep-a.js：内容与清单不同'],
  ['a file more', withFile('assets/evil-a.js', 'evil()'), 'assets/evil-a.js：清单里没有'],
  ['a file less', without('chat/index.html'), 'chat/index.html：缺少'],
  ['a hash in the list', withList(({ files }) => Object.assign(files[0]!, { sha256: hashOf('evil') })), '签名不对'],
  ['a lower version', withList((own) => Object.assign(own, { version: 1 })), '签名不对'],
  ['another key', { ...archive, signature: signed(archive.manifest, byOther) }, '签名不对'],
  ['no signature', { ...archive, signature: new Uint8Array(64) }, '签名不对'],
  ['a path out of its folder', signedAnew(({ files }) => Object.assign(files[0]!, { path: '../x' })), '读不懂'],
  ['a newer format', signedAnew((own) => Object.assign(own, { format: 2 })), '读不懂'],
])('refused: %s', async ([, changed, words]) => {
  await expect(openPackage(await zipOf(changed), trust)).rejects.toThrow(words)
})

test.for<[Partial<Trust>, string]>([
  [{ newerThan: 6 }, ''],
  [{ newerThan: 7 }, '版本 7 不比 7 新'],
  [{ origin: 'https://h5.example.org' }, '是 https://h5.example.com 的'],
])('an app that knows %o takes it or says why not: %s', async ([known, words]) => {
  const opening = openPackage(await zipOf(archive), { ...trust, ...known }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(await opening).toContain(words)
  expect(Boolean(await opening)).toBe(Boolean(words))
})

test('whichever byte of the zip is changed, nothing else is ever served', async () => {
  const zip = await zipOf(archive)
  for (let at = 0; at < zip.length; at += 97) {
    const changed = zip.slice()
    changed[at]! ^= 1
    const opened = await openPackage(changed, trust).catch(() => undefined)
    if (opened)
      expect([...opened.files].every(([path, one]) => hashOf(one) === hashOf(archive.files.get(path)!))).toBe(true)
  }
})

test('a zip that holds something else is none', async () => {
  await expect(readZip(bytes('no zip'))).rejects.toThrow('不是完整的 zip')
  const zip = await JSZip.loadAsync(await zipOf(archive))
  zip.file('readme.txt', 'x')
  await expect(readZip(await zip.generateAsync({ type: 'uint8array' }))).rejects.toThrow('多余的 readme.txt')
  zip.remove('manifest.sig')
  await expect(readZip(await zip.generateAsync({ type: 'uint8array' }))).rejects.toThrow('没有 manifest.sig')
})

const opened = await openPackage(await zipOf(archive), trust)
test.for([
  ['GET', '/set', 'set/index.html'],
  ['GET', '/set/', 'set/index.html'],
  ['GET', '/set?no=1&from=BodyFatScale#x', 'set/index.html'],
  ['GET', '/assets/deep-a.js', 'assets/deep-a.js'],
  ['GET', '/set?offline=0', undefined],
  ['POST', '/set', undefined],
  ['GET', '/api/user-scale/v1/list', undefined],
  ['GET', '/down', undefined],
  ['GET', '/offline.json', undefined],
  ['GET', '/', undefined],
] as const)('%s %s is answered by %s, another origin never', ([method, path, file]) => {
  expect(fileFor(opened, method, ORIGIN + path)?.path).toBe(file)
  expect(fileFor(opened, method, `https://h5.example.org${path}`)).toBeUndefined()
})

test('a version that is not named is the minute', () =>
  expect(versionAt(new Date('2026-11-23T16:05:59Z'))).toBe(202611231605))

test('packages are written with differences, and nothing where one makes no sense', async () => {
  const to = newFolder()
  const write = (dist: string, version: number, earlier: string[] = []) =>
    writePackage({ dist, build: manifestOf(dist), version, key }, `${to}/out`, earlier)
  const [first] = await write(built(), 7)
  const later = built({ 'assets/deep-a.js': 'deeper()' })
  await expect(write(built(), 8, [first!.file])).rejects.toThrow('没有变化')
  await expect(write(later, 7, [first!.file])).rejects.toThrow('新的要比它大：7')
  await expect(write(later, 8, [`${to}/none.zip`])).rejects.toThrow(`${to}/none.zip`)
  const elsewhere = built({}, { PAGE_ORIGIN: 'https://test.example.com', ASSET_BASE: '/' })
  await expect(write(elsewhere, 8, [first!.file])).rejects.toThrow(`不是 https://test.example.com 的`)
  expect(readdirSync(`${to}/out`)).toEqual(['offline-7.zip'])

  const written = await write(later, 8, [first!.file])
  expect(written.map(({ files }) => files)).toEqual([6, 2])
  expect(readdirSync(`${to}/out`).sort()).toEqual(['offline-7.zip', 'offline-8-from-7.zip', 'offline-8.zip'])
  writeFileSync(`${to}/broken.zip`, readFileSync(first!.file).subarray(100))
  await expect(write(later, 9, [`${to}/broken.zip`])).rejects.toThrow('不是完整的 zip')
  expect(existsSync(`${to}/out/offline-9.zip`)).toBe(false)
})

test('the command writes a package with the key of the environment, and its difference from an earlier one; none of a build for this machine', async () => {
  const to = newFolder()
  const PACKAGE_KEY = key.export({ type: 'pkcs8', format: 'pem' }) as string
  const run = (dist: string, ...args: string[]) => {
    const command = [`${ROOT}scripts/site/package/main.ts`, '--dist', dist, '--to', to, ...args]
    const env = { ...process.env, PACKAGE_KEY }
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
    return [status, (stdout + stderr).replace(/\d+ KB/g, 'n KB')]
  }
  const here = built({}, { PAGE_ORIGIN: 'http://127.0.0.1:4173', ASSET_BASE: '/' })
  expect(run(here)).toEqual([1, expect.stringContaining('这是给本机的构建')])
  expect(readdirSync(to)).toEqual([])

  const before = built()
  const [first] = await writePackage({ dist: before, build: manifestOf(before), version: 7, key }, to)
  const later = built({ 'assets/deep-a.js': 'deeper()' })
  const told = [
    `已写好 ${to}/offline-8.zip（6 个文件，n KB）`,
    `已写好 ${to}/offline-8-from-7.zip（2 个文件，n KB）`,
    `公钥：${trust.publicKey}\n`,
  ]
  expect(run(later, '--allow-local', '--version', '8', '--from', first!.file)).toEqual([0, told.join('\n')])
  expect(readdirSync(to).sort()).toEqual(['offline-7.zip', 'offline-8-from-7.zip', 'offline-8.zip'])
})
