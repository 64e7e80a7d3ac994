import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { SCREENS } from '#scripts/native-shell/page/presets.ts'
import { shareLists } from '#scripts/share/page-list.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { type RouteName, routes } from '#shared/routes.ts'

const names = Object.keys(SHARE_PAGES) as RouteName[]
test('the list holds every share.ts (npm run generate writes it)', () =>
  expect(shareLists()).toEqual(
    Object.fromEntries(Object.keys(shareLists()).map((path) => [path, readFileSync(ROOT + path, 'utf8')])),
  ))

test.for(names)('/%s is opened by the shell, the bench and the gallery with its ids', (name) => {
  const query = new URLSearchParams(SCREENS.find((screen) => screen.name === name)?.presets[0]?.query)
  expect(SHARE_PAGES[name]!.ids.filter((id) => !query.get(id))).toEqual([])
})

test('a page that sets a card for WeChat may send what the JSSDK reports, no other page', () => {
  const config = { ...loadSiteConfig('site', {}), WECHAT: 'on', WECHAT_OPEN_APP: '' }
  const all = Object.keys(routes) as RouteName[]
  const telling = all.filter((name) => SHARE_PAGES[name]?.card)
  const allowed = all.filter((name) =>
    createPageHeaders(name, { scripts: [], styles: [] }, config)['content-security-policy']!.includes(
      'open.weixin.qq.com',
    ),
  )
  expect(allowed.filter((name) => name !== 'columnDetails')).toEqual(telling)
})

test('share pages, and /test, where it is tried, let in the frame of WeChat’s open tag where the build has one', () => {
  const local = { ...loadSiteConfig('site', {}), WECHAT: 'on', WECHAT_OPEN_APP: 'wx1' }
  const all = Object.keys(routes) as RouteName[]
  const getPolicy = (name: RouteName, config: typeof local) =>
    createPageHeaders(name, { scripts: [], styles: [] }, config)['content-security-policy']!
  const getFramingPages = (config: typeof local) =>
    all.filter((name) => / frame-src https: yy: wvjbscheme: webcompt:(;|$)/.test(getPolicy(name, config)))
  expect(getFramingPages(local)).toEqual(all.filter((name) => SHARE_PAGES[name] || name === 'test'))
  // The kit reports there once it is configured, with a card or without.
  for (const name of getFramingPages(local)) expect(getPolicy(name, local)).toContain('https://open.weixin.qq.com')
  expect(getFramingPages({ ...local, WECHAT_OPEN_APP: '' })).toEqual([])
  expect(getFramingPages({ ...local, WECHAT: 'off' })).toEqual([])
  for (const name of all) expect(getPolicy(name, { ...local, WECHAT: 'off' })).not.toContain('open.weixin.qq.com')
})
