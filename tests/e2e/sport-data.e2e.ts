import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { dragElement } from './drag.ts'
import { getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openSportData = (memberNo: string, options: OpenOptions = {}) =>
  openPage(stack, 'sportData', { shell: { token: `local-token-${memberNo}` }, ...options })

interface Sums {
  minutes: number
  kcal: number
  times: number
  kg: number
  days: number
}

/** What member 1001 did from one day to another, counted from the rows; `sort` for one category. */
function sumSessions(from: string, to: string, sort?: number): Sums {
  const category = sort ? ` AND sort = ${sort}` : ''
  return stack.db
    .prepare(
      `SELECT COALESCE(SUM(minutes), 0) AS minutes, COALESCE(SUM(calorie), 0) AS kcal, COUNT(*) AS times,
        COALESCE(SUM(weight), 0) AS kg, COUNT(DISTINCT substr(startedAt, 1, 10)) AS days
      FROM sport_session WHERE memberNo = '1001' AND substr(startedAt, 1, 10) BETWEEN ? AND ?${category}`,
    )
    .get(from, to) as unknown as Sums
}

const formatThousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
const formatKilograms = (kg: number) => (kg ? `${formatThousands(kg)}kg` : '-')
/** Texts as a person reads them, without the line breaks between number and unit. */
const getFlatText = async (page: Page, name: string) =>
  (await page.locator('main section', { hasText: name }).first().innerText()).replace(/\s/g, '')

async function expectPeriod(page: Page, from: string, to: string, hasDays: boolean) {
  const all = sumSessions(from, to)
  await expect
    .poll(() => getFlatText(page, '运动时长'))
    .toBe(
      `运动时长${formatThousands(all.minutes)}分钟消耗${formatThousands(all.kcal)}千卡运动次数${all.times}次累计容量${formatKilograms(all.kg)}` +
        (hasDays ? `运动天数${all.days}天` : ''),
    )
  for (const [sort, name] of [
    [1, '课程训练'],
    [2, '力量训练'],
    [3, '趣味运动含直播跟练与PK数据'],
  ] as const) {
    const local = sumSessions(from, to, sort)
    const isIdle = local.times === 0
    await expect
      .poll(() => getFlatText(page, name.slice(0, 4)))
      .toBe(
        isIdle
          ? `${name}0次·0分钟·0千卡·容量-`
          : `${name}次数${local.times}次时长${local.minutes}分钟消耗${formatThousands(local.kcal)}千卡容量${formatKilograms(local.kg)}`,
      )
  }
}

const waitForCanvas = (page: Page) =>
  page
    .getByRole('img', { name: /^运动(时长|次数)，共/ })
    .locator('canvas')
    .waitFor()

test('days, weeks and months: the latest is chosen, its figures are sums of the rows; the report is a page of the shell', async () => {
  const { page, nativeCalls, problems } = await openSportData('1001')
  await page.getByRole('heading', { name: '11月20日 周五' }).waitFor()
  await waitForCanvas(page)
  await expectPeriod(page, '2026-11-20', '2026-11-20', false)

  await page.getByRole('radio', { name: '周' }).click()
  await page.getByRole('heading', { name: '11月16日 – 11月22日' }).waitFor()
  await expectPeriod(page, '2026-11-16', '2026-11-22', true)

  await page.getByRole('radio', { name: '月' }).click()
  await page.getByRole('heading', { name: '2026年11月' }).waitFor()
  await expectPeriod(page, '2026-11-01', '2026-11-30', true)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '运动报告' }).click()
  await expect
    .poll(() => nativeCalls.find(({ name }) => name === 'jumpPage')?.data)
    .toMatchObject({ pageName: 'exerciseReport' })
  expect(problems).toEqual([])
})

test('keys choose another bar, after a moment; the switch keeps it', async () => {
  const { page } = await openSportData('1001')
  await page.getByRole('radio', { name: '周' }).click()
  await waitForCanvas(page)
  const chart = page.getByRole('img', { name: /^运动时长/ })
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: '11月2日 – 11月8日' }).waitFor()
  await expectPeriod(page, '2026-11-02', '2026-11-08', true)

  await page.getByRole('radio', { name: '次数' }).click()
  const { times } = sumSessions('2026-11-02', '2026-11-08')
  await page
    .getByRole('img', { name: new RegExp(`^运动次数，共 \\d+ 条记录，当前 11月2日 – 11月8日 ${times} 次`) })
    .waitFor()
  await page.getByText(`${times}次`, { exact: true }).first().waitFor()
})

