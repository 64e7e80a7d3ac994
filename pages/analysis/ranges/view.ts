import type uPlot from 'uplot'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'
import { clamp } from '#shared/format/numbers.ts'
import { type DayValue, GAP_DAYS, getDailyMeans, getTrendLine, getWeeklyMeans } from '#shared/health/trend.ts'

/** The properties of a measurement that a chart over time needs. */
interface Timed {
  /** Epoch milliseconds. */
  time: number
  plotted: number
  /** For the second axis: fat mass trend of that day, kg. */
  mass?: number
  /** The member's note. */
  note?: string
}

/** Measurements per point: one, those of a day, or those of a week. */
export type Level = 'each' | 'day' | 'week'

/** One point of a chart over time. */
export interface Group {
  /** Shanghai days since 1970-01-01, with a fraction. */
  x: number
  /** Mean. */
  value: number
  min: number
  max: number
  /** Indices of the first and last measurement in the group. */
  first: number
  last: number
  /** Whether the previous group is more than 14 days earlier. */
  isAfterGap: boolean
  /** The member's notes on its measurements; '' without any. */
  note: string
  /** Trend on its last day; undefined if the metric has none. */
  trend?: number
  /** Mean of the known masses; undefined without any. */
  mass?: number
}

/** Maximum days of a view with a point per measurement, and with a point per day. */
const EACH_DAYS = 45
const DAY_DAYS = 200

/** Level of a view of so many days. */
export const getLevelForDays = (days: number): Level => (days <= EACH_DAYS ? 'each' : days <= DAY_DAYS ? 'day' : 'week')

/** Shanghai days since 1970-01-01, with the time of day as a fraction. */
export function toX(time: number): number {
  const day = toDayNumber(time)
  return day + (time - getDayStart(day)) / 86_400_000
}

const MIDDLE: Record<Exclude<Level, 'each'>, number> = { day: 0.5, week: 3.5 }

/**
 * Groups a history at one level, oldest first.
 * @param points oldest first
 * @param hasTrend whether the metric has a trend
 */
export function createGroups(points: readonly Timed[], level: Level, hasTrend: boolean): Group[] {
  const times = points.map(({ time }) => time)
  const values = points.map(({ plotted }) => plotted)
  const trend = hasTrend ? getTrendLine(times, values) : []
  const groups: Group[] = []
  let first = 0
  for (const { day, value, min, max, count } of createRows(times, values, level)) {
    const last = first + count - 1
    const groupPoints = points.slice(first, last + 1)
    groups.push({
      x: level === 'each' ? toX(times[first]!) : day + MIDDLE[level],
      value,
      min,
      max,
      first,
      last,
      isAfterGap: first > 0 && toDayNumber(times[first]!) - toDayNumber(times[first - 1]!) > GAP_DAYS,
      note: groupPoints.flatMap(({ note }) => note || []).join('；'),
      trend: trend[last],
      mass: getMeanMass(groupPoints),
    })
    first = last + 1
  }
  return groups
}

function getMeanMass(points: readonly Timed[]): number | undefined {
  const withMass = points.flatMap(({ mass }) => mass ?? [])
  return withMass.length ? withMass.reduce((sum, mass) => sum + mass, 0) / withMass.length : undefined
}

function createRows(times: readonly number[], values: readonly number[], level: Level): DayValue[] {
  if (level === 'day') return getDailyMeans(times, values)
  if (level === 'week') return getWeeklyMeans(times, values)
  return values.map((value, index) => ({ day: toDayNumber(times[index]!), value, min: value, max: value, count: 1 }))
}

/** Index of the group that contains measurement `index`. */
export function findGroup(groups: readonly Group[], index: number): number {
  const found = findFirst(groups, ({ last }) => last >= index)
  return Math.min(found, groups.length - 1)
}

/**
 * Index of the first group that satisfies `is` (binary search: all later groups must satisfy it
 * too); `groups.length` without any.
 */
