import { expect, test } from 'vitest'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import {
  formatPeriodDays,
  formatPeriodName,
  getPeriod,
  getPeriodMeans,
  type PeriodUnit,
} from '#shared/health/periods.ts'

const toDay = (date: string) => toDayNumber(parseTime(date)!)

test.for([
  ['2026-11-22', 'week', '2026-11-16', '2026-11-22'], // a Sunday
  ['2026-11-23', 'week', '2026-11-23', '2026-11-29'],
  ['2026-01-01', 'week', '2025-12-29', '2026-01-04'],
  ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
  ['2024-02-10', 'month', '2024-02-01', '2024-02-29'],
  ['2026-02-28', 'month', '2026-02-01', '2026-02-28'],
] as const)('%s belongs to the %s from %s to %s', ([date, unit, start, end]) => {
  expect(getPeriod(toDay(date), unit)).toEqual([toDay(start), toDay(end)])
})

const HISTORY = [
  ['2026-09-30 08:00', 60],
  ['2026-11-09 08:00', 58],
  ['2026-11-15 23:59', 59],
  ['2026-11-16 00:00', 58.2],
  ['2026-11-18 08:00', 57.4],
] as const
const getMeans = (unit: PeriodUnit) =>
  getPeriodMeans(
    HISTORY.map(([date]) => parseTime(date)!),
    HISTORY.map(([, kg]) => kg),
    unit,
  )

test('the mean of a week, with what lies in it, against the week before alone', () => {
  const weeks = getMeans('week')
  expect(weeks.map(({ start }) => start)).toEqual([toDay('2026-09-28'), toDay('2026-11-09'), toDay('2026-11-16')])
  expect(weeks[1]).toMatchObject({ mean: 58.5, min: 58, max: 59, count: 2 })
  expect(weeks[1]!.before).toBeUndefined()
  // (58.2 + 57.4) / 2
  expect(weeks[2]!.mean).toBeCloseTo(57.8, 10)
  expect(weeks[2]!.before).toBe(58.5)
})

test('months go by the calendar; one without a measurement lies between', () => {
  const months = getMeans('month')
  expect(months.map(({ count, before }) => [count, before])).toEqual([
    [1, undefined],
    [4, undefined],
  ])
  // (58 + 59 + 58.2 + 57.4) / 4
  expect(months[1]!.mean).toBeCloseTo(58.15, 10)
  expect(getPeriodMeans([], [], 'month')).toEqual([])
})

test.for([
  ['week', '2026-11-18', '本周', '11月16日–11月22日'],
  ['week', '2026-11-09', '上周', '11月9日–11月15日'],
  ['week', '2026-11-02', '11月2日–11月8日', '11月2日–11月8日'],
  ['week', '2025-12-30', '2025年12月29日–1月4日', '2025年12月29日–1月4日'],
  ['month', '2026-11-01', '本月', '2026年11月'],
  ['month', '2026-10-31', '上月', '2026年10月'],
  ['month', '2025-11-30', '2025年11月', '2025年11月'],
] as const)('a %s with %s is %s, in days %s', ([unit, date, name, days]) => {
  const [start, end] = getPeriod(toDay(date), unit)
  const today = toDay('2026-11-20')
  expect([formatPeriodName({ start, end }, unit, today), formatPeriodDays({ start, end }, unit, today)]).toEqual([
    name,
    days,
  ])
})
