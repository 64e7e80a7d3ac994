import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type OpenOptions, openPage, resizePage } from './browser.ts'
import { createGate } from './gate.ts'
import { selectEvery } from './matrix/screens.ts'
import { changeReply } from './replies.ts'
import { getShifts, watchShifts } from './shifts.ts'
import { getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
type Name = Parameters<typeof openPage>[1]

const openScreen = (name: Name, { prepare, ...options }: OpenOptions = {}, stored = '') =>
  openPage(stack, name, {
    shell: { token: 'local-token-1001' },
    reducedMotion: false,
    ...options,
    prepare: async (page) => {
      await page.addInitScript(`try { localStorage.setItem('bodyFatScale.guideSeen', 'true'); ${stored} } catch {}`)
      await prepare?.(page)
    },
  })
const ELDER = "localStorage.setItem('elder', 'true')"
const CARD = '.rounded-card'
const LANDSCAPE = { width: 844, height: 390 }

/** The box of the first match once the page is stable. */
const getBox = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor()
  await waitForStableText(page)
  return getStableBox(page.locator(selector).first())
}
const getMiddle = ({ x, width }: { x: number; width: number }) => x + width / 2
const isApart = (a: DOMBox, b: DOMBox) =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
type DOMBox = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

const LOOKS = [
  ['390', { width: 390, text: 100, isElder: false }],
  ['360', { width: 360, text: 100, isElder: false }],
  ['320', { width: 320, text: 100, isElder: false }],
  ['200 %', { width: 390, text: 200, isElder: false }],
  ['长辈版', { width: 390, text: 100, isElder: true }],
] as const

test('the ends of the gauge stand clear of its ticks, figures in columns or whole rows, in every tile verdict and change side by side', async () => {
  const { page } = await openScreen('bodyFatScale')
  await page.getByRole('img', { name: /^近 30 天体重在 [\d.]+–[\d.]+ kg之间，目标 54.0 kg$/ }).waitFor()
  const tiles = page.locator('#composition li')
  await tiles.filter({ hasText: 'BMI' }).getByRole('img', { name: '评级标准' }).waitFor()
  // By the metrics' table, whatever is out of its range.
  const getTileNames = () =>
    tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).innerText.split('\n')[0]))
  await expect.poll(getTileNames).toEqual(['身体年龄', 'BMI', '身体类型', '体脂率', '内脏脂肪', '基础代谢'])
  await page.getByText('较上次测量').waitFor()
  await page.getByRole('button', { name: /展开全部/ }).click()
  await expect.poll(() => tiles.count()).toBeGreaterThan(6)
  const gauge = page.getByRole('img', { name: /^当前体重/ })
  for (const [name, { width, text, isElder }] of LOOKS) {
    await resizePage(page, width, 844, text)
    if (isElder) {
      await page.getByRole('button', { name: '长辈版' }).click()
      await page.locator('html[data-elder]').waitFor()
    }
    await waitForStableText(page)
    const ticks = await getStableBox(gauge.locator('g').first())
    for (const end of [0, 1]) {
      const label = await getStableBox(gauge.locator('text').nth(end))
      // The line box begins above the digits.
      expect(label.y + label.height * 0.12, name).toBeGreaterThanOrEqual(ticks.y + ticks.height)
    }
    const rows = await page.locator('dl.trio > div').evaluateAll((all) =>
      all.slice(0, 3).map((element) => {
        const [dt, dd] = [...element.children].map((child) => child.getBoundingClientRect())
        return { top: element.getBoundingClientRect().top, isLine: dt!.right <= dd!.left && dd!.top < dt!.bottom }
      }),
    )
    const inColumns = name === '390' || name === '360'
    expect(
      rows.map(({ isLine }) => isLine),
      name,
    ).toEqual(Array(3).fill(!inColumns))
    expect(new Set(rows.map(({ top }) => top)).size, name).toBe(inColumns ? 1 : 3)
    if (text === 200) continue
    const findWrappedTiles = () =>
      tiles.evaluateAll((all) =>
        all.flatMap((tile) => {
          const [first, last] = [...tile.querySelector('button, div')!.lastElementChild!.children].map((part) =>
            part.getBoundingClientRect(),
          )
          return first && last && last.width > 0 && last.top >= first.bottom ? [tile.textContent] : []
        }),
      )
    await expect.poll(findWrappedTiles, { message: name }).toEqual([])
  }
})

