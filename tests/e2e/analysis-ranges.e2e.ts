import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { createQuietSession } from './context-pool.ts'
import { dragElement } from './drag.ts'
import { expectFits, getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const DAY = 86_400_000
/** '2026-11-20 08:00:00', some days before today in Shanghai. */
const formatDayAgo = (days: number, time = '08:00:00') =>
  `${new Date(Date.now() + 8 * 3_600_000 - days * DAY).toISOString().slice(0, 10)} ${time}`

/** The service's answer to every metric, newest first. */
const respondWithItems = (items: { value: number; date: string }[]) => async (page: Page) => {
  await page.route('**/api/user-scale/v2/data', (route) =>
    route.fulfill({
      json: { code: 0, msg: '', data: { items: items.map((item) => ({ weight: item.value, ...item })) } },
    }),
  )
}
const openAnalysis = (options: OpenOptions & { type?: string; member?: string } = {}) =>
  openPage(stack, 'analysis', {
    query: { type: options.type ?? '1', scaleType: '0' },
    shell: { token: `local-token-${options.member ?? '1001'}` },
    ...options,
  })

const getChart = (page: Page) => page.getByRole('img', { name: /趋势，共/ })
const getRangeRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const getChartLabel = async (page: Page) => (await getChart(page).getAttribute('aria-label'))!
const getRows = (page: Page) => page.getByRole('table', { name: /趋势/ }).getByRole('row')

test('the last four open; a span shows its time, the table follows, and the choice is kept from tab to tab', async () => {
  const { page, problems, text } = await openAnalysis()
  await getChart(page).locator('canvas').waitFor()
  // 变化 says arrow and number, and nothing else.
  await expect
    .poll(text)
    .toMatch(/变化\s+单次测量对比\s+近一周\s+[\d.]+kg\s+近一月\s+[\d.]+kg\s+近三月\s+[\d.]+kg\s+指导/)
  await expect.poll(() => getRangeRadio(page, '近4次').getAttribute('aria-checked')).toBe('true')
  await waitForStableText(page)
  expect(await getChartLabel(page)).not.toContain('缩放')

  await getRangeRadio(page, '月').click()
  await expect.poll(() => getChartLabel(page)).toMatch(/当前 11月19日 07:35 58\.2 kg 趋势 58\.\d kg/)
  await page.getByRole('button', { name: '查看明细' }).click()
  await expect.poll(() => getRows(page).count()).toBeGreaterThan(15)
  await getRangeRadio(page, '周').click()
  await expect.poll(() => getRows(page).count()).toBeLessThan(8)
  await getRangeRadio(page, '年').click()
  await expect.poll(() => getRows(page).count()).toBeGreaterThan(45)
  await expect.poll(() => getRows(page).nth(1).innerText()).toMatch(/11月16日–11月22日\s+[\d.]+ kg（2 次平均，.*趋势/)
  await expectNoViolations(page)

  await page.getByRole('tab', { name: '体脂率' }).click()
  await expect.poll(() => getChartLabel(page)).toMatch(/^体脂率趋势.*11月16日–11月22日.*趋势 2\d\.\d%/)
  await page.getByRole('tab', { name: '内脏脂肪' }).click()
  await expect.poll(() => getChartLabel(page)).toMatch(/^内脏脂肪趋势/)
  await waitForStableText(page)
  expect(await getChartLabel(page)).not.toMatch(/趋势 \d/)
  expect(problems).toEqual([])
})

test('keys go from point to point, through the time and closer; what is told is what is chosen', async () => {
  const { page } = await openAnalysis()
  await getRangeRadio(page, '周').click()
  await getChart(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('体重 · 11月16日').waitFor()
  await expect.poll(() => getChartLabel(page)).toContain('当前 11月16日')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await page.getByText(/体重 · 11月\d日/).waitFor()
  await page.keyboard.press('Home')
  await page.getByText(/体重 · 2025年9月/).waitFor()
  await page.keyboard.press('End')
  await page.getByText('体重 · 11月19日').waitFor()

  await getRangeRadio(page, '年').click()
  await expect.poll(() => getChartLabel(page)).toContain('11月16日–11月22日')
  for (let press = 0; press < 6; press++) await page.keyboard.press('+')
  await getChart(page).focus()
  for (let press = 0; press < 6; press++) await page.keyboard.press('+')
  await expect.poll(() => getChartLabel(page)).toContain('当前 11月19日 07:35')
  for (let press = 0; press < 12; press++) await page.keyboard.press('-')
  await expect.poll(() => getChartLabel(page)).toContain('11月16日–11月22日')
  // The chips: one stop for Tab, arrows choose.
  await getRangeRadio(page, '年').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => getRangeRadio(page, '全部').getAttribute('aria-checked')).toBe('true')
})

test('a finger moves through the time and never leaves the reader without a number, over a gap of a year too', async () => {
  const items = [0, 1, 2, 400, 401].map((days) => ({ value: 60 + days / 100, date: formatDayAgo(days) }))
  const { page, problems } = await openAnalysis({ prepare: respondWithItems(items) })
  await getRangeRadio(page, '周').click()
  await getChart(page).locator('canvas').waitFor()
  await waitForStableText(page)
  const box = await getStableBox(getChart(page))
  const at = { x: box.x + 60, y: box.y + 90 }
  const readoutText = page.locator('p[role=status] b')
  for (let times = 0; times < 4; times++) {
    await dragElement(page, at, 250, 150, async () => {
      expect(await readoutText.first().innerText()).toMatch(/^\d\d\.\d kg$/)
    })
    await page.waitForTimeout(100)
  }
  await getRangeRadio(page, '全部').click()
  await expect.poll(() => getChartLabel(page)).toContain('60.')
  // The chart is drawn anew for the chosen time: a tap before that is on the one that goes.
  await expect.poll(() => getRangeRadio(page, '全部').getAttribute('aria-checked')).toBe('true')
  await waitForStableText(page)
  const all = await getStableBox(getChart(page))
  await page.touchscreen.tap(all.x + 50, all.y + 90)
  await expect.poll(() => getChartLabel(page)).toMatch(/当前 20\d\d年.*6[34]\.0 kg/)
  expect(problems).toEqual([])
})

test('a finger that rests and then moves reads: the head tells the point, nothing pans', async () => {
  const { page } = await openAnalysis()
  await getChart(page).locator('canvas').waitFor()
  await waitForStableText(page)
  const box = await getStableBox(getChart(page))
  const head = page.locator('#panel p').first()
  // The card below tells the number of the latest point.
  await expect.poll(() => head.innerText()).toMatch(/^11月19日 07:35\s*左右滑动查看更多$/)
  const session = await createQuietSession(page)
  const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: box.y + 100 }] })
  await dispatchTouch('touchStart', box.x + box.width * 0.85)
  await page.waitForTimeout(400)
  for (const share of [0.7, 0.5, 0.3, 0.2]) await dispatchTouch('touchMove', box.x + box.width * share)
  await expect.poll(() => head.innerText()).toMatch(/^11月14日 \d\d:\d\d\s*\d\d\.\d kg$/)
  await dispatchTouch('touchMove', box.x + box.width * 0.47)
  await expect.poll(() => head.innerText()).toMatch(/11月16日/)
  await dispatchTouch('touchEnd')
  await page.getByText('体重 · 11月16日').waitFor()
  await page.touchscreen.tap(box.x + box.width * 0.85, box.y + 120)
  await page.getByText('体重 · 11月19日').waitFor()
})