/** The requests from now on, page by page. */
function watchAsked(page: Page) {
  const asked: unknown[] = []
  page.on('request', (request) => request.url().includes('/api/sportData') && asked.push(request.postDataJSON()))
  return asked
}

test('a page that is loaded anew opens with the unit that was chosen, and asks for that one alone', async () => {
  const { page } = await openSportData('1001')
  await page.getByRole('radio', { name: '周' }).click()
  await page.getByRole('heading', { name: '11月16日 – 11月22日' }).waitFor()
  const asked = watchAsked(page)
  await page.reload()
  await page.getByRole('heading', { name: '11月16日 – 11月22日' }).waitFor()
  await waitForCanvas(page)
  expect(asked).toEqual([{ pageNum: 1, pageSize: 52, timeUnit: 1 }])
})

test('a year at a time: going back on the chart brings earlier days, in front of what is in view, until there is no more', async () => {
  const { page } = await openSportData('1001')
  await waitForCanvas(page)
  const asked = watchAsked(page)
  const chart = page.getByRole('img', { name: /^运动时长/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await page.getByRole('img', { name: /共 426 条记录，当前 2025年11月20日 周四/ }).waitFor()
  await page.getByText('没有更多了').waitFor()
  await page.getByRole('heading', { name: '2025年11月20日 周四' }).waitFor()
  const { minutes, times } = sumSessions('2025-11-20', '2025-11-20')
  await page.locator('span', { hasText: new RegExp(`^${minutes} 分钟$`) }).waitFor()
  await expectPeriod(page, '2025-11-20', '2025-11-20', false)
  // An older bar stays in view when the switch draws the chart anew.
  await page.getByRole('radio', { name: '次数' }).click()
  await page.locator('span', { hasText: new RegExp(`^${times} 次$`) }).waitFor()
  await page.getByRole('radio', { name: '时长' }).click()

  await chart.focus()
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: '2025年9月21日 周日' }).waitFor()
  expect(asked).toEqual([{ pageNum: 2, pageSize: 366, timeUnit: 0 }])

  await page.getByRole('radio', { name: '月' }).click()
  await page.getByRole('img', { name: /共 12 条记录/ }).waitFor()
  expect(asked[1]).toEqual({ pageNum: 1, pageSize: 12, timeUnit: 2 })
})

test('what is in view stays under the finger while earlier months arrive', async () => {
  const { page } = await openSportData('1001', { reducedMotion: false })
  await page.getByRole('radio', { name: '月' }).click()
  await waitForCanvas(page)
  const chart = page.getByRole('img', { name: /^运动时长/ })
  await waitForStableText(page)
  const box = await getStableBox(chart)
  const y = box.y + box.height / 2
  await dragElement(page, { x: 40, y }, 200, 100)
  await dragElement(page, { x: 40, y }, 300, 100, () => page.getByRole('img', { name: /共 15 条记录/ }).waitFor())
  // From August at the left edge two months back, then three.
  await page.mouse.click(40, y)
  await page.getByRole('heading', { name: '2026年3月' }).waitFor()
})

test('earlier ones by the button too; they stay when the page asks again, before the fresh latest ones', async () => {
  const { page } = await openSportData('1001')
  const more = page.getByRole('button', { name: '查看更早的数据' })
  await page.getByRole('radio', { name: '月' }).click()
  await page.getByRole('img', { name: /共 12 条记录/ }).waitFor()
  stack.faults.set([{ path: '/api/sportData/user', status: 500 }])
  await more.click()
  await page.getByText('服务开小差了').waitFor()
  stack.faults.set([])
  await more.click()
  await page.getByText('没有更多了').waitFor()
  await page.getByRole('img', { name: /共 15 条记录，当前 2026年11月/ }).waitFor()
  await expect.poll(() => more.count()).toBe(0)

  const days = page.waitForRequest((request) => /"timeUnit":0/.test(request.postData() ?? ''))
  stack.db.exec("UPDATE sport_session SET minutes = minutes + 7 WHERE startedAt LIKE '2026-11-%'")
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectPeriod(page, '2026-11-01', '2026-11-30', true)
  await page.getByRole('img', { name: /共 15 条记录，当前 2026年11月/ }).waitFor()
  expect(await more.count()).toBe(0)
  // Those of each day, too.
  await days
})

