import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { type LinksDomain, type Manifest, writeManifest } from '#scripts/build/manifest.ts'
import { checkLinks, findMissingProofs, linkFiles, writeLinks } from '#scripts/deploy/links-domain.ts'
import { createStaticSite } from '#scripts/host/static-site.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'
import { createBuild } from './built.ts'

const dist = createTempFolder()

/** What a build with these settings writes down. */
function getLinks(settings: Parameters<typeof writeManifest>[1]): LinksDomain | undefined {
  writeManifest(dist, settings)
  return (JSON.parse(readFileSync(`${dist}/_manifest.json`, 'utf8')) as Manifest).links
}

const SETTINGS = {
  UNIVERSAL_LINK: 'https://link.example.com/app/',
  PAGE_ORIGIN: 'https://h5.example.com',
  IOS_APP_ID: 'ABCDE12345.com.example.app',
  ANDROID_PACKAGE_NAME: 'com.example.app',
  ANDROID_FINGERPRINTS: 'AA:BB CC:DD',
  HARMONY_APP_ID: '5765880207854000000',
}
const links = getLinks(SETTINGS)!
const PROOFS = ['apple-app-site-association', 'assetlinks.json', 'applinking.json']

test('each phone finds its app, and everybody else the way to /down', () => {
  const readJsonFile = (path: string) => JSON.parse(linkFiles(links)[`.well-known/${path}`]!.body)
  expect(readJsonFile('apple-app-site-association')).toEqual({
    applinks: { details: [{ appIDs: ['ABCDE12345.com.example.app'], components: [{ '/': '/app/*' }] }] },
  })
  expect(readJsonFile('assetlinks.json')[0].target).toEqual({
    namespace: 'android_app',
    package_name: 'com.example.app',
    sha256_cert_fingerprints: ['AA:BB', 'CC:DD'],
  })
  expect(readJsonFile('applinking.json')).toEqual({ applinking: { apps: [{ appIdentifier: '5765880207854000000' }] } })
  expect(linkFiles(links)['index.html']!.body).toContain('content="0; url=https://h5.example.com/down"')
})

test('what has no setting is left out, and said; without a domain there is nothing', () => {
  expect(getLinks({ ...SETTINGS, UNIVERSAL_LINK: '' })).toBeUndefined()
  const bare = getLinks({ ...SETTINGS, IOS_APP_ID: '', ANDROID_FINGERPRINTS: '', HARMONY_APP_ID: '' })!
  expect(Object.keys(linkFiles(bare))).toEqual(['index.html', '404.html'])
  expect(findMissingProofs(bare).map((line) => /没有 (\w+)/.exec(line)![1])).toEqual([
    'IOS_APP_ID',
    'ANDROID_FINGERPRINTS',
    'HARMONY_APP_ID',
  ])
  expect(findMissingProofs(links)).toEqual([])
})

test('the folder holds the files and the rules for its host', () => {
  const folder = `${dist}/links`
  writeLinks(links, folder)
  expect(readdirSync(folder).sort()).toEqual(['.well-known', '404.html', '_headers', '_nginx.conf', 'index.html'])
  expect(readdirSync(`${folder}/.well-known`).sort()).toEqual([...PROOFS].sort())
  const headers = readFileSync(`${folder}/_headers`, 'utf8')
  for (const name of PROOFS) expect(headers).toContain(`/.well-known/${name}\n  content-type: application/json`)
})

/** The live domain, some of its answers changed. */
const createLive =
  (changed: Record<string, () => Response> = {}) =>
  async (address: string) => {
    const path = address.slice('https://link.example.com/'.length) || 'index.html'
    const { body, type } = linkFiles(links)[path]!
    return changed[path]?.() ?? new Response(body, { headers: { 'content-type': type } })
  }

const AASA = '.well-known/apple-app-site-association'
const ADDRESS = `https://link.example.com/${AASA}`
test.for<[string, () => Response, RegExp]>([
  ['is missing', () => new Response('', { status: 404 }), /状态 404/],
  ['is a redirect', () => new Response(null, { status: 301, headers: { location: '/x' } }), /状态 301/],
  [
    'has another type',
    () => new Response(linkFiles(links)[AASA]!.body, { headers: { 'content-type': 'application/octet-stream' } }),
    /content-type 是“application\/octet-stream”/,
  ],
  ['names another app', () => new Response('{}', { headers: { 'content-type': 'application/json' } }), /内容不是/],
  [
    'cannot be had',
    () => {
      throw new TypeError('fetch failed')
    },
    /连不上（fetch failed）/,
  ],
])('a file that %s is told with its address', async ([, answer, text]) => {
  const { wrong } = await checkLinks(links, createLive({ [AASA]: answer }))
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toMatch(text)
  expect(wrong[0]).toContain(ADDRESS)
})

const COMMAND = `${ROOT}scripts/deploy/main.ts`
const PAGES = { ...loadSiteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }

/** Run the command while this process serves what it asks for. */
const deploy = (...args: string[]) =>
  new Promise<[status: unknown, output: string]>((done) =>
    execFile(process.execPath, [COMMAND, ...args], (error, stdout, stderr) =>
      done([error?.code ?? 0, stdout + stderr]),
    ),
  )

test('the command writes the files of the links’ domain beside the site, and --check asks for them, too, by type and without redirects', async () => {
  const folder = createTempFolder()
  // Its page redirects, and everything else is sent as text.
  const domain = await startHttpServer(
    new Hono()
      .get('/', (c) => c.redirect('/index.html', 301))
      .get('*', (c) => c.text(readFileSync(`${folder}/links${c.req.path}`, 'utf8'))),
    0,
  )
  const settings = { ...PAGES, UNIVERSAL_LINK: `${domain.url}/app/`, IOS_APP_ID: 'ABCDE12345.com.example.app' }
  const dist = createBuild('a', settings)
  const site = await startHttpServer(createStaticSite(dist), 0)
  try {
    const [status, readJsonFile] = await deploy(
      ...['--dist', dist, '--static', '--to', `${folder}/site`, '--links', `${folder}/links`, '--allow-local'],
    )
    expect([status, readJsonFile]).toEqual([0, expect.stringContaining(`已写好 ${folder}/links，给 ${domain.url}\n`)])
    expect(readJsonFile).toContain('没有 ANDROID_FINGERPRINTS：不写 .well-known/assetlinks.json\n')
    expect(readdirSync(`${folder}/site`)).not.toContain('.well-known')
    expect(await deploy('--dist', dist, '--check', site.url)).toEqual([
      1,
      [
        `${domain.url}/.well-known/apple-app-site-association：content-type 是“text/plain; charset=UTF-8”，要是 application/json`,
        `${domain.url}/：状态 301（手机不跟随跳转）`,
        '4 个地址，2 处不同\n',
      ].join('\n'),
    ])
  } finally {
    await Promise.all([site.close(), domain.close()])
  }
})
