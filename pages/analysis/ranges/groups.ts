import { dayNumber, dayStart } from '#shared/core/dates/calendar-days.ts'
import { type DayValue, dailyMeans, GAP_DAYS, trendLine, weeklyMeans } from '#shared/health/trend.ts'

/** The part of a measurement that a chart over time needs. */
export interface Timed {
  /** Epoch milliseconds. */
  time: number
  plotted: number
  /** For the second axis: the fat's trend of that day, kg. */
  mass?: number
  /** What the member has written on it. */
  note?: string
}

/** How many measurements make one point: one, those of a day, those of a week. */
export type Level = 'each' | 'day' | 'week'

/** One point of a chart over time. */
export interface Group {
  /** Shanghai days since 1970-01-01, with a fraction. */
  x: number
  /** The mean. */
  value: number
  min: number
  max: number
  /** The measurements in it, first and last index. */
  first: number
  last: number
  /** More than 14 days lie between it and the one before. */
  isAfterGap: boolean
  /** What the member has written on its measurements; '' for nothing. */
  note: string
  /** The trend's value on its last day; undefined where the metric has none. */
  trend?: number
  /** The mean of the masses known; undefined where none is. */
  mass?: number
}

/** Days a view may hold up to which every measurement, every day is a point of its own. */
const EACH_DAYS = 45
const DAY_DAYS = 200

/** The level of a view that holds so many days. */
export const levelFor = (days: number): Level => (days <= EACH_DAYS ? 'each' : days <= DAY_DAYS ? 'day' : 'week')

/** Shanghai days since 1970-01-01, with the time of day as a fraction. */
export function xOf(time: number): number {
  const day = dayNumber(time)
  return day + (time - dayStart(day)) / 86_400_000
}

const MIDDLE: Record<Exclude<Level, 'each'>, number> = { day: 0.5, week: 3.5 }

/** The points of a history at one level, oldest first. @param points oldest first @param hasTrend whether the metric has a trend */
export function groupsOf(points: readonly Timed[], level: Level, hasTrend: boolean): Group[] {
  const times = points.map(({ time }) => time)
  const values = points.map(({ plotted }) => plotted)
  const trend = hasTrend ? trendLine(times, values) : []
  const groups: Group[] = []
  let first = 0
  for (const { day, value, min, max, count } of rowsOf(times, values, level)) {
    const last = first + count - 1
    const own = points.slice(first, last + 1)
    groups.push({
      x: level === 'each' ? xOf(times[first]!) : day + MIDDLE[level],
      value,
      min,
      max,
      first,
      last,
      isAfterGap: first > 0 && dayNumber(times[first]!) - dayNumber(times[first - 1]!) > GAP_DAYS,
      note: own.flatMap(({ note }) => note || []).join('；'),
      trend: trend[last],
      mass: meanMass(own),
    })
    first = last + 1
  }
  return groups
}

function meanMass(points: readonly Timed[]): number | undefined {
  const known = points.flatMap(({ mass }) => mass ?? [])
  return known.length ? known.reduce((sum, mass) => sum + mass, 0) / known.length : undefined
}

function rowsOf(times: readonly number[], values: readonly number[], level: Level): DayValue[] {
  if (level === 'day') return dailyMeans(times, values)
  if (level === 'week') return weeklyMeans(times, values)
  return values.map((value, index) => ({ day: dayNumber(times[index]!), value, min: value, max: value, count: 1 }))
}

/** The group that holds measurement `index`. */
export function groupAt(groups: readonly Group[], index: number): number {
  const found = firstWhere(groups, ({ last }) => last >= index)
  return Math.min(found, groups.length - 1)
}

/** The first group for which `is` holds, where it holds for all after it too; how many there are when for none. */
export function firstWhere(groups: readonly Group[], is: (group: Group) => boolean): number {
  let [low, high] = [0, groups.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(groups[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
