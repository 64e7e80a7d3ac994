import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { parseMeasured } from './measured.ts'
import type { MetricKey } from './metrics.ts'

/** Metrics with a displayed trend: their daily fluctuation exceeds their real change. */
const WITH_TREND: readonly MetricKey[] = ['weight', 'bodyFat', 'bmi', 'ssm', 'bwp']

/** True if a metric's trend is displayed with its values. */
export const hasTrend = (key: MetricKey): boolean => WITH_TREND.includes(key)

/**
 * Weight of a day's value in the exponential smoothing (John Walker, The Hacker's Diet, "Pencil and
 * Paper": T[n] = T[n-1] + 0.1 · (W[n] - T[n-1])).
 */
export const SMOOTHING = 0.1
/** Share of the previous day's trend that is kept. */
const CARRIED = 1 - SMOOTHING
/** Days without a measurement after which a line is interrupted. */
export const GAP_DAYS = 14

/** All measurements of one day or week, combined. */
export interface DayValue {
  /** Shanghai day number, see `toDayNumber`; of a week its Monday. */
  day: number
  /** Mean of the measurements, in the metric's own unit. */
  value: number
  min: number
  max: number
  /** Number of measurements. */
  count: number
}

/**
 * Computes one mean per group of measurements, in the order of the groups.
 * @param times epoch milliseconds, ascending, one per value
 */
function groupMeans(
  times: readonly number[],
  values: readonly number[],
  groupOf: (time: number) => number,
): DayValue[] {
  const groups: DayValue[] = []
  times.forEach((time, index) => {
    const [day, value] = [groupOf(time), values[index]!]
    const last = groups[groups.length - 1]
    if (last?.day !== day) {
      groups.push({ day, value, min: value, max: value, count: 1 })
      return
    }
    last.count++
    last.value += (value - last.value) / last.count
    last.min = Math.min(last.min, value)
    last.max = Math.max(last.max, value)
  })
  return groups
}

/**
 * Computes one mean per day that has measurements.
 * @param times epoch milliseconds, ascending, one per value
 */
export const getDailyMeans = (times: readonly number[], values: readonly number[]) =>
  groupMeans(times, values, toDayNumber)

/** Like `getDailyMeans` for `items`, ascending by time. */
export const getDailyItemMeans = <T extends { time: number }>(items: readonly T[], read: (item: T) => number) =>
  getDailyMeans(
    items.map(({ time }) => time),
    items.map(read),
  )

interface WeighIn {
  kg: number
  /** Epoch milliseconds. */
  time: number
}

/**
 * Parses weigh-ins and sorts them by time. Omits unmeasurable values and unreadable dates.
 * @param items as the service sends them, in any order
 */
export const toWeighIns = (items: readonly { value?: number; date: string }[]): WeighIn[] =>
  items
    .flatMap(({ value, date }) => {
      const [kg, time] = [parseMeasured(value), parseTime(date)]
      return kg && time !== undefined ? [{ kg, time }] : []
    })
    .sort((a, b) => a.time - b.time)

/** Computes one weight per measured day. @param weighIns result of `toWeighIns` */
export const getDailyWeights = (weighIns: readonly WeighIn[]) => getDailyItemMeans(weighIns, ({ kg }) => kg)

/**
 * Computes one mean per week that has measurements; its day is the Monday.
 * @param times epoch milliseconds, ascending, one per value
 */
export const getWeeklyMeans = (times: readonly number[], values: readonly number[]) =>
  groupMeans(times, values, (time) => getMonday(toDayNumber(time)))

/** Monday of a day's week; day 0, 1970-01-01, was a Thursday. */
export const getMonday = (day: number): number => Math.floor((day + 3) / 7) * 7 - 3

/**
 * The trend `days` after a day with trend `trend`, for values on a straight line from `from` to
 * `to`: smoothing of the interpolated days in closed form. With slope s per day and e = trend -
 * value: e[n] = 0.9ⁿ · e[0] - s · 0.9 · (1 - 0.9ⁿ) / 0.1.
 */
function smoothTrend(trend: number, from: number, to: number, days: number): number {
  const carried = CARRIED ** days
  const slope = (to - from) / days
  return to + carried * (trend - from) - (slope * CARRIED * (1 - carried)) / SMOOTHING
}

/**
 * Trend at each measured day: exponential smoothing, starting at the first value, after linear
 * interpolation of days without a measurement.
 * @param days ascending, each day once
 */
export function getTrend(days: readonly Pick<DayValue, 'day' | 'value'>[]): number[] {
  const trend: number[] = []
  days.forEach(({ day, value }, index) => {
    const before = days[index - 1]
    trend.push(before ? smoothTrend(trend[index - 1]!, before.value, value, day - before.day) : value)
  })
  return trend
}

/** Trend at each measurement. @param times epoch milliseconds, ascending, one per value */
export function getTrendLine(times: readonly number[], values: readonly number[]): number[] {
  const days = getDailyMeans(times, values)
  const trend = getTrend(days)
  const at = new Map(days.map(({ day }, index) => [day, trend[index]!]))
  return times.map((time) => at.get(toDayNumber(time))!)
}

/**
 * Formats the gap before the measurement at `index`, if longer than 14 days: '46天未测量'; else ''.
 * @param times epoch milliseconds, ascending
 */
export function formatGap(times: readonly number[], index: number): string {
  const [before, after] = [times[index - 1], times[index]]
  const days = before !== undefined && after !== undefined ? toDayNumber(after) - toDayNumber(before) : 0
  return days > GAP_DAYS ? `${days}天未测量` : ''
}

/**
 * Change of the trend up to the last measured day, against the last measured day at least `span`
 * and at most 1.5 · `span` days before; undefined without one.
 * @param days as given to `getTrend`
 * @param trend result of `getTrend`
 */
export function getTrendChange(
  days: readonly Pick<DayValue, 'day'>[],
  trend: readonly number[],
  span: number,
): number | undefined {
  const last = days.length - 1
  let base = last
  while (base >= 0 && days[last]!.day - days[base]!.day < span) base--
  if (base < 0 || days[last]!.day - days[base]!.day > Math.ceil(span * 1.5)) return undefined
  return trend[last]! - trend[base]!
}

/**
 * Change of the trend in the last measured week; undefined if that week ended more than 14 days
 * before the day `today`.
 */
export function getWeekChange(
  days: readonly Pick<DayValue, 'day'>[],
  trend: readonly number[],
  today: number,
): number | undefined {
  const last = days[days.length - 1]
  return last && today - last.day <= GAP_DAYS ? getTrendChange(days, trend, 7) : undefined
}