test.for([
  ['evaluationReport', '历史报告', { width: 320 }, ''],
  ['sportData', '运动报告', {}, ELDER],
  ['sportData', '运动报告', { textPercent: 200 }, ''],
] as const)('%s: the title stays in the middle beside %s, %o %s', async ([name, word, options, stored]) => {
  const { page } = await openScreen(name, options, stored)
  await page.getByRole('button', { name: /长辈版/ }).waitFor()
  const checkBar = async (isInBar: boolean) => {
    const [bar, title] = [await getBox(page, 'header'), await getBox(page, 'header h1')]
    expect(Math.abs(getMiddle(bar) - getMiddle(title))).toBeLessThanOrEqual(1)
    await expect.poll(() => page.getByRole('button', { name: word }).count()).toBe(1)
    expect(await page.locator('header').getByRole('button', { name: word }).count()).toBe(Number(isInBar))
  }
  await checkBar(false)
  if (name === 'sportData') return
  await page.setViewportSize({ width: 360, height: 844 })
  await checkBar(true)
})

test('on its side a phone shows the gauge and the ruler whole, the actions beside them', async () => {
  const home = await openScreen('bodyFatScale', LANDSCAPE)
  const gauge = home.page.getByRole('img', { name: /^当前体重/ })
  await home.page.getByRole('button', { name: '体重测量' }).waitFor()
  await waitForStableText(home.page)
  await gauge.scrollIntoViewIfNeeded()
  expect(isApart(await getStableBox(gauge), await getBox(home.page, '.sticky.bottom-0'))).toBe(true)

  const set = await openScreen('set', LANDSCAPE)
  await set.page.getByRole('slider').waitFor()
  const bar = await getBox(set.page, '.sticky.bottom-0')
  const ruler = await getStableBox(set.page.getByRole('slider'))
  expect(ruler.y + ruler.height).toBeLessThanOrEqual(LANDSCAPE.height)
  expect(isApart(ruler, bar)).toBe(true)
  expect(bar.x + bar.width).toBeLessThanOrEqual(LANDSCAPE.width)
})

test('on its side a phone shows my row of the ranking inside its card', async () => {
  const { page } = await openScreen('activity', { ...LANDSCAPE, query: { activityId: 'A1001' } })
  const mine = page.getByText(/^距第 10 名还差/)
  await mine.waitFor()
  const card = await getBox(page, 'main')
  const row = await getStableBox(mine)
  expect(row.x).toBeGreaterThanOrEqual(card.x)
  expect(row.x + row.width).toBeLessThanOrEqual(card.x + card.width)
})

test('the place of the banner is kept from one visit to the next: the card does not drop', async () => {
  const { page } = await openScreen('bodyFatScale')
  await page.getByText('条测量记录待确认').waitFor()
  const top = (await getBox(page, 'section[aria-label="体重"]')).y
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bodyFatScale.pending'))).toBe('true')
  const { promise: held, resolve: answer } = createGate()
  await page.route('**/fitnessData*', (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest('**/fitnessData*')
  await page.reload()
  await asked
  expect((await getStableBox(page.locator(`[aria-busy] ${CARD}`).first())).y).toBeCloseTo(top, 0)
  answer()
  await page.getByText('条测量记录待确认').waitFor()
  expect((await getBox(page, 'section[aria-label="体重"]')).y).toBeCloseTo(top, 0)
})

test.for(
  selectEvery(
    ['bodyFatScale', 'evaluationReport', 'columnCourses', 'bodyComposition', 'analysis', 'sportData'] as const,
    2,
  ),
)('%s: what waits has the place and the height of what comes, and nothing moves', async (name) => {
  const { promise: held, resolve: answer } = createGate()
  const { page } = await openScreen(
    name,
    {
      ...(name === 'analysis' && { query: { type: '2' } }),
      prepare: async (page) => {
        await watchShifts(page)
        await page.route(/\/api\//, (route) => held.then(() => route.continue()))
      },
    },
    "localStorage.setItem('statusBar', '47'); localStorage.setItem('bodyFatScale.pending', 'true')",
  )
  const waiting = await getStableBox(page.locator(`[aria-busy] ${CARD}, [aria-busy]${CARD}`).first())
  answer()
  await page.locator('[aria-busy]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const ready = await getBox(page, CARD)
  expect(Math.abs(ready.y - waiting.y)).toBeLessThanOrEqual(2)
  expect(Math.abs(ready.height - waiting.height)).toBeLessThanOrEqual(3)
  const shifts = await getShifts(page)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.001)
})

test('in the dark the thumb of a switch is lighter than its track', async () => {
  const { page } = await openScreen('sportData', { dark: true })
  const track = page.getByRole('radiogroup').first()
  const computeLightness = (colour: string) =>
    colour
      .match(/\d+/g)!
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0)
  await track.waitFor()
  await waitForStableText(page)
  const [ground, thumb] = await track.evaluate((element) =>
    [element, element.querySelector('i > i')!].map((part) => getComputedStyle(part).backgroundColor),
  )
  expect(computeLightness(thumb!)).toBeGreaterThan(computeLightness(ground!) + 30)
})

test('a fresh measurement says what has changed', async () => {
  const { page } = await openScreen('bodyComposition', {
    query: { from: 'BodyFatScale' },
    shell: { token: 'local-token-1001', replies: { getGeneralData: { weight: 57.8, body_fat_percentage: 25 } } },
  })
  const card = page.locator('section', { hasText: '这次的变化' })
  await card.waitFor()
  await expect
    .poll(async () => (await card.innerText()).replace(/\s/g, ''))
    .toMatch(/与11月19日相比体重0\.4kg体脂率0\.\d个百分点/)
})

/**
 * /sportData with these figures of every period, and of every kind of exercise, changed to that.
 */
const openSportData = (figures: RegExp, to: string) =>
  openScreen('sportData', { prepare: changeReply('**/api/sportData/user', (text) => text.replace(figures, to)) })

test('a chart of zeros says that there was none', async () => {
  const { page } = await openSportData(/"(duration|frequency|calorie|weight)":[\d.]+/g, '"$1":0')
  await page.getByText('最近几天没有运动').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: /· 没有运动/ }).count()).toBe(1)
})

