import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { openPage, resizePage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { getShifts, watchShifts } from './shifts.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/** Pages whose failures are a toast besides, by the specification (share-failures.e2e.ts). */
const TOASTS = new Set<RouteName>(['groupShare', 'groupInfoShare', 'pkShare', 'courseEndShare', 'groupReport'])

/** One item of each share page, and words that are there once it is. */
const PAGES = [
  ['courseSharing', { courseNo: 'C1001', type: '1' }, '课程安排'],
  ['courseEndShare', { type: '1', userSportNo: 'S2' }, '千卡'],
  ['groupReport', { reportId: '1', meetStandardCondition: '0' }, '打卡天数'],
  [
    'groupInfoShare',
    { startDay: '2026-11-01', endDay: '2026-11-30', groupId: 'G1', targetType: '1', userNo: '1001' },
    '915',
  ],
  ['groupShare', { groupId: 'G1', userNo: '1001' }, '人在练'],
  ['pkShare', { pkNo: 'P1', userNo: '1001' }, '晓棠'],
  ['activityDetailsShare', { activityId: 'A1001' }, '活动规则'],
  ['columnShare', { columnId: 'L1001' }, '加入活动'],
] as const satisfies readonly (readonly [RouteName, Record<string, string>, string])[]

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** The places of some elements, all at one moment. */
const getBoxes = (page: Page, ...selectors: string[]) =>
  page.evaluate<Box[]>(`${JSON.stringify(selectors)}.map((one) => {
    const { top, bottom, left, right } = document.querySelector(one).getBoundingClientRect()
    return { top, bottom, left, right }
  })`)

/** The windows in which a failed page is looked at; text in percent of the reader's usual size. */
const WINDOWS = [
  { width: 390, height: 844, text: 100 },
  { width: 320, height: 568, text: 100 },
  { width: 844, height: 390, text: 100 },
  { width: 390, height: 844, text: 200 },
]
type Window = (typeof WINDOWS)[number]

const resizeWindow = (page: Page, { width, height, text }: Window) => resizePage(page, width, height, text)

test.for(selectEvery(PAGES, 2))(
  '/%s fails: 重试 is in sight above the bar in every window, no notice says it a second time; after it nothing is cut off at 320 px and 200 %%',
  async ([route, query, label]) => {
    stack.faults.set([{ path: '*', status: 500 }])
    const { page } = await openPage(stack, route, { query, reducedMotion: false })
    const getButton = (name: string) => page.getByRole('button', { name })
    await getButton('重试').waitFor()
    await page.waitForTimeout(300)
    for (const window of WINDOWS) {
      await resizeWindow(page, window)
      const isMisplaced = async () => {
        const retry = (await getButton('重试').boundingBox())!
        const bar = (await getButton('打开 App').boundingBox())!
        return [
          retry.y < 0 && '重试 is above the window',
          retry.y + retry.height > bar.y && '重试 is behind the bar',
          bar.y + bar.height > window.height && 'the bar is below the window',
        ].filter(Boolean)
      }
      await expect.poll(isMisplaced, { message: JSON.stringify(window) }).toEqual([])
      if (!TOASTS.has(route)) expect(await page.getByText('服务开小差了，请稍后重试').count()).toBe(0)
      // Another try comes first: the way into the app has not its colour.
      const getColour = (name: string) =>
        getButton(name).evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await getColour('打开 App')).not.toBe(await getColour('重试'))
    }
    await resizeWindow(page, { width: 320, height: 844, text: 200 })
    stack.faults.set([])
    await getButton('重试').click()
    await page.getByText(label).first().waitFor()
    const findOutside = () =>
      page
        .locator('#app :not(:has(*), .absolute, .absolute *)')
        .evaluateAll((leaves) =>
          leaves.filter((leaf) => leaf.getBoundingClientRect().right > innerWidth + 1).map((leaf) => leaf.outerHTML),
        )
    await expect.poll(findOutside).toEqual([])
  },
)

test('where another try does not help, the way into the app keeps its colour', async () => {
  const { page } = await openPage(stack, 'groupReport', { query: {} })
  await page.getByRole('heading', { name: '链接不完整' }).waitFor()
  const colour = await page
    .getByRole('button', { name: '打开 App' })
    .evaluate((getButton) => getComputedStyle(getButton).backgroundColor)
  expect(colour).toBe('rgb(18, 200, 113)')
})

