import { expect, test } from 'vitest'
import { pageNames, routeOf } from '#scripts/build/page-names.ts'
import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { pathOf, SCREENS } from '#scripts/shell/page/presets.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const member = SEED_MEMBERS[0]!
const stack = fileStack()

/** Every built page with every query the shell offers for it. */
const screens = SCREENS.filter(({ name }) => pageNames().includes(name)).flatMap(({ name, presets }) =>
  presets.map((preset) => [pathOf(name, preset, member.memberNo).slice(1), name] as const),
)

test.for(screens)('/%s opens in the app without a problem', async ([path, name]) => {
  const { page, problems, nativeCalls, text } = await openPage(stack, path as '', { shell: { token: member.token } })
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  expect(await page.title()).not.toBe('')
  expect(await text()).toMatch(/[\u4e00-\u9fff]/)
  expect(await text()).not.toMatch(/undefined|NaN|\[object|Infinity|Invalid Date/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  if (routeOf(name).access === 'public') expect(nativeCalls.filter(({ name }) => name === 'getToken')).toEqual([])
})

test.for(screens.filter(([, name]) => routeOf(name).access === 'public'))(
  '/%s opens in a browser at 320 px with text at 200 %%',
  async ([path]) => {
    const { page, problems } = await openPage(stack, path as '', { width: 320, textPercent: 200 })
    await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  },
)

test('/ goes to /down and keeps its query', async () => {
  const { page } = await openPage(stack, '', { query: { toApp: '1', utm_source: 'banner' } })
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/down?toApp=1&utm_source=banner')
})

test.for(['/nothing', '/assets/gone-123.js', '/_headers.json', '/..%2fpackage.json'])(
  '%s is a real 404',
  async (path) => {
    const response = await fetch(stack.url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('页面不存在')
  },
)

test.for(['/payFailed', '/payFailed/', '/payFailed.html', '/payFailed?x=1'])('%s is the page', async (path) => {
  const response = await fetch(stack.url + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>未查询到付款</title>')
})
