import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/**
 * What member 1001 did in a month or on a day, counted from the rows.
 * @param start '2026-11' or '2026-11-20'
 */
const sumMonth = (start: string) =>
  stack.db
    .prepare(
      `SELECT COUNT(DISTINCT substr(startedAt, 1, 10)) AS days, COALESCE(SUM(minutes), 0) AS minutes
      FROM sport_session WHERE memberNo = '1001' AND startedAt LIKE ? || '%'`,
    )
    .get(start) as { days: number; minutes: number }

test('a month shows its days as columns, those of another one after it is chosen', async () => {
  const { page, problems } = await openPage(stack, 'sportData', { shell: { token: 'local-token-1001' } })
  await page.getByRole('radio', { name: '月' }).click()
  const { days } = sumMonth('2026-11')
  await page
    .getByRole('img', { name: new RegExp(`^11 月每日运动时长：运动 ${days} 天，\\d+ 日最多，\\d+ 分钟$`) })
    .waitFor()
  // Told once to those who listen.
  expect((await page.locator('main').ariaSnapshot()).match(/日最多，/g)).toHaveLength(1)
  await page.getByRole('button', { name: /^查看明细：.*每日/ }).click()
  const rows = page.getByRole('table', { name: '11 月每日运动时长' }).getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  const { minutes } = sumMonth('2026-11-20')
  await expect
    .poll(() => rows.filter({ hasText: '11月20日' }).innerText())
    .toMatch(new RegExp(`11月20日\\s+${minutes} 分钟`))
  await page.getByRole('radio', { name: '次数' }).click()
  await page.getByRole('img', { name: /^11 月每日运动次数/ }).waitFor()
  // Older than the first page of days.
  await page.getByRole('img', { name: /^运动次数，共/ }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('img', { name: /^12 月每日运动次数/ }).waitFor()
  await page.getByRole('img', { name: /共 15 条记录/ }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('img', { name: /^9 月每日运动次数/ }).waitFor()
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('a day stands in its month; a tap on a column chooses another one, in the chart too', async () => {
  const { page, problems } = await openPage(stack, 'sportData', { shell: { token: 'local-token-1001' } })
  const month = page.getByRole('img', { name: /^11 月每日运动时长：/ })
  await month.waitFor()
  await page.locator('.u-wrap canvas').waitFor()
  const box = await getStableBox(month)
  await page.touchscreen.tap(box.x + (box.width * 8.5) / 30, box.y + 40)
  await page.getByRole('heading', { name: '11月9日 周一' }).waitFor()
  await page
    .getByRole('img', { name: new RegExp(`^运动时长，共.*当前 11月9日 周一 ${sumMonth('2026-11-09').minutes} 分钟`) })
    .waitFor()
  // A day that is still to come is none to choose.
  await page.touchscreen.tap(box.x + (box.width * 29.5) / 30, box.y + 40)
  await page.getByRole('img', { name: /^运动时长，共/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: '11月8日 周日' }).waitFor()
  expect(problems).toEqual([])
})

/** Every second page of days, which begins in the middle of November 2025, waits for a word. */
async function delayEarlierDays(page: Page) {
  let answer = (_: 'well' | 'failed') => {}
  const word = new Promise<'well' | 'failed'>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/sportData/user', async (route) => {
    const { pageNum, timeUnit } = route.request().postDataJSON()
    if (timeUnit !== 0 || pageNum < 2 || (await word) === 'well') return route.continue()
    return route.fulfill({ status: 500 })
  })
  return (how: 'well' | 'failed') => answer(how)
}

test.for(['well', 'failed'] as const)(
  'of a month whose days are not known nothing is said: they come %s',
  async (how) => {
    const { page } = await openPage(stack, 'sportData', { shell: { token: 'local-token-1001' } })
    const answer = await delayEarlierDays(page)
    await page.getByRole('radio', { name: '月' }).click()
    await page.getByRole('img', { name: /^11 月每日运动时长/ }).waitFor()
    await page.getByRole('button', { name: '查看更早的数据' }).click()
    await page.getByRole('img', { name: /共 15 条记录/ }).focus()
    await page.keyboard.press('Home')
    await page.getByRole('heading', { name: '2025年9月' }).waitFor()
    const columns = page.getByRole('img', { name: /^\d+ 月每日运动/ })
    await expect.poll(() => columns.count()).toBe(0)
    answer(how)
    if (how === 'well') {
      const { days } = sumMonth('2025-09')
      await page.getByRole('img', { name: new RegExp(`^9 月每日运动时长：运动 ${days} 天`) }).waitFor()
      return
    }
    await page.getByText('每天的数据加载失败').waitFor()
    await page.getByRole('img', { name: /共 15 条记录/ }).focus()
    await page.keyboard.press('End')
    await page.getByRole('img', { name: /^11 月每日运动时长：运动 \d+ 天/ }).waitFor()
  },
)

test('the month of a day of which only some are known has no count until the others are there', async () => {
  const { page } = await openPage(stack, 'sportData', { shell: { token: 'local-token-1001' } })
  await page.getByRole('img', { name: /共 366 条记录/ }).focus()
  const answer = await delayEarlierDays(page)
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: '2025年11月20日 周四' }).waitFor()
  await page.getByRole('img', { name: '11 月每日运动时长', exact: true }).waitFor()
  answer('well')
  await page.getByRole('img', { name: new RegExp(`^11 月每日运动时长：运动 ${sumMonth('2025-11').days} 天`) }).waitFor()
})