test('late answers of the tab before are dropped, earlier periods too, and nothing of it is shown meanwhile', async () => {
  const { page } = await openSportData('1001')
  await page.getByRole('heading', { name: '11月20日 周五' }).waitFor()
  let aborted = 0
  page.on('requestfailed', () => aborted++)
  // The next two are never answered, however long a slow phone takes to choose another tab.
  let held = 0
  await page.route('**/api/sportData/user', (route) => (held++ < 2 ? undefined : route.continue()))
  const older = page.waitForRequest((request) => request.postDataJSON()?.pageNum === 2)
  await page.getByRole('img', { name: /^运动时长/ }).focus()
  await page.keyboard.press('Home')
  await older
  await page.getByRole('radio', { name: '周' }).click()
  await page.getByRole('status', { name: '正在加载' }).waitFor()
  expect(await page.getByText('11月20日').count()).toBe(0)
  await page.getByRole('radio', { name: '月' }).click()
  await page.getByRole('heading', { name: '2026年11月' }).waitFor()
  await expect.poll(() => aborted).toBe(2)
  await waitForStableText(page)
  expect(await page.getByRole('heading', { name: '2026年11月' }).count()).toBe(1)
})

test('nothing exercised; and fewer bars than fit', async () => {
  const none = await openSportData('1003')
  await none.page.getByRole('heading', { name: '暂无运动数据' }).waitFor()
  await expectNoViolations(none.page)
  const few = await openSportData('1006')
  await waitForCanvas(few.page)
  await few.page.getByRole('img', { name: /共 3 条记录/ }).waitFor()
  await few.page.getByText('没有更多了').waitFor()
  expect([...none.problems, ...few.problems]).toEqual([])
})

test('what the service does not say of a day is a dash, without a unit', async () => {
  const { page } = await openSportData('1001', {
    prepare: async (page) =>
      void (await page.route('**/api/sportData/user', (route) =>
        route.fulfill({ json: { code: 0, msg: '', data: { dataList: [{ startDate: '2026-11-20', frequency: 1 }] } } }),
      )),
  })
  await waitForCanvas(page)
  await page.getByRole('img', { name: /当前 11月20日 周五 -，/ }).waitFor()
  await expect.poll(() => getFlatText(page, '运动时长')).toBe('运动时长-消耗-运动次数1次累计容量-')
})

test('on paper the bars are drawn in light colours', async () => {
  const { page } = await openSportData('1001', { dark: true })
  await waitForCanvas(page)
  await waitForStableText(page)
  const getPicture = () => page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  const dark = await getPicture()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(getPicture).not.toBe(dark)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(getPicture).toBe(dark)
})

test('the bars grow from the base line', async () => {
  const { page } = await openSportData('1001', {
    reducedMotion: false,
    prepare: async (page) =>
      void (await page.addInitScript(() => {
        const getScrollTops: number[] = []
        new MutationObserver(() => {
          const flag = document.querySelector<HTMLElement>('main span[aria-hidden][style*=translate]')
          const top = flag && new DOMMatrix(getComputedStyle(flag).transform).f
          if (top !== null && top !== getScrollTops[getScrollTops.length - 1]) getScrollTops.push(top)
        }).observe(document, { subtree: true, childList: true, attributes: true })
        Object.assign(window, { tops: getScrollTops })
      })),
  })
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  const getScrollTops = () => page.evaluate<number[]>('tops')
  await expect.poll(async () => (await getScrollTops()).length).toBeGreaterThan(1)
  await waitForStableText(page)
  const seen = await getScrollTops()
  expect(seen).toEqual([...seen].sort((a, b) => b - a))
})
