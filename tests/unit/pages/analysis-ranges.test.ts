import { expect, test, vi } from 'vitest'
import { movingAxis, movingTicks, valuesIn } from '#pages/analysis/ranges/axis.ts'
import { throttled } from '#pages/analysis/ranges/engine.ts'
import {
  daysOf,
  type Group,
  groupAt,
  groupsIn,
  groupsOf,
  inView,
  levelFor,
  movedView,
  nearestTo,
  opening,
  openView,
  revealingView,
  toldGroup,
  xOf,
  zoomedView,
} from '#pages/analysis/ranges/view.ts'
import { valueTicks } from '#shared/core/charts/value-axis.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'

/** The marks of a view that has not moved. */
const timeTicks: ReturnType<typeof movingTicks> = (view, most) => movingTicks()(view, most)
const at = (date: string, plotted = 60) => ({ time: parseTime(date)!, plotted })
const day = (date: string) => dayNumber(parseTime(date)!)
const history = [
  at('2026-02-20 08:00', 61),
  at('2026-02-27 08:00', 60.5),
  at('2026-04-14 07:00', 60),
  at('2026-04-14 12:00', 60.4),
  at('2026-04-14 22:00', 60.8),
  at('2026-04-15 07:00', 60.1),
]
const labels = (from: string, to: string, most: number) =>
  timeTicks({ from: day(from), to: day(to) }, most).map(({ label, year }) => (year ? `${label} ${year}` : label))

test('distance is days: three weigh-ins of a day stand closer than two months', () => {
  const each = groupsOf(history, 'each', true)
  expect(each).toHaveLength(6)
  expect(each[2]!.x - each[1]!.x).toBeCloseTo(46 - 1 / 24)
  expect(each[3]!.x - each[2]!.x).toBeCloseTo(5 / 24)
  expect(xOf(parseTime('1970-01-02 12:00')!)).toBe(1.5)
  expect(each.map(({ isAfterGap }) => isAfterGap)).toEqual([false, false, true, false, false, false])
  // The trend of a day stands at each of its measurements.
  expect(each[2]!.trend).toBe(each[4]!.trend)
  expect(groupsOf(history, 'each', false)[2]!.trend).toBeUndefined()
})

test('per day and per week: mean, least, greatest, and the measurements they are of', () => {
  const days = groupsOf(history, 'day', true)
  expect(days).toHaveLength(4)
  expect(days[2]).toMatchObject({ x: day('2026-04-14') + 0.5, min: 60, max: 60.8, first: 2, last: 4, isAfterGap: true })
  expect(days[2]!.value).toBeCloseTo(60.4)
  const weeks = groupsOf(history, 'week', true)
  expect(weeks.map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 1],
    [2, 5],
  ])
  expect(weeks[2]!.trend).toBe(days[3]!.trend)
  expect([0, 1, 2, 4, 5].map((index) => groupAt(days, index))).toEqual([0, 1, 2, 2, 3])
  expect(['each', 'day', 'week', 'week']).toEqual([7, 92, 366, 3660].map(levelFor))
})

test('the time axis names days, months or years, and the year wherever it begins', () => {
  expect(labels('2026-11-13', '2026-11-20', 8).slice(0, 3)).toEqual(['11/13 2026年', '11/14', '11/15'])
  expect(labels('2025-12-20', '2026-01-20', 5)).toEqual(['12/22 2025年', '12/29', '1/5 2026年', '1/12', '1/19'])
  expect(labels('2025-10-02', '2026-10-01', 8)).toEqual(['11月 2025年', '1月 2026年', '3月', '5月', '7月', '9月'])
  expect(labels('2016-05-01', '2026-05-01', 6)).toEqual(['2018年', '2020年', '2022年', '2024年', '2026年'])
  for (const length of [3, 7, 31, 92, 366, 1000, 4000, 40_000]) {
    for (let from = 20_000; from < 20_400; from += 13.7) {
      const ticks = timeTicks({ from, to: from + length }, 7)
      expect(ticks.length, `${length} days`).toBeLessThanOrEqual(8)
      expect(ticks.length, `${length} days`).toBeGreaterThanOrEqual(1)
      expect(ticks.every(({ x }) => x >= from && x <= from + length)).toBe(true)
      expect(/年/.test(ticks[0]!.label + ticks[0]!.year)).toBe(true)
    }
  }
})