test('the campaign in every window and for elders: days and name lie neither on the bar nor on the runner', async () => {
  const { page } = await openPage(stack, 'activity', {
    query: { activityId: 'A1001' },
    shell: { token: 'local-token-1001' },
  })
  const findOverlaps = async () => {
    const places = await getBoxes(page, '[aria-label=返回]', 'header p b', 'h1 img', 'header div > img')
    const [back, days, name, scene] = places as [Box, Box, Box, Box]
    // The drawing is 390 × 430, of which the lower 370 are shown; the runner's hair begins at 235.
    const head = scene.top + ((235 - 60) / 370) * (scene.bottom - scene.top)
    return [
      days.top < back.bottom && 'the days lie on the bar',
      name.top < days.bottom && 'the name lies on the days',
      name.bottom > head + 6 && 'the name lies on the runner',
    ].filter(Boolean)
  }
  const expectApart = async (window: Window & { elder?: true }) => {
    await page.getByText('我的进度').waitFor()
    await resizeWindow(page, window)
    await page.waitForTimeout(300)
    await expect.poll(findOverlaps, { message: JSON.stringify(window) }).toEqual([])
  }
  for (const [width, text] of [
    [390, 100],
    [320, 100],
    [430, 100],
    [320, 200],
  ] as const)
    await expectApart({ width, height: 844, text })
  await page.evaluate("localStorage.setItem('elder', 'true')")
  await page.reload()
  await expectApart({ width: 390, height: 844, text: 100, elder: true })
})

test.for(selectEvery(PAGES, 2, 1))(
  '/%s: nothing moves from the blanks to what comes',
  async ([route, query, label]) => {
    stack.faults.set([{ path: '*', delayMs: 300 }])
    const { page } = await openPage(stack, route, {
      query,
      reducedMotion: false,
      prepare: watchShifts,
    })
    await page.getByText(label).first().waitFor()
    await page.waitForTimeout(500)
    expect(await getShifts(page)).toEqual([])
  },
)

test.for(selectEvery(PAGES, 2, 1))(
  '/%s on a wide screen: the item at the left, its code and the app at the right',
  async ([route, query, label]) => {
    const { page, problems } = await openPage(stack, route, { query, device: 'desktop', width: 1280, height: 800 })
    await page.getByText(label).first().waitFor()
    const panel = page.getByRole('complementary', { name: '在手机上打开' })
    await panel.getByRole('heading', { name: '手机扫码打开' }).waitFor()
    await panel.getByRole('img', { name: '这个页面的二维码' }).waitFor()
    const [aside, column] = [(await panel.boundingBox())!, (await page.locator('h1').boundingBox())!]
    expect(column.x + column.width).toBeLessThanOrEqual(aside.x)
    expect(aside.x + aside.width).toBeLessThanOrEqual(1280)
    // The bar at its foot is a card, not a strip from edge to edge of the column.
    const countBars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#app *')]
          .filter(
            (element) =>
              getComputedStyle(element).position === 'sticky' &&
              getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
          )
          .map((element) => [
            getComputedStyle(element).borderRadius,
            Math.round(element.getBoundingClientRect().bottom),
          ]),
      )
    await expect
      .poll(async () => (await countBars()).filter(([radius, end]) => radius !== '20px' || Number(end) > 784))
      .toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1280)
    // A ground fills the window behind everything, never from on top of it.
    const countCovers = (all: Element[]) =>
      all.filter((element) => getComputedStyle(element).clipPath !== 'none').length
    expect(await page.locator('.bg-deep .bg-deep').evaluateAll(countCovers)).toBe(0)
    // On paper only the item.
    await page.emulateMedia({ media: 'print' })
    expect(await panel.isVisible()).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.querySelector("main")).paddingRight')).not.toBe('380px')
    await page.emulateMedia({ media: 'screen' })
    // Narrow again: the page has the window for itself.
    await page.setViewportSize({ width: 700, height: 800 })
    expect(await panel.isVisible()).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.querySelector("main")).paddingRight')).not.toBe('380px')
    expect(problems).toEqual([])
  },
)

