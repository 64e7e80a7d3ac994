import { expect, test, vi } from 'vitest'
import { createMovingAxis, createMovingTicks, getValueRange } from '#pages/analysis/ranges/axis.ts'
import { throttle } from '#pages/analysis/ranges/engine.ts'
import {
  createGroups,
  createOpeningView,
  findGroup,
  findNearest,
  type Group,
  getDayRange,
  getLevelForDays,
  getReportedGroup,
  getVisibleGroups,
  moveView,
  openView,
  revealDay,
  selectInView,
  toX,
  zoomView,
} from '#pages/analysis/ranges/view.ts'
import { getValueTicks } from '#shared/core/charts/value-axis.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'

/** The marks of a view that has not moved. */
const getTimeTicks: ReturnType<typeof createMovingTicks> = (view, maxCount) => createMovingTicks()(view, maxCount)
const createPoint = (date: string, plotted = 60) => ({ time: parseTime(date)!, plotted })
const toDay = (date: string) => toDayNumber(parseTime(date)!)
const history = [
  createPoint('2026-02-20 08:00', 61),
  createPoint('2026-02-27 08:00', 60.5),
  createPoint('2026-04-14 07:00', 60),
  createPoint('2026-04-14 12:00', 60.4),
  createPoint('2026-04-14 22:00', 60.8),
  createPoint('2026-04-15 07:00', 60.1),
]
const getLabels = (from: string, to: string, maxCount: number) =>
  getTimeTicks({ from: toDay(from), to: toDay(to) }, maxCount).map(({ label, year }) =>
    year ? `${label} ${year}` : label,
  )

test('distance is days: three weigh-ins of a day stand closer than two months', () => {
  const each = createGroups(history, 'each', true)
  expect(each).toHaveLength(6)
  expect(each[2]!.x - each[1]!.x).toBeCloseTo(46 - 1 / 24)
  expect(each[3]!.x - each[2]!.x).toBeCloseTo(5 / 24)
  expect(toX(parseTime('1970-01-02 12:00')!)).toBe(1.5)
  expect(each.map(({ isAfterGap }) => isAfterGap)).toEqual([false, false, true, false, false, false])
  // Each measurement of a day has the trend of that day.
  expect(each[2]!.trend).toBe(each[4]!.trend)
  expect(createGroups(history, 'each', false)[2]!.trend).toBeUndefined()
})

test('per day and per week: mean, least, greatest, and the measurements they are of', () => {
  const days = createGroups(history, 'day', true)
  expect(days).toHaveLength(4)
  expect(days[2]).toMatchObject({
    x: toDay('2026-04-14') + 0.5,
    min: 60,
    max: 60.8,
    first: 2,
    last: 4,
    isAfterGap: true,
  })
  expect(days[2]!.value).toBeCloseTo(60.4)
  const weeks = createGroups(history, 'week', true)
  expect(weeks.map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 1],
    [2, 5],
  ])
  expect(weeks[2]!.trend).toBe(days[3]!.trend)
  expect([0, 1, 2, 4, 5].map((index) => findGroup(days, index))).toEqual([0, 1, 2, 2, 3])
  expect(['each', 'day', 'week', 'week']).toEqual([7, 92, 366, 3660].map(getLevelForDays))
})

test('the time axis names days, months or years, and the year wherever it begins', () => {
  expect(getLabels('2026-11-13', '2026-11-20', 8).slice(0, 3)).toEqual(['11/13 2026年', '11/14', '11/15'])
  expect(getLabels('2025-12-20', '2026-01-20', 5)).toEqual(['12/22 2025年', '12/29', '1/5 2026年', '1/12', '1/19'])
  expect(getLabels('2025-10-02', '2026-10-01', 8)).toEqual(['11月 2025年', '1月 2026年', '3月', '5月', '7月', '9月'])
  expect(getLabels('2016-05-01', '2026-05-01', 6)).toEqual(['2018年', '2020年', '2022年', '2024年', '2026年'])
  for (const length of [3, 7, 31, 92, 366, 1000, 4000, 40_000]) {
    for (let from = 20_000; from < 20_400; from += 13.7) {
      const ticks = getTimeTicks({ from, to: from + length }, 7)
      expect(ticks.length, `${length} days`).toBeLessThanOrEqual(8)
      expect(ticks.length, `${length} days`).toBeGreaterThanOrEqual(1)
      expect(ticks.every(({ x }) => x >= from && x <= from + length)).toBe(true)
      expect(/年/.test(ticks[0]!.label + ticks[0]!.year)).toBe(true)
    }
  }
})