test('the value axis: round numbers around what is in view, no finer than the digits shown', () => {
  const groups = groupsOf(history, 'each', true)
  const values = valuesIn(groups, { from: day('2026-04-14'), to: day('2026-04-16') })!
  expect(values.min).toBeLessThan(60)
  expect(values.max).toBeGreaterThan(60.8)
  expect(valuesIn(groups, { from: day('2026-03-05'), to: day('2026-03-20') })).toBeUndefined()
  expect(valueTicks({ min: 56.1, max: 60.3 }, 1)).toEqual([57, 58, 59, 60])
  expect(valueTicks({ min: 56.9, max: 59.4 }, 1)).toEqual([57, 57.5, 58, 58.5, 59])
  expect(valueTicks({ min: 57.9, max: 58.1 }, 1).map((tick) => tick.toFixed(1))).toEqual(['57.9', '58.0', '58.1'])
  expect(valueTicks({ min: 6.2, max: 7.9 }, 0)).toEqual([7])
  expect(valueTicks({ min: 1370, max: 1452 }, 0)).toEqual([1380, 1400, 1420, 1440])
  expect(valuesIn(groupsOf([at('2026-01-01', 0)], 'each', false), { from: 0, to: 1e6 })!.min).toBe(0)
})

const daily = groupsOf(
  Array.from({ length: 400 }, (_, index) => ({
    time: parseTime('2025-10-01 08:00')! + index * 86_400_000,
    plotted: 60,
  })),
  'each',
  false,
)
const days = daysOf(daily)

test('a view opens at the latest measurement, is held where there are some, and keeps its length', () => {
  const month = openView(31, days)
  expect(month.to - month.from).toBeCloseTo(31)
  expect(month.to).toBeGreaterThan(days.to)
  expect(movedView(month, 100, days)).toEqual(month)
  const oldest = movedView(month, -1e6, days)
  expect(oldest.from).toBeLessThan(days.from)
  expect(oldest.from).toBeGreaterThan(days.from - 2)
  const all = openView(0, days)
  expect([all.from < days.from, all.to > days.to]).toEqual([true, true])
  // More room than days: the latest at the right edge.
  expect(openView(366, { from: 100, to: 110 }).to).toBeCloseTo(110 + 366 * 0.04)
})

test('zooming keeps the day under the fingers, between three days and all of them', () => {
  const month = movedView(openView(31, days), -100, days)
  const middle = (month.from + month.to) / 2
  const near = zoomedView(month, 0.5, middle, days)
  expect((near.from + near.to) / 2).toBeCloseTo(middle)
  expect(near.to - near.from).toBeCloseTo(15.5)
  expect(zoomedView(month, 0.001, middle, days).to - zoomedView(month, 0.001, middle, days).from).toBeCloseTo(3)
  const whole = zoomedView(month, 1000, middle, days)
  expect(whole.from).toBeCloseTo(openView(0, days).from)
  expect(whole.to).toBeCloseTo(openView(0, days).to)
})

test('a reader always has a number: the chosen point, the nearest in view, the nearest at all', () => {
  const view = { from: day('2026-01-01'), to: day('2026-01-08') }
  const [from, to] = groupsIn(daily, view)
  expect(to - from).toBe(7)
  expect(toldGroup(daily, from + 2, view)).toBe(from + 2)
  expect(toldGroup(daily, 0, view)).toBe(from)
  expect(toldGroup(daily, 399, view)).toBe(to - 1)
  const gappy = groupsOf(history, 'each', false)
  const empty = { from: day('2026-03-20'), to: day('2026-03-27') }
  expect(toldGroup(gappy, 5, empty)).toBe(2)
  expect(nearestTo(gappy, -1e9)).toBe(0)
  expect(nearestTo(gappy, 1e9)).toBe(5)
  const found = revealingView(empty, gappy[2]!.x, daysOf(gappy))
  expect(groupsIn(gappy, found)[0]).toBeLessThanOrEqual(2)
  expect(groupsIn(gappy, found)[1]).toBeGreaterThan(2)
  expect(revealingView(found, gappy[2]!.x, daysOf(gappy))).toBe(found)
})

test('a span opens where the chosen measurement can be seen, at the level of its days', () => {
  const groupsAt = (level: 'each' | 'day' | 'week') => groupsOf(history, level, true)
  const latest = opening(groupsAt, 7, 5)
  expect(latest).toEqual({ level: 'each', view: openView(7, daysOf(groupsAt('each'))), marked: 5 })
  const older = opening(groupsAt, 7, 1)
  expect(older.marked).toBe(1)
  expect(groupsIn(groupsAt('each'), older.view)[0]).toBe(1)
  // The three of one day are one point: 14 April's, then the last.
  expect(opening(groupsAt, 92, 3)).toMatchObject({ level: 'day', marked: 2 })
  expect(opening(groupsAt, 366, 0)).toMatchObject({ level: 'week', marked: 0 })
})