test('two fingers stretch the time', async () => {
  const { page } = await openAnalysis()
  await getRangeRadio(page, '年').click()
  await expect.poll(() => getChartLabel(page)).toContain('11月16日–11月22日')
  await waitForStableText(page)
  const box = await getStableBox(getChart(page))
  const session = await createQuietSession(page)
  const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [-1, 1].map((side, id) => ({ x: box.x + box.width * 0.8 + side * apart, y: box.y + 90, id }))
        : [],
    })
  await dispatchTouch('touchStart', 4)
  for (let apart = 8; apart <= 64; apart += 8) await dispatchTouch('touchMove', apart)
  await dispatchTouch('touchEnd')
  await expect.poll(() => getChartLabel(page)).toMatch(/当前 \d+月\d+日 \d\d:\d\d/)
})

test('in the dark, narrow, with 200 % text no range moves the chips or what is below, and all are drawn by uPlot', async () => {
  const { page, problems } = await openAnalysis({ dark: true, width: 320, textPercent: 200 })
  await page.locator('.u-wrap canvas').waitFor()
  await page.getByRole('button', { name: '更多分析' }).click()
  await page.getByRole('radio', { name: '按周' }).waitFor()
  const getPlaces = async () => {
    await waitForStableText(page)
    return page.evaluate(() =>
      [...document.querySelectorAll('[role=radio], .rounded-b-card p[aria-hidden]')].map(
        (element) => element.getBoundingClientRect().top + scrollY,
      ),
    )
  }
  const before = await getPlaces()
  // Six ranges, the legend, and the choice between the means below.
  expect(before.length).toBe(9)
  for (const name of ['周', '月', '季', '年', '全部', '近4次']) {
    await getRangeRadio(page, name).click()
    if (name !== '近4次') await expect.poll(() => getChartLabel(page)).toContain('缩放')
    await page.locator('.u-wrap canvas').waitFor()
    expect(await getPlaces(), name).toEqual(before)
    await expectFits(page)
  }
  expect(problems).toEqual([])
  await expectNoViolations(page)
})

test('turning the phone never leaves anything beside the screen, not for a moment', async () => {
  const { page } = await openAnalysis({ width: 844, height: 390 })
  await getRangeRadio(page, '年').click()
  await getChart(page).locator('canvas').waitFor()
  // Measured right after the resize, before the chart is notified.
  await page.evaluate(() => {
    const getOverflow: number[] = []
    Object.assign(window, { __over: getOverflow })
    addEventListener('resize', () => {
      const box = document.querySelector('[role=img][aria-label*=趋势]')!
      for (const { scrollWidth, clientWidth } of [document.documentElement, box])
        getOverflow.push(scrollWidth - clientWidth)
    })
  })
  const getOverflow = () => page.evaluate(() => (window as unknown as { __over: number[] }).__over)
  for (const [width, height, turns] of [
    [320, 844, 1],
    [844, 390, 2],
    [320, 568, 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await getOverflow()).length).toBeGreaterThanOrEqual(2 * turns)
    await expect
      .poll(() => getChart(page).evaluate((box) => box.querySelector('canvas')!.clientWidth - box.clientWidth))
      .toBe(0)
  }
  expect(Math.max(...(await getOverflow()))).toBe(0)
})