test('the value axis: round numbers around what is in view, no finer than the digits shown', () => {
  const groups = createGroups(history, 'each', true)
  const values = getValueRange(groups, { from: toDay('2026-04-14'), to: toDay('2026-04-16') })!
  expect(values.min).toBeLessThan(60)
  expect(values.max).toBeGreaterThan(60.8)
  expect(getValueRange(groups, { from: toDay('2026-03-05'), to: toDay('2026-03-20') })).toBeUndefined()
  expect(getValueTicks({ min: 56.1, max: 60.3 }, 1)).toEqual([57, 58, 59, 60])
  expect(getValueTicks({ min: 56.9, max: 59.4 }, 1)).toEqual([57, 57.5, 58, 58.5, 59])
  expect(getValueTicks({ min: 57.9, max: 58.1 }, 1).map((tick) => tick.toFixed(1))).toEqual(['57.9', '58.0', '58.1'])
  expect(getValueTicks({ min: 6.2, max: 7.9 }, 0)).toEqual([7])
  expect(getValueTicks({ min: 1370, max: 1452 }, 0)).toEqual([1380, 1400, 1420, 1440])
  expect(getValueRange(createGroups([createPoint('2026-01-01', 0)], 'each', false), { from: 0, to: 1e6 })!.min).toBe(0)
})

const daily = createGroups(
  Array.from({ length: 400 }, (_, index) => ({
    time: parseTime('2025-10-01 08:00')! + index * 86_400_000,
    plotted: 60,
  })),
  'each',
  false,
)
const days = getDayRange(daily)

test('a view opens at the latest measurement, is held where there are some, and keeps its length', () => {
  const month = openView(31, days)
  expect(month.to - month.from).toBeCloseTo(31)
  expect(month.to).toBeGreaterThan(days.to)
  expect(moveView(month, 100, days)).toEqual(month)
  const oldest = moveView(month, -1e6, days)
  expect(oldest.from).toBeLessThan(days.from)
  expect(oldest.from).toBeGreaterThan(days.from - 2)
  const all = openView(0, days)
  expect([all.from < days.from, all.to > days.to]).toEqual([true, true])
  // More room than days: the latest at the right edge.
  expect(openView(366, { from: 100, to: 110 }).to).toBeCloseTo(110 + 366 * 0.04)
})

test('zooming keeps the day under the fingers, between three days and all of them', () => {
  const month = moveView(openView(31, days), -100, days)
  const middle = (month.from + month.to) / 2
  const near = zoomView(month, 0.5, middle, days)
  expect((near.from + near.to) / 2).toBeCloseTo(middle)
  expect(near.to - near.from).toBeCloseTo(15.5)
  expect(zoomView(month, 0.001, middle, days).to - zoomView(month, 0.001, middle, days).from).toBeCloseTo(3)
  const zoomed = zoomView(month, 1000, middle, days)
  expect(zoomed.from).toBeCloseTo(openView(0, days).from)
  expect(zoomed.to).toBeCloseTo(openView(0, days).to)
})

test('a reader always has a number: the chosen point, the nearest in view, the nearest at all', () => {
  const view = { from: toDay('2026-01-01'), to: toDay('2026-01-08') }
  const [from, to] = getVisibleGroups(daily, view)
  expect(to - from).toBe(7)
  expect(getReportedGroup(daily, from + 2, view)).toBe(from + 2)
  expect(getReportedGroup(daily, 0, view)).toBe(from)
  expect(getReportedGroup(daily, 399, view)).toBe(to - 1)
  const gappy = createGroups(history, 'each', false)
  const empty = { from: toDay('2026-03-20'), to: toDay('2026-03-27') }
  expect(getReportedGroup(gappy, 5, empty)).toBe(2)
  expect(findNearest(gappy, -1e9)).toBe(0)
  expect(findNearest(gappy, 1e9)).toBe(5)
  const found = revealDay(empty, gappy[2]!.x, getDayRange(gappy))
  expect(getVisibleGroups(gappy, found)[0]).toBeLessThanOrEqual(2)
  expect(getVisibleGroups(gappy, found)[1]).toBeGreaterThan(2)
  expect(revealDay(found, gappy[2]!.x, getDayRange(gappy))).toBe(found)
})