function findFirst(groups: readonly Group[], is: (group: Group) => boolean): number {
  let [low, high] = [0, groups.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(groups[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** Visible range in Shanghai days since 1970-01-01. */
export interface View {
  from: number
  to: number
}

/** Visible part of a chart and its highlighted group. */
export interface ChartView {
  level: Level
  view: View
  /** Index of the highlighted group. */
  marked: number
}

/** Minimum days of a zoomed view. */
const MIN_DAYS = 3
/** Margin before the first and after the last measurement, as a fraction of the view. */
const MARGIN = 0.04
/** Length of a view of all measurements with both margins, in multiples of their days. */
const WHOLE = 1 / (1 - 2 * MARGIN)

/**
 * Days from the first measurement's morning to the last one's midnight.
 * @param groups at least one
 */
export const getDayRange = (groups: readonly Group[]): View => ({
  from: Math.floor(groups[0]!.x),
  to: Math.floor(groups[groups.length - 1]!.x) + 1,
})

/**
 * Moves a view into the measured days and keeps its length. A view longer than the days ends at the
 * latest.
 */
export function clampView({ from, to }: View, days: View): View {
  const length = to - from
  const maxDays = days.to + length * MARGIN - length
  const start = clamp(from, Math.min(days.from - length * MARGIN, maxDays), maxDays)
  return { from: start, to: start + length }
}

/**
 * Initial view of a range: its days up to the latest measurement.
 * @param length days; 0: all
 */
export function openView(length: number, days: View): View {
  const visibleDays = length || Math.max(7, (days.to - days.from) * WHOLE)
  return clampView({ from: days.to, to: days.to + visibleDays }, days)
}

/**
 * Initial state of a chart: `length` days, moved so that the selected measurement is in view.
 * @param length days; 0: all
 */
export function createOpeningView(
  groupsAt: (level: Level) => readonly Group[],
  length: number,
  chosen: number,
): ChartView {
  const days = getDayRange(groupsAt('each'))
  const latest = openView(length, days)
  const level = getViewLevel(latest)
  const groups = groupsAt(level)
  const chosenIndex = findGroup(groups, chosen)
  const view = revealDay(latest, groups[chosenIndex]!.x, days)
  return { level, view, marked: getReportedGroup(groups, chosenIndex, view) }
}

/** Level of a view. */
export const getViewLevel = ({ from, to }: View): Level => getLevelForDays(to - from)

/** Moves a view by a number of days, within the measured days. */
export const moveView = ({ from, to }: View, by: number, days: View): View =>
  clampView({ from: from + by, to: to + by }, days)

/** Zooms a view to `factor` times its length; day `at` keeps its position. */
export function zoomView({ from, to }: View, factor: number, at: number, days: View): View {
  const maxDays = Math.max(7, (days.to - days.from) * WHOLE)
  const length = clamp((to - from) * factor, MIN_DAYS, maxDays)
  const start = at - ((at - from) / (to - from)) * length
  return clampView({ from: start, to: start + length }, days)
}

/** Nearest view that contains day `x`. */
export function revealDay(view: View, x: number, days: View): View {
  const room = (view.to - view.from) * MARGIN
  const by = x < view.from + room ? x - view.from - room : x > view.to - room ? x - view.to + room : 0
  return by ? moveView(view, by, days) : view
}

/** Indices of the first group in view and of the first after it. */
export const getVisibleGroups = (groups: readonly Group[], { from, to }: View): readonly [number, number] => [
  findFirst(groups, ({ x }) => x >= from),
  findFirst(groups, ({ x }) => x > to),
]

/** Index of the group nearest to a day. */
export function findNearest(groups: readonly Group[], x: number): number {
  const after = Math.min(
    groups.length - 1,
    findFirst(groups, (group) => group.x >= x),
  )
  return after > 0 && x - groups[after - 1]!.x < groups[after]!.x - x ? after - 1 : after
}

/**
 * Index of the reported group: the highlighted one if in view, else the nearest one in view, else
 * the nearest of all.
 */
export function getReportedGroup(groups: readonly Group[], marked: number, view: View): number {
  const [from, to] = getVisibleGroups(groups, view)
  if (from < to) return clamp(marked, from, to - 1)
  return findNearest(groups, (view.from + view.to) / 2)
}

/**
 * uPlot's columns: day, mean, mass and trend. A row of nulls in the middle of each gap of more than
 * 14 days breaks the line.
 * @param groups oldest first
 */
export function createColumns(groups: readonly Group[]): uPlot.AlignedData {
  const days: number[] = []
  const line: (number | null)[] = []
  const masses: (number | null)[] = []
  const trends: (number | null)[] = []
  groups.forEach(({ x, value, trend = null, mass = null, isAfterGap }, index) => {
    const before = groups[index - 1]
    if (before && isAfterGap) {
      days.push((before.x + x) / 2)
      line.push(null)
      masses.push(null)
      trends.push(null)
    }
    days.push(x)
    line.push(value)
    masses.push(mass)
    trends.push(trend)
  })
  return [days, line, masses, trends]
}

/** The part of a history in view. */
interface InView {
  groups: readonly Group[]
  /** Minimum and maximum value; empty if nothing is in view. */
  extremes: readonly number[]
  /** Groups in view and one neighbour on either side, for lines that cross the edges. */
  around: readonly Group[]
}

/**
 * Selects the part of a history in view.
 * @param groups oldest first
 */
export function selectInView(groups: readonly Group[], view: View): InView {
  const [from, to] = getVisibleGroups(groups, view)
  let [minValue, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = from; index < to; index++) {
    minValue = Math.min(minValue, groups[index]!.min)
    greatest = Math.max(greatest, groups[index]!.max)
  }
  return {
    groups: groups.slice(from, to),
    extremes: from < to ? [minValue, greatest] : [],
    around: groups.slice(Math.max(0, from - 1), to + 1),
  }
}

/** Point sizes by density: maximum number in view, radius in px, stroke width in px. */
const POINTS = [
  [40, 3.25, 1.5],
  [120, 2.25, 1.5],
  [Number.POSITIVE_INFINITY, 1.5, 1],
] as const

/** Point size for a number of points in view, px. */
export function getPointSize(count: number): { radius: number; rim: number } {
  const [, radius, rim] = POINTS.find(([maxDays]) => count <= maxDays)!
  return { radius, rim }
}
