import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sleep } from '#shared/core/loading/sleep.ts'
import { openPage } from './browser.ts'
import { createCachedBrowser, leaveAndReturn, watchRestores } from './cached-browser.ts'
import { createGate } from './gate.ts'
import { getShifts, watchShifts } from './shifts.ts'
import { waitForStableText } from './stable-page.ts'
import { type Stack, startStack } from './stack.ts'

const cached = createCachedBrowser()
let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
beforeEach(() => stack.faults.set([]))
afterAll(() => stack?.close())

declare global {
  interface Window {
    /** Box of the bar in the first frame that has one. */
    __firstBar?: string
  }
}

const MEMBER = { token: 'local-token-1001' }

test('a shared page comes back as it was left, and asks anew', async () => {
  const { page, problems } = await openPage(stack, 'courseSharing', {
    query: { courseNo: 'C1001', type: '1' },
    browser: cached.browser,
    prepare: watchRestores,
  })
  await page.getByText('课程安排').waitFor()
  await waitForStableText(page)
  await page.evaluate(() => scrollTo(0, 200))
  const asked = page.waitForRequest('**/api/course/share')
  await leaveAndReturn(page)
  await asked
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  expect(problems).toEqual([])
})

test('a member page comes back with fresh data, as who is signed in now', async () => {
  let token = 'local-token-1001'
  const { page, problems } = await openPage(stack, 'integral', {
    shell: { token, replies: { getToken: () => token } },
    browser: cached.browser,
    prepare: watchRestores,
  })
  await page.getByText('1,280', { exact: true }).first().waitFor()
  token = 'local-token-1003'
  await leaveAndReturn(page)
  await page.getByText('0', { exact: true }).first().waitFor()
  expect(problems).toEqual([])
})

test('a pop-up is closed when the page comes back', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    shell: MEMBER,
    browser: cached.browser,
    prepare: watchRestores,
  })
  await page.getByText('没有更多内容啦').waitFor()
  await page
    .getByRole('button', { name: /选择日期|日历|11月19日/ })
    .first()
    .click()
  await page.locator('dialog[open]').waitFor()
  await leaveAndReturn(page)
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
})

test('what a member will open next is fetched when the way there is in view; the tap asks the server for nothing', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { shell: MEMBER, prepare: watchRestores })
  const isHere = (address: string) =>
    page.evaluate(async (address) => {
      const answerHeight = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
      return answerHeight?.ok
    }, address)
  await page.locator('#composition').scrollIntoViewIfNeeded()
  await expect.poll(() => isHere('/analysis?any=query')).toBe(true)
  const chart = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=prefetch][href*=chart-plot]')!.href,
  )
  await expect.poll(() => isHere(chart)).toBe(true)
  await page.locator('#composition li').filter({ hasText: '体脂率' }).getByRole('button').click()
  await page.waitForURL('**/analysis?*')
  const { deliveryType, transferSize } = await page.evaluate(() =>
    performance.getEntriesByType('navigation')[0]?.toJSON(),
  )
  expect([deliveryType, transferSize]).toEqual(['cache', 0])
  await page.locator('[data-plot] canvas').first().waitFor()
  expect(await page.evaluate((address) => performance.getEntriesByName(address)[0]?.toJSON(), chart)).toMatchObject({
    transferSize: 0,
  })
})

test('another day stays chosen on the way to what waits, or to a metric, and back', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { shell: MEMBER, prepare: watchRestores })
  await page.getByText('58.2').first().waitFor()
  const { no } = stack.db.prepare("SELECT no FROM scale_record WHERE memberNo = '1001' ORDER BY measuredAt").get() as {
    no: string
  }
  await page.goto(`${stack.url}/bodyFatScale?no=${no}`)
  for (const name of [/条测量记录待确认/, /^体脂率/]) {
    await page.getByRole('button', { name }).first().click()
    await page.waitForURL(/bodyFatScaleList|analysis/)
    await page.getByRole('button', { name: '返回' }).click()
    await page.waitForURL(new RegExp(`/bodyFatScale\\?t=\\d+&no=${no}$`))
  }
})

test.for([
  ['columnCourses', {}, /28 天燃脂塑形营/, 'columnDetails'],
  ['activity', { activityId: 'A1004' }, /去填写地址/, 'logistics'],
] as const)(
  '/%s stands in the history once: 返回 leads to it as Back of the phone does, after a reload too',
  async (leaving) => {
    const [route, query, name, next] = leaving
    const { page } = await openPage(stack, route, { query, shell: MEMBER, prepare: watchRestores })
    const getHistoryPaths = () => page.evaluate('navigation.entries().map(({ url }) => new URL(url).pathname)')
    for (const isReloaded of [false, true]) {
      await page.locator('button, a').filter({ hasText: name }).first().press('Enter')
      await page.waitForURL(({ pathname }) => pathname === `/${next}`)
      if (isReloaded) await page.reload()
      await waitForStableText(page)
      await page.getByRole('button', { name: '返回' }).press('Enter')
      await page.waitForURL(({ pathname }) => pathname === `/${route}`)
      expect(await getHistoryPaths()).toEqual([`/${route}`, `/${next}`])
    }
  },
)

