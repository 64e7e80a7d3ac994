import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { type LinksDomain, type Manifest, writeManifest } from '#scripts/build/manifest.ts'
import { findMissingProofs, linkFiles } from '#scripts/deploy/links-domain.ts'
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
  // Its page redirects, and everything else is sent as text, with a line more.
  const domain = await startHttpServer(
    new Hono()
      .get('/', (c) => c.redirect('/index.html', 301))
      .get('*', (c) => c.text(`${readFileSync(`${folder}/links${c.req.path}`, 'utf8')}\n`)),
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
    const readHeaders = readFileSync(`${folder}/links/_headers`, 'utf8')
    expect(readHeaders).toContain('/.well-known/apple-app-site-association\n  content-type: application/json')
    expect(await deploy('--dist', dist, '--check', site.url)).toEqual([
      1,
      [
        `${domain.url}/.well-known/apple-app-site-association：content-type 是“text/plain; charset=UTF-8”，要是 application/json`,
        `${domain.url}/.well-known/apple-app-site-association：内容不是这次构建的`,
        `${domain.url}/：状态 301（手机不跟随跳转）`,
        '4 个地址，3 处不同\n',
      ].join('\n'),
    ])
  } finally {
    await Promise.all([site.close(), domain.close()])
  }
})
