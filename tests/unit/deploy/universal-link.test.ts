import { execFile, execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { siteConfig } from '#scripts/base/site-config.ts'
import { staticSite } from '#scripts/site/host/static-site.ts'
import { wakePlan } from '#shared/bridge/wake-plan.ts'
import { newFolder } from '#tests/unit/new-folder.ts'
import { built } from './built.ts'

const COMMAND = `${ROOT}scripts/site/deploy/main.ts`
const help = execFileSync(process.execPath, [COMMAND, '--help'], { encoding: 'utf8' })
const SETTINGS = siteConfig('site', {})
const PAGES = { ...SETTINGS, PAGE_ORIGIN: 'https://h5.example.com' }
const IPHONE = { platform: 'ios', container: 'browser', chromium: false } as const
const LINKS = { scheme: 'app', storeUrl: 'https://store.test/', packageUrl: 'https://package.test/' }

test('deploy --help says of UNIVERSAL_LINK what holds: it may be left out, has a host of its own, and its files stand apart from the site', () => {
  expect(help).toMatch(/UNIVERSAL_LINK 可以不设（iOS 改用 APP_SCHEME）/)
  expect(siteConfig('production', { ...PAGES, UNIVERSAL_LINK: undefined }).UNIVERSAL_LINK).toBe('')
  expect(wakePlan(IPHONE, { page: 'home' }, LINKS)).toMatchObject({ way: 'scheme', address: 'app://home' })

  expect(help).toMatch(/域名不能与页面相同/)
  expect(() => siteConfig('production', { ...PAGES, UNIVERSAL_LINK: 'https://h5.example.com/app/' })).toThrow(
    'UNIVERSAL_LINK',
  )
  const other = 'https://link.example.com/app/'
  expect(siteConfig('production', { ...PAGES, UNIVERSAL_LINK: other }).UNIVERSAL_LINK).toBe(other)

  expect(help).toMatch(/apple-app-site-association[\s\S]*写到 --links 的目录，不进站点/)
  const shipped = readdirSync(`${ROOT}public`, { recursive: true, encoding: 'utf8' })
  expect(shipped.filter((path) => /well-known|apple-app-site/.test(path))).toEqual([])
})

test.for(['http://link.example.com/', 'link.example.com', 'https://'])(
  'a universal link that is none, %s, is refused by name',
  (link) => expect(() => siteConfig('production', { ...PAGES, UNIVERSAL_LINK: link })).toThrow('UNIVERSAL_LINK'),
)

/** Run the command while this process serves what it asks for. */
const deploy = (...args: string[]) =>
  new Promise<[status: unknown, said: string]>((done) =>
    execFile(process.execPath, [COMMAND, ...args], (error, stdout, stderr) =>
      done([error?.code ?? 0, stdout + stderr]),
    ),
  )

test('the command writes the files of the links’ domain beside the site, and --check asks for them, too, by type and without redirects', async () => {
  const folder = newFolder()
  // Its page redirects, and everything else is sent as text.
  const domain = await listen(
    new Hono()
      .get('/', (c) => c.redirect('/index.html', 301))
      .get('*', (c) => c.text(readFileSync(`${folder}/links${c.req.path}`, 'utf8'))),
    0,
  )
  const settings = { ...PAGES, UNIVERSAL_LINK: `${domain.url}/app/`, IOS_APP_ID: 'ABCDE12345.com.example.app' }
  const dist = built('a', settings)
  const site = await listen(staticSite(dist), 0)
  try {
    const [status, said] = await deploy(
      ...['--dist', dist, '--static', '--to', `${folder}/site`, '--links', `${folder}/links`, '--allow-local'],
    )
    expect([status, said]).toEqual([0, expect.stringContaining(`已写好 ${folder}/links，给 ${domain.url}\n`)])
    expect(said).toContain('没有 ANDROID_FINGERPRINTS：不写 .well-known/assetlinks.json\n')
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