test('figures of five digits stand two and two, each with its unit on its line', async () => {
  const { page } = await openSportData(/"(calorie|weight)":[\d.]+/g, '"$1":12480')
  await page.getByText('12,480').first().waitFor()
  await waitForStableText(page)
  const lists = await page.locator('section:has(h2) dl').evaluateAll((all) =>
    all.map((list) => {
      const figures = [...list.querySelectorAll('dd')].map((element) => element.getBoundingClientRect())
      const units = [...list.querySelectorAll('dd > i')].map((element) => element.getBoundingClientRect())
      const isSplit = units.some((unit, index) => unit.top > figures[index]!.top + figures[index]!.height / 2)
      return [new Set(figures.map(({ top }) => top)).size, new Set(figures.map(({ left }) => left)).size, isSplit]
    }),
  )
  expect(lists).toEqual(Array(3).fill([2, 2, false]))
})

test('bars grow within 900 ms, and not at all where motion is not wanted', async () => {
  const getAnimations = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map((element) => {
        const { delay = 0, duration } = element.effect!.getComputedTiming()
        return delay + Number(duration)
      }),
    )
  const still = await openScreen('sportsWeekly', { reducedMotion: true })
  await still.page.getByText('每日完成').waitFor()
  await waitForStableText(still.page)
  expect(await getAnimations(still.page)).toEqual([])
  // A hundred times slower, so that none is over before it is looked at; its own times stay as they
  // are.
  const prepare = async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  }
  const { page } = await openScreen('sportsWeekly', { prepare })
  await page.getByText('每日完成').waitFor()
  await expect.poll(async () => (await getAnimations(page)).length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...(await getAnimations(page)))).toBeLessThanOrEqual(900)
})

test('a sheet follows the finger: a little way it comes back, further down it is put away', async () => {
  const { page } = await openScreen('bodyComposition')
  await page.getByRole('button', { name: '手动记录体重' }).click()
  const head = page.locator('dialog[open] h2')
  const at = await getStableBox(head)
  // The scrim alone fades: nothing of the page is read through a sheet on its way.
  expect(await page.locator('dialog[open]').evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
  const pullList = async (by: number) => {
    await page.mouse.move(getMiddle(at), at.y + 8)
    await page.mouse.down()
    for (const step of [1, 2, 3, 4, 5]) {
      await page.mouse.move(getMiddle(at), at.y + 8 + (by * step) / 5)
      await page.waitForTimeout(60)
    }
    await getStableBox(head)
  }
  await pullList(20)
  await expect.poll(async () => (await head.boundingBox())!.y - at.y).toBeCloseTo(20, 0)
  await page.mouse.up()
  await expect.poll(async () => (await head.boundingBox())?.y).toBeCloseTo(at.y, 0)
  await pullList(160)
  await page.mouse.up()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
})
