import { expect, test } from 'vitest'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { formatGap, getDailyMeans, getMonday, getTrend, getTrendLine, getWeeklyMeans } from '#shared/health/trend.ts'

const createSeries = (values: readonly number[], first = 0) =>
  values.map((value, index) => ({ day: first + index, value }))
const parseTimes = (...moments: string[]) => moments.map((moment) => parseTime(moment)!)

test('the log of November 1990 in The Hacker’s Diet: trend carried over 173.6, then 173.5, 173.3, 173.2, 173.0', () => {
  expect([getTrend([]), getTrend(createSeries([61.2]))]).toEqual([[], [61.2]])
  const trend = getTrend(createSeries([173.6, 172.5, 171.5, 172, 171.5]))
  expect(trend.map((value) => value.toFixed(1))).toEqual(['173.6', '173.5', '173.3', '173.2', '173.0'])
  // The book rounds each step; without rounding, computed by hand from T[n] = T[n-1] + 0.1 · (W[n]
  // - T[n-1]).
  const byHand = [173.6, 173.49, 173.291, 173.1619, 172.99571]
  trend.forEach((value, index) => {
    expect(Math.abs(value - byHand[index]!)).toBeLessThan(0.001)
  })
})

test('days without a measurement are interpolated: the closed form is what a day-by-day log gives', () => {
  const cached = [
    { day: 0, value: 80 },
    { day: 1, value: 79.2 },
    { day: 6, value: 78.1 },
    { day: 7, value: 78.9 },
    { day: 400, value: 70 },
  ]
  const daily = Array.from({ length: 401 }, (_, day) => {
    const next = cached.find((point) => point.day >= day)!
    const before = [...cached].reverse().find((point) => point.day <= day)!
    const share = next === before ? 0 : (day - before.day) / (next.day - before.day)
    return before.value + (next.value - before.value) * share
  })
  let trend = daily[0]!
  const byDay = daily.map((value) => {
    trend += 0.1 * (value - trend)
    return trend
  })
  const closed = getTrend(cached)
  cached.forEach(({ day }, index) => {
    expect(closed[index]).toBeCloseTo(byDay[day]!, 9)
  })
})

test('weigh-ins of a Shanghai day are averaged, with their least and greatest', () => {
  const at = parseTimes('2026-02-27 00:00', '2026-02-27 23:59', '2026-02-28 08:00')
  expect(getDailyMeans(at, [60, 62, 59])).toEqual([
    { day: toDayNumber(at[0]!), value: 61, min: 60, max: 62, count: 2 },
    { day: toDayNumber(at[0]!) + 1, value: 59, min: 59, max: 59, count: 1 },
  ])
})

test('weeks begin on Monday, also over the turn of a year', () => {
  const at = parseTimes('2025-12-28 12:00', '2025-12-29 00:00', '2026-01-04 23:59', '2026-01-05 00:00')
  expect(getWeeklyMeans(at, [1, 2, 4, 9]).map(({ day, value }) => [day, value])).toEqual([
    [toDayNumber(at[0]!) - 6, 1],
    [toDayNumber(at[1]!), 3],
    [toDayNumber(at[3]!), 9],
  ])
  const monday = toDayNumber(at[1]!)
  expect(getMonday(monday - 1)).toBe(monday - 7)
  expect(getDayStart(monday)).toBe(at[1])
  expect(getMonday(-4)).toBe(-10)
})

test('measurements of one day share its trend, which their mean moves', () => {
  const at = parseTimes('2026-04-13 07:00', '2026-04-14 07:00', '2026-04-14 22:00')
  expect(getTrendLine(at, [60, 61, 63]).map((value) => value.toFixed(2))).toEqual(['60.00', '60.20', '60.20'])
})

test('a gap of more than 14 days is named, shorter ones are not', () => {
  const history = parseTimes('2026-02-20 08:00', '2026-02-27 08:00', '2026-04-14 07:00', '2026-04-14 12:00')
  expect(history.map((_, index) => formatGap(history, index))).toEqual(['', '', '46天未测量', ''])
  expect(formatGap(parseTimes('2026-01-01 23:59', '2026-01-15 00:00'), 1)).toBe('')
  expect(formatGap(parseTimes('2026-01-01 23:59', '2026-01-16 00:00'), 1)).toBe('15天未测量')
})