test('the next day a page opens as the browser kept it, and asks behind its first view whether it still is the live one', async () => {
  const { page } = await openPage(stack, 'integral', { shell: MEMBER })
  const renewals: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/integral' && !response.request().isNavigationRequest())
      renewals.push(response.status())
  })
  await waitForStableText(page)
  await page.goto('about:blank')
  await page.goto(`${stack.url}/integral?from=day2`)
  await page.getByText('1,280', { exact: true }).first().waitFor()
  const { deliveryType } = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
  expect(deliveryType).toBe('cache')
  await expect.poll(() => renewals.length).toBe(1)
  // A page that came over the line just now does not ask.
  await page.reload()
  await page.getByText('1,280', { exact: true }).first().waitFor()
  await waitForStableText(page)
  await page.waitForTimeout(1000)
  expect(renewals).toHaveLength(1)
})

test('inside the app the bar on top stays where it is from page to page, from the first frame of the next one', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    shell: MEMBER,
    isGuideSeen: true,
    prepare: async (page) => {
      await page.addInitScript(() => {
        const recordBar = () => {
          const bar = document.querySelector('header')
          if (bar) window.__firstBar = JSON.stringify(bar.getBoundingClientRect())
          else requestAnimationFrame(recordBar)
        }
        requestAnimationFrame(recordBar)
      })
    },
  })
  const getBarBox = () => page.evaluate(() => JSON.stringify(document.querySelector('header')!.getBoundingClientRect()))
  const metric = page.locator('#composition li').filter({ hasText: '体脂率' }).getByRole('button')
  await metric.waitFor()
  const onHome = await getBarBox()
  await metric.click()
  await page.waitForURL('**/analysis?*')
  await page.getByRole('tab').first().waitFor()
  expect([await page.evaluate(() => window.__firstBar), await getBarBox()]).toEqual([onHome, onHome])
})

test('the status bar has its place before the first paint from the second page on', async () => {
  let isSilent = false
  const { page } = await openPage(stack, 'columnCourses', {
    shell: {
      ...MEMBER,
      replies: { getStatusBarHeight: () => (isSilent ? new Promise(() => {}) : 47) },
    },
  })
  const getStatusBarHeight = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--status-bar'))
  await expect.poll(getStatusBarHeight).toBe('47px')
  isSilent = true
  await page.goto(`${stack.url}/integral`, { waitUntil: 'commit' })
  // No answer comes: the <head> alone has set it.
  await page.locator('header').first().waitFor()
  expect(await getStatusBarHeight()).toBe('47px')
})

/**
 * The page is no longer out of sight for the height of the app's bar, and is drawn. A function, not
 * a text: a text is evaluated anew at each look, which the page's policy refuses from the second
 * on.
 */
const isVisible = () =>
  getComputedStyle(document.documentElement).visibility === 'visible' &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))

test.for([
  ['bodyFatScale', 'the height of the bar comes late', '58.2', {}, 400, false],
  ['bodyFatScale', 'the scripts come behind all that the app says', '58.2', {}, 0, true],
  ['analysis', 'in 长辈版 the scripts come behind all that the app says', '指导', { type: '1' }, 0, true],
  ['logistics', 'the height of the bar comes late', '寄送奖品', { activityId: 'A1004' }, 400, false],
  ['file', 'the height of the bar comes late', '隐私政策', { type: 'privacy' }, 400, false],
] as const)('/%s: on the first visit nothing moves: %s', async ([name, , text, query, heightMs, areBehind]) => {
  const { promise: isReported, resolve } = createGate()
  const answerHeight = async () => {
    await sleep(heightMs)
    resolve()
    return 47
  }
  const { page } = await openPage(stack, name, {
    query,
    shell: { ...MEMBER, replies: { getStatusBarHeight: answerHeight } },
    isGuideSeen: true,
    prepare: async (page) => {
      await watchShifts(page)
      if (name === 'analysis') await page.addInitScript("localStorage.setItem('elder', 'true')")
      let displayed: Promise<unknown> | undefined
      await page.route('**/assets/*.js*', async (route) => {
        displayed ??= areBehind ? isReported.then(() => page.waitForFunction(isVisible)) : Promise.resolve()
        await displayed
        await route.continue()
      })
    },
  })
  await page.getByText(text).first().waitFor()
  await waitForStableText(page)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--status-bar')))
    .toBe('47px')
  // The bar moves everything: 0.056. member-looks.e2e.ts covers how replies fit their skeletons.
  const moved = (await getShifts(page)).reduce((sum, { value }) => sum + value, 0)
  expect(moved).toBeLessThan(0.01)
})

test('on the first visit the page is shown all the same where the app tells no height, or there is no app', async () => {
  const silent = await openPage(stack, 'bodyFatScale', {
    shell: { ...MEMBER, replies: { getStatusBarHeight: () => new Promise(() => {}) } },
  })
  await silent.page.getByText('健康数据').waitFor()
  const outside = await openPage(stack, 'bodyFatScale')
  await outside.page.getByText('请在 App 内打开').waitFor()
  expect(await outside.page.evaluate(() => document.documentElement.style.visibility)).toBe('')
})

test('without a shell the status bar’s height of an earlier visit is not used', async () => {
  const { page } = await openPage(stack, 'columnCourses', {
    prepare: async (page) => void (await page.addInitScript("localStorage.setItem('statusBar', '47')")),
  })
  await page.getByRole('heading', { name: '请在 App 内打开' }).waitFor()
  await waitForStableText(page)
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--status-bar'))).toBe('')
})
