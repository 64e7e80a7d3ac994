import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { siteConfig } from '#scripts/base/site-config.ts'
import { wakePlan } from '#shared/bridge/wake-plan.ts'

const help = execFileSync(process.execPath, [`${ROOT}scripts/site/deploy/main.ts`, '--help'], { encoding: 'utf8' })
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
