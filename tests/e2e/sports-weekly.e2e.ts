import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { printPage } from './print.ts'
import { changeData } from './replies.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openWeekly = (memberNo: string, reportId?: string, options: OpenOptions = {}) =>
  openPage(stack, 'sportsWeekly', {
    shell: { token: `local-token-${memberNo}` },
    ...(reportId && { query: { reportId } }),
    ...options,
  })

/** Days, minutes and kcal of member 1001 from one day to another, counted from the rows. */
const sumWeek = (from: string, to: string) =>
  stack.db
    .prepare(
      `SELECT COUNT(DISTINCT substr(startedAt, 1, 10)) AS days, SUM(minutes) AS minutes, SUM(calorie) AS kcal
      FROM sport_session WHERE memberNo = '1001' AND substr(startedAt, 1, 10) BETWEEN ? AND ?`,
    )
    .get(from, to) as { days: number; minutes: number; kcal: number }
const formatThousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

test('the week of the default report: every figure is counted from the rows', async () => {
  const { page, problems } = await openWeekly('1001')
  await page.getByRole('heading', { level: 1, name: '运动周报' }).waitFor()
  await page.getByText('每日完成').waitFor()
  expect(await page.title()).toBe('运动周报')
  const [now, last] = [sumWeek('2026-11-09', '2026-11-15'), sumWeek('2026-11-02', '2026-11-08')]
  const flat = (await getStableText(page)).replace(/\s/g, '')
  const formatChange = (key: keyof typeof now) =>
    now[key] === last[key] ? '与上周持平' : `${Math.round((Math.abs(now[key] - last[key]) / last[key]) * 100)}%较上周`
  expect(flat).toContain('2026.11.09–11.15')
  expect(flat).toContain(`晓棠，这周你动了${now.days}天`)
  expect(flat).toContain(`天数${now.days}天${formatChange('days')}`)
  expect(flat).toContain(`时长${now.minutes}分钟${formatChange('minutes')}`)
  expect(flat).toContain(`消耗${formatThousands(now.kcal)}千卡${formatChange('kcal')}`)
  expect(flat).toContain(`约等于${Number((now.kcal / 640).toFixed(1))}个汉堡的热量`)
  await expect
    .poll(() => page.getByRole('img', { name: /^与上周对比/ }).getAttribute('aria-label'))
    .toBe(
      `与上周对比：消耗（千卡）上周 ${formatThousands(last.kcal)}，本周 ${formatThousands(now.kcal)}；天数（天）上周 ${last.days}，本周 ${now.days}；时长（分钟）上周 ${last.minutes}，本周 ${now.minutes}`,
    )

  // Goal and calendar agree with the plan.
  const planned = stack.db
    .prepare(
      `SELECT CAST(substr(day, 9) AS INTEGER) AS day, total, done FROM planned_day
      WHERE memberNo = '1001' AND day BETWEEN '2026-11-09' AND '2026-11-15'`,
    )
    .all() as { day: number; total: number; done: number }[]
  const sumPlanned = (key: 'total' | 'done') => planned.reduce((all, element) => all + element[key], 0)
  const percent = Math.floor((sumPlanned('done') / sumPlanned('total')) * 100)
  await page.getByRole('img', { name: `已完成 ${percent}%` }).waitFor()
  const rings = page.locator('section', { hasText: '每日完成' }).getByRole('img')
  const days = [9, 10, 11, 12, 13, 14, 15].map((day) => {
    const found = planned.find((element) => element.day === day)
    return `${day}日，${found ? `完成 ${found.done} 节，共 ${found.total} 节` : '没有安排'}`
  })
  await expect
    .poll(() => rings.evaluateAll((all) => all.map((element) => element.getAttribute('aria-label'))))
    .toEqual(days)
  expect(problems).toEqual([])
})