test('a single measurement makes a chart at every span', () => {
  const one: readonly Group[] = groupsOf([at('2026-04-14')], 'each', true)
  for (const span of [0, 7, 31, 92, 366]) {
    const view = openView(span, daysOf(one))
    expect(groupsIn(one, view)).toEqual([0, 1])
    expect(timeTicks(view, 6).length).toBeGreaterThan(0)
  }
})

test('an axis stands still while the values have room on it, and is made for them at rest', () => {
  const axis = movingAxis(true)
  const first = axis.next({ min: 57, max: 62 }).range
  // A little beyond, a little less: the same axis.
  for (const fitting of [
    { min: 57.1, max: 62.2 },
    { min: 56.9, max: 61.8 },
    { min: 58, max: 62 },
  ]) {
    expect(axis.next(fitting).range).toBe(first)
  }
  // Nothing in view: as before.
  expect(axis.next(undefined).range).toBe(first)
  // No room below, no room above, much too tall: another one.
  for (const fitting of [
    { min: 56, max: 61 },
    { min: 56, max: 62 },
    { min: 59, max: 61 },
  ]) {
    expect(axis.next(fitting).range).toBe(fitting)
  }
  axis.fit()
  const rest = { min: 59.1, max: 61 }
  expect(axis.next(rest).range).toBe(rest)
})

test('an axis that glides says when it has arrived', () => {
  const axis = movingAxis(false)
  const [from, to] = [
    { min: 57, max: 62 },
    { min: 50, max: 70 },
  ]
  expect(axis.next(from)).toEqual({ range: from, isThere: true })
  let frames = 1
  let last = axis.next(to)
  while (!last.isThere) {
    last = axis.next(to)
    frames++
  }
  expect(last.range).toBe(to)
  expect(frames).toBeGreaterThan(5)
  expect(frames).toBeLessThan(30)
  expect(movingAxis(true).next(undefined).range).toEqual({ min: 0, max: 1 })
})

test('what is in view: its points, the least and the greatest, the neighbours that lines lead to', () => {
  const days = groupsOf(
    [at('2026-01-01', 58), at('2026-01-02', 57), at('2026-01-02', 60), at('2026-01-20', 59)],
    'day',
    false,
  )
  const all = inView(days, { from: day('2026-01-01'), to: day('2026-02-01') })
  expect([all.groups.length, all.extremes, all.around.length]).toEqual([3, [57, 60], 3])
  const last = inView(days, { from: day('2026-01-15'), to: day('2026-02-01') })
  expect([last.groups, last.extremes, last.around]).toEqual([[days[2]], [59, 59], [days[1], days[2]]])
  expect(inView(days, { from: day('2026-02-10'), to: day('2026-02-20') })).toEqual({
    groups: [],
    extremes: [],
    around: [days[2]],
  })
})

test('a view that moves has the marks that one that stands has', () => {
  for (const length of [4, 7, 31, 92, 366, 3000]) {
    const ticksIn = movingTicks()
    for (let step = 0; step < 90; step++) {
      const from = day('2020-01-01') + (step * length) / 17 + 0.3
      const view = { from, to: from + length }
      expect(ticksIn(view, 7)).toEqual(timeTicks(view, 7))
    }
    const closer = { from: day('2021-01-01'), to: day('2021-01-01') + length / 2 }
    expect(ticksIn(closer, 7)).toEqual(timeTicks(closer, 7))
    expect(ticksIn(closer, 4)).toEqual(timeTicks(closer, 4))
  }
})

test('words that follow a finger: the first at once, the last of many, none after the end', () => {
  vi.useFakeTimers()
  const said: number[] = []
  const words = throttled((value: number) => said.push(value), 100)
  for (const value of [1, 2, 3]) words.give(value)
  expect(said).toEqual([1])
  vi.advanceTimersByTime(100)
  expect(said).toEqual([1, 3])
  vi.advanceTimersByTime(1000)
  words.give(4)
  expect(said).toEqual([1, 3, 4])
  words.give(5)
  words.end()
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([1, 3, 4])
  vi.useRealTimers()
})
