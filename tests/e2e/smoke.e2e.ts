import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageNames, routeOf } from '#scripts/build/page-names.ts'
import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { pathOf, SCREENS } from '#scripts/shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const member = SEED_MEMBERS[0]!
const stack = fileStack()

/** Every built page with every query the shell offers for it. */
const screens = SCREENS.filter(({ name }) => pageNames().includes(name)).map(({ name, presets }) => ({
  name,
  addresses: presets.map((preset) => pathOf(name, preset, member.memberNo)),
}))
const isPublic = ({ name }: { name: RouteName }) => routeOf(name).access === 'public'

/** Open one address after the other in the same tab. */
async function visit(page: Page, address: string) {
  await page.goto(stack.url + address)
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test.for(screens)('/$name opens in the app without a problem, with every query', async ({ name, addresses }) => {
  const { page, problems, nativeCalls, text } = await openPage(stack, name, { shell: { token: member.token } })
  for (const address of addresses) {
    problems.length = 0 // the page without a query
    expect(await visit(page, address), address).toBeLessThanOrEqual(0)
    expect(await page.title(), address).not.toBe('')
    expect(await text(), address).toMatch(/[\u4e00-\u9fff]/)
    expect(await text(), address).not.toMatch(/undefined|NaN|\[object|Infinity|Invalid Date/)
    expect(problems, address).toEqual([])
  }
  if (isPublic({ name })) expect(nativeCalls.filter(({ name }) => name === 'getToken')).toEqual([])
})

test.for(screens.filter(isPublic))(
  '/$name opens in a browser at 320 px with text at 200 %',
  async ({ name, addresses }) => {
    const { page, problems } = await openPage(stack, name, { width: 320, textPercent: 200 })
    for (const address of addresses) {
      problems.length = 0
      expect(await visit(page, address), address).toBeLessThanOrEqual(0)
      expect(problems, address).toEqual([])
    }
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
