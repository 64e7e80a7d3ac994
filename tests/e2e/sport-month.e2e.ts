import { expect, test } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

/** What member 1001 did in a month or on a day, counted from the rows. @param start '2026-11' or '2026-11-20' */
const did = (start: string) =>
  stack.db
    .prepare(
      `SELECT COUNT(DISTINCT substr(startedAt, 1, 10)) AS days, COALESCE(SUM(minutes), 0) AS minutes
      FROM sport_session WHERE memberNo = '1001' AND startedAt LIKE ? || '%'`,
    )
    .get(start) as { days: number; minutes: number }

test('a month shows its days as columns, those of another one after it is chosen', async () => {
  const { page, problems } = await openPage(stack, 'sportData', { shell: { token: 'local-token-1001' } })
  await page.getByRole('radio', { name: '月' }).click()
  const { days } = did('2026-11')
  await page
    .getByRole('img', { name: new RegExp(`^11月每天的运动时长：${days} 天有运动，\\d+日最多 \\d+分钟$`) })
    .waitFor()
  await page.getByRole('button', { name: '查看每天数据表' }).click()
  const rows = page.getByRole('table', { name: '11月每天的运动时长' }).getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  const { minutes } = did('2026-11-20')
  await expect
    .poll(() => rows.filter({ hasText: '11月20日' }).innerText())
    .toMatch(new RegExp(`11月20日\\s+${minutes}分钟`))
  await page.getByRole('radio', { name: '次数' }).click()
  await page.getByRole('img', { name: /^11月每天的运动次数/ }).waitFor()
  // Older than the first page of days.
  await page.getByRole('img', { name: /^运动次数，共/ }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('img', { name: /^12月每天的运动次数/ }).waitFor()
  await page.getByRole('img', { name: /共 15 条记录/ }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('img', { name: /^9月每天的运动次数/ }).waitFor()
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('a day stands in its month; a tap on a column chooses another one, in the chart too', async () => {
  const { page, problems } = await openPage(stack, 'sportData', { shell: { token: 'local-token-1001' } })
  const month = page.getByRole('img', { name: /^11月每天的运动时长：/ })
  await month.waitFor()
  await page.locator('.u-wrap canvas').waitFor()
  const box = await boxAtRest(month)
  await page.touchscreen.tap(box.x + (box.width * 8.5) / 30, box.y + 40)
  await page.getByRole('heading', { name: '11月9日 周一' }).waitFor()
  await page
    .getByRole('img', { name: new RegExp(`^运动时长，共.*当前 11月9日 周一 ${did('2026-11-09').minutes}分钟`) })
    .waitFor()
  // A day that is still to come is none to choose.
  await page.touchscreen.tap(box.x + (box.width * 29.5) / 30, box.y + 40)
  await page.getByRole('img', { name: /^运动时长，共/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: '11月8日 周日' }).waitFor()
  expect(problems).toEqual([])
})