test('what shares a campaign has its place before the answer: nothing beside it moves', async () => {
  stack.faults.set([{ path: '*', delayMs: 600 }])
  const { page } = await openPage(stack, 'activity', {
    query: { activityId: 'A1001' },
    shell: { token: 'local-token-1001' },
  })
  const getButtonLeft = async () => (await page.getByRole('button', { name: /长辈版/ }).boundingBox())?.x
  await expect.poll(getButtonLeft).toBeGreaterThan(0)
  const before = await getButtonLeft()
  await page.getByRole('button', { name: '分享' }).waitFor()
  expect(await getButtonLeft()).toBe(before)
})

test('a phone on its side is no desktop, and a phone fetches nothing for one', async () => {
  const asked: string[] = []
  const { page } = await openPage(stack, 'courseSharing', {
    query: { courseNo: 'C1001' },
    width: 844,
    height: 390,
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  })
  await page.getByText('课程安排').waitFor()
  await page.waitForTimeout(600)
  expect(await page.getByText('手机扫码打开').count()).toBe(0)
  expect(asked.filter((url) => /wide/.test(url))).toEqual([])
})

test('the campaign: heads beside the number of those who take part', async () => {
  const { page } = await openPage(stack, 'activityDetailsShare', { query: { activityId: 'A1001' } })
  const heads = page.locator('img[src="/campaign/crowd.svg"]')
  await heads.waitFor()
  await expect.poll(() => heads.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  const boxOf = async (element: Locator) => (await element.boundingBox())!
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const [rendered, label] = [await boxOf(heads), await boxOf(page.getByText(/^已有[\d,]+人参加$/))]
    expect(rendered.width).toBeGreaterThan(80)
    expect(rendered.x + rendered.width).toBeLessThanOrEqual(label.x)
    expect(label.height).toBeLessThan(40)
    expect((await boxOf(page.getByText('400-000-0000', { exact: true }))).height).toBeLessThan(40)
    // The days keep off the edge of the window.
    expect((await boxOf(page.locator('header p b'))).y).toBeGreaterThanOrEqual(12)
  }
})

test('a page that nobody shares keeps to the middle of a wide screen', async () => {
  const { page } = await openPage(stack, 'payFailed', { device: 'desktop', width: 1280, height: 800 })
  const { x, width } = (await page.getByRole('heading', { name: '未查询到付款' }).boundingBox())!
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(2)
  expect(await page.getByText('手机扫码打开').count()).toBe(0)
})

test('a course preview: each segment with mm:ss and a bar of its length; no intensity that the service did not send', async () => {
  const { page } = await openPage(stack, 'courseSharing', { query: { courseNo: 'C1001', type: '1' } })
  const rows = page.locator('section', { hasText: '课程安排' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(7)
  await expect.poll(() => rows.nth(4).innerText()).toMatch(/推举 \+ 弓步\s+06:20/)
  const countBars = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('rect')!.getBoundingClientRect().width),
  )
  // 推举 + 弓步 takes 380 s, 哑铃深蹲 240 s.
  expect(countBars[4]! / countBars[1]!).toBeCloseTo(380 / 240, 1)
  await waitForStableText(page)
  expect(await page.locator('main').innerText()).not.toMatch(/强度|估算|冲刺|舒缓/)
})

test('the ranking keeps the own row in sight, and the moment of winning shows what was won', async () => {
  const { page } = await openPage(stack, 'activity', {
    query: { activityId: 'A1001' },
    shell: { token: 'local-token-1001' },
  })
  const local = page.getByRole('listitem').filter({ hasText: '4,860' })
  await local.waitFor()
  await page.getByRole('heading', { name: '燃卡排行榜' }).scrollIntoViewIfNeeded()
  await page.getByText('野行者').scrollIntoViewIfNeeded()
  const { y, height } = (await local.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(844)
  expect(await page.getByText(/^距第 10 名还差 [\d,]+\s千卡$/).isVisible()).toBe(true)

  await page.getByRole('button', { name: '弹力带套装' }).click()
  await page.getByRole('button', { name: '领取奖品' }).click()
  const news = page.getByRole('dialog', { name: '领取成功' })
  await news.getByText('弹力带套装').waitFor()
})