test('a span opens where the chosen measurement can be seen, at the level of its days', () => {
  const getGroups = (level: 'each' | 'day' | 'week') => createGroups(history, level, true)
  const latest = createOpeningView(getGroups, 7, 5)
  expect(latest).toEqual({ level: 'each', view: openView(7, getDayRange(getGroups('each'))), marked: 5 })
  const older = createOpeningView(getGroups, 7, 1)
  expect(older.marked).toBe(1)
  expect(getVisibleGroups(getGroups('each'), older.view)[0]).toBe(1)
  // The three of one day are one point: 14 April's, then the last.
  expect(createOpeningView(getGroups, 92, 3)).toMatchObject({ level: 'day', marked: 2 })
  expect(createOpeningView(getGroups, 366, 0)).toMatchObject({ level: 'week', marked: 0 })
})

test('a single measurement makes a chart at every span', () => {
  const item: readonly Group[] = createGroups([createPoint('2026-04-14')], 'each', true)
  for (const span of [0, 7, 31, 92, 366]) {
    const view = openView(span, getDayRange(item))
    expect(getVisibleGroups(item, view)).toEqual([0, 1])
    expect(getTimeTicks(view, 6).length).toBeGreaterThan(0)
  }
})

test('an axis stands still while the values have room on it, and is made for them at rest', () => {
  const axis = createMovingAxis(true)
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
  const axis = createMovingAxis(false)
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
  expect(createMovingAxis(true).next(undefined).range).toEqual({ min: 0, max: 1 })
})

test('what is in view: its points, the least and the greatest, the neighbours that lines lead to', () => {
  const days = createGroups(
    [
      createPoint('2026-01-01', 58),
      createPoint('2026-01-02', 57),
      createPoint('2026-01-02', 60),
      createPoint('2026-01-20', 59),
    ],
    'day',
    false,
  )
  const all = selectInView(days, { from: toDay('2026-01-01'), to: toDay('2026-02-01') })
  expect([all.groups.length, all.extremes, all.around.length]).toEqual([3, [57, 60], 3])
  const last = selectInView(days, { from: toDay('2026-01-15'), to: toDay('2026-02-01') })
  expect([last.groups, last.extremes, last.around]).toEqual([[days[2]], [59, 59], [days[1], days[2]]])
  expect(selectInView(days, { from: toDay('2026-02-10'), to: toDay('2026-02-20') })).toEqual({
    groups: [],
    extremes: [],
    around: [days[2]],
  })
})

test('a view that moves has the marks that one that stands has', () => {
  for (const length of [4, 7, 31, 92, 366, 3000]) {
    const ticksIn = createMovingTicks()
    for (let step = 0; step < 90; step++) {
      const from = toDay('2020-01-01') + (step * length) / 17 + 0.3
      const view = { from, to: from + length }
      expect(ticksIn(view, 7)).toEqual(getTimeTicks(view, 7))
    }
    const closer = { from: toDay('2021-01-01'), to: toDay('2021-01-01') + length / 2 }
    expect(ticksIn(closer, 7)).toEqual(getTimeTicks(closer, 7))
    expect(ticksIn(closer, 4)).toEqual(getTimeTicks(closer, 4))
  }
})

test('words that follow a finger: the first at once, the last of many, none after the end', () => {
  vi.useFakeTimers()
  const message: number[] = []
  const text = throttle((value: number) => message.push(value), 100)
  for (const value of [1, 2, 3]) text.give(value)
  expect(message).toEqual([1])
  vi.advanceTimersByTime(100)
  expect(message).toEqual([1, 3])
  vi.advanceTimersByTime(1000)
  text.give(4)
  expect(message).toEqual([1, 3, 4])
  text.give(5)
  text.end()
  vi.advanceTimersByTime(1000)
  expect(message).toEqual([1, 3, 4])
  vi.useRealTimers()
})