test('from report to report of its kind, and back in one step', async () => {
  // Without the profile, requested twice, the report is still shown.
  stack.faults.set([{ path: '/api/user/profile', body: 'broken-json', times: 2 }])
  const { page, problems } = await openWeekly('1001', '3')
  const [previous, next] = ['上一期', '下一期'].map((name) => page.getByRole('button', { name }))
  await next!.click()
  await page.getByText('2026.11.09 – 11.15').waitFor()
  await expect.poll(() => next!.count()).toBe(0) // the latest
  await previous!.click()
  await page.getByText('2026.11.02 – 11.08').waitFor()
  await previous!.click()
  await page.getByText('2026.02.23 – 03.01').waitFor()
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)

  // A month has words and days of its own.
  await page.goto(`${stack.url}/sportsWeekly?reportId=1`)
  await previous!.click()
  await page.getByText('2026.02.01 – 02.28').waitFor()
  await page.getByRole('heading', { level: 1, name: '运动月报' }).waitFor()
  await page.getByText('与上月对比').waitFor()
  await expect.poll(() => page.getByRole('img', { name: /日，/ }).count()).toBe(28)
  expect(problems).toEqual([])
})

test('a week without exercise; the week after it has nothing to divide by', async () => {
  const { page } = await openWeekly('1001', '5')
  await page.getByRole('heading', { name: '蓄力休整派' }).waitFor()
  const quiet = (await getStableText(page)).replace(/\s/g, '')
  expect(quiet).toContain('天数0天100%较上周时长0分钟100%较上周消耗0千卡100%较上周')
  expect(await page.getByRole('img', { name: '下降' }).count()).toBe(3)
  expect(quiet).toContain('喜爱课程-')
  expect(quiet).not.toContain('汉堡')
  await expectNoViolations(page)

  await page.goto(`${stack.url}/sportsWeekly?reportId=6`)
  await page.getByRole('heading', { name: '稳步进阶派' }).waitFor()
  const displayed = (await getStableText(page)).replace(/\s/g, '')
  expect(displayed).toMatch(/天数\d天较上周/)
  expect(displayed).not.toMatch(/Infinity|NaN|%较上周/)
  await expect.poll(() => page.getByRole('img', { name: '上升' }).count()).toBe(3)
})

test.for([
  ['1003', '2', '还没有运动报告'],
  ['1001', '99', '报告不存在或已失效'],
] as const)('member %s has no report %s', async ([memberNo, no, name]) => {
  const { page, problems } = await openWeekly(memberNo, no)
  await page.getByRole('heading', { name }).waitFor()
  expect(problems).toEqual([])
})

test('a reply without data is no report', async () => {
  stack.faults.set([{ path: '/api/app/personal_center', body: 'null-data' }])
  const { page, problems } = await openWeekly('1001')
  await page.getByRole('heading', { name: '还没有运动报告' }).waitFor()
  expect(await getStableText(page)).not.toMatch(/NaN|undefined|Infinity|%/)
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('a service that says nothing of favourite courses: the line stands with a dash', async () => {
  const { page } = await openWeekly('1001', '2', {
    prepare: changeData('**/getUserExerciseReportDetails', ({ favorite_course_types, ...report }) => report),
  })
  await page.getByText('每日完成').waitFor()
  expect((await getStableText(page)).replace(/\s/g, '')).toContain('喜爱课程-')
})

test('on paper: one sheet with name, range and time, without the bar, off the edge of the paper', async () => {
  stack.db.exec(`UPDATE member SET nickname = '${'名字很长'.repeat(10)}' WHERE memberNo = '1002'`)
  const long = await openWeekly('1002', '1')
  await long.page.getByText('每日完成').waitFor()
  await waitForStableText(long.page)
  expect((await printPage(long.page)).sheets).toBe(1)

  const { page } = await openWeekly('1001', '1', { dark: true })
  await page.getByText('每日完成').waitFor()
  await waitForStableText(page)
  expect((await printPage(page)).sheets).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: '返回' }).waitFor({ state: 'hidden' })
  await page.getByText('运动月报 · 晓棠').waitFor()
  await page.getByText(/^生成时间 \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor()
  const title = page.getByRole('heading', { level: 2 }).first()
  await expect.poll(() => title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(15, 23, 19)')
})
