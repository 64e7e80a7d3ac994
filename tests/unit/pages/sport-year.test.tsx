// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Year } from '#pages/sportData/later.tsx'
import { createYear, getShade } from '#pages/sportData/months.ts'
import type { SportPeriod } from '#shared/api/sport.ts'
import { parseTime } from '#shared/format/dates.ts'
import { renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
const NOW = parseTime('2026-05-20 12:00')!
const createPeriod = (startDate: string, more: Partial<SportPeriod>) =>
  ({ startDate, endDate: startDate, duration: 0, calorie: 0, frequency: 0, itemList: [], ...more }) as SportPeriod
const periods = [
  createPeriod('2025-05-31', { duration: 90, frequency: 1 }), // before the twelve months
  createPeriod('2025-06-01', { duration: 20, frequency: 1, calorie: 150 }),
  createPeriod('2026-05-04', { duration: 65, frequency: 2, calorie: 1250 }),
  createPeriod('2026-05-05', { frequency: 1 }),
  createPeriod('2026-05-06', {}),
]

test.for([
  [0, 0],
  [1, 1],
  [19, 1],
  [20, 2],
  [40, 3],
  [60, 4],
  [600, 4],
] as const)('%d minutes are shade %d', ([minutes, shade]) => expect(getShade(minutes)).toBe(shade))

test('twelve calendar months, oldest first, each with its days from Monday on', () => {
  const months = createYear(periods, NOW)
  expect(months.map(({ label }) => label)).toEqual([6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5].map((month) => `${month}月`))
  expect(months[0]).toMatchObject({ title: '2025年6月', days: 1, minutes: 20, kcal: 150 })
  // 2025-06-01 is a Sunday.
  expect(months[0]!.weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 2])
  const may = months[11]!
  expect(may).toMatchObject({ days: 2, minutes: 65, kcal: 1250 })
  expect(may.weeks[1]).toEqual([4, 1, 0, 0, 0, 0, 0])
  expect(may.weeks.flat().filter((shade) => shade !== undefined)).toHaveLength(31)
})

test('a picture for each month says in words what it shows', async () => {
  vi.setSystemTime(NOW)
  await renderView(<Year periods={periods} />)
  const text = [...document.querySelectorAll('svg[role=img]')].map((item) => item.getAttribute('aria-label'))
  expect(text).toHaveLength(12)
  expect(text[11]).toBe('2026年5月：2 天，65 分钟，1,250 千卡')
  expect(text[10]).toBe('2026年4月：没有运动')
  expect(document.body.textContent).toContain('01–1920–3940–5960 以上')
})

test('a month in which no day tells how long or how much has no sum', () => {
  const may = createYear([createPeriod('2026-05-04', { frequency: 1, duration: undefined, calorie: -3 })], NOW)[11]!
  expect(may).toMatchObject({ days: 1, minutes: undefined, kcal: undefined })
})
