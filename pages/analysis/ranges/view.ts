import type uPlot from 'uplot'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'
import { clamp } from '#shared/format/numbers.ts'
import { type DayValue, GAP_DAYS, getDailyMeans, getTrendLine, getWeeklyMeans } from '#shared/health/trend.ts'

/** The part of a measurement that a chart over time needs. */
interface Timed {
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
export const getLevelForDays = (days: number): Level => (days <= EACH_DAYS ? 'each' : days <= DAY_DAYS ? 'day' : 'week')

/** Shanghai days since 1970-01-01, with the time of day as a fraction. */
export function toX(time: number): number {
  const day = toDayNumber(time)
  return day + (time - getDayStart(day)) / 86_400_000
}

const MIDDLE: Record<Exclude<Level, 'each'>, number> = { day: 0.5, week: 3.5 }

/** The points of a history at one level, oldest first. @param points oldest first @param hasTrend whether the metric has a trend */
export function createGroups(points: readonly Timed[], level: Level, hasTrend: boolean): Group[] {
  const times = points.map(({ time }) => time)
  const values = points.map(({ plotted }) => plotted)
  const trend = hasTrend ? getTrendLine(times, values) : []
  const groups: Group[] = []
  let first = 0
  for (const { day, value, min, max, count } of createRows(times, values, level)) {
    const last = first + count - 1
    const ownDays = points.slice(first, last + 1)
    groups.push({
      x: level === 'each' ? toX(times[first]!) : day + MIDDLE[level],
      value,
      min,
      max,
      first,
      last,
      isAfterGap: first > 0 && toDayNumber(times[first]!) - toDayNumber(times[first - 1]!) > GAP_DAYS,
      note: ownDays.flatMap(({ note }) => note || []).join('；'),
      trend: trend[last],
      mass: getMeanMass(ownDays),
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

/** The group that holds measurement `index`. */
export function findGroup(groups: readonly Group[], index: number): number {
  const found = findFirst(groups, ({ last }) => last >= index)
  return Math.min(found, groups.length - 1)
}

/** The first group for which `is` holds, where it holds for all after it too; how many there are when for none. */
function findFirst(groups: readonly Group[], is: (group: Group) => boolean): number {
  let [low, high] = [0, groups.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(groups[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** What a chart over time shows, in Shanghai days. */
export interface View {
  from: number
  to: number
}

/** What is on screen. */
export interface ChartView {
  level: Level
  view: View
  /** Index of the group that stands out. */
  marked: number
}

/** The least and most that zooming shows. */
const MIN_DAYS = 3
/** Room beside the first and the last measurement, as a part of the view. */
const MARGIN = 0.04
/** A part of the days: all measurements with the room at both ends. */
const WHOLE = 1 / (1 - 2 * MARGIN)

/** The days that hold measurements: from the first one's morning to the last one's midnight. @param groups at least one */
export const getDayRange = (groups: readonly Group[]): View => ({
  from: Math.floor(groups[0]!.x),
  to: Math.floor(groups[groups.length - 1]!.x) + 1,
})

/** A view of its length, moved to where measurements are: the latest at the right edge when there is more room than days. */
export function clampView({ from, to }: View, days: View): View {
  const length = to - from
  const maxDays = days.to + length * MARGIN - length
  const start = clamp(from, Math.min(days.from - length * MARGIN, maxDays), maxDays)
  return { from: start, to: start + length }
}

/** Where a span opens: its days up to the latest measurement. @param length days; 0: all */
export function openView(length: number, days: View): View {
  const shown = length || Math.max(7, (days.to - days.from) * WHOLE)
  return clampView({ from: days.to, to: days.to + shown }, days)
}

/** What a chart shows when it opens: so many days, moved to where the chosen measurement can be seen. @param length days; 0: all */
export function createOpeningView(
  groupsAt: (level: Level) => readonly Group[],
  length: number,
  chosen: number,
): ChartView {
  const days = getDayRange(groupsAt('each'))
  const latest = openView(length, days)
  const level = getViewLevel(latest)
  const groups = groupsAt(level)
  const ownDays = findGroup(groups, chosen)
  const view = revealDay(latest, groups[ownDays]!.x, days)
  return { level, view, marked: getReportedGroup(groups, ownDays, view) }
}

/** How many measurements make one point of a view. */
export const getViewLevel = ({ from, to }: View): Level => getLevelForDays(to - from)

/** A view moved by some days. */
export const moveView = ({ from, to }: View, by: number, days: View): View =>
  clampView({ from: from + by, to: to + by }, days)

/** A view `factor` times as long, in which day `at` stays where it is. */
export function zoomView({ from, to }: View, factor: number, at: number, days: View): View {
  const maxDays = Math.max(7, (days.to - days.from) * WHOLE)
  const length = clamp((to - from) * factor, MIN_DAYS, maxDays)
  const start = at - ((at - from) / (to - from)) * length
  return clampView({ from: start, to: start + length }, days)
}

/** The view nearest to this one in which a day can be seen. */
export function revealDay(view: View, x: number, days: View): View {
  const room = (view.to - view.from) * MARGIN
  const by = x < view.from + room ? x - view.from - room : x > view.to - room ? x - view.to + room : 0
  return by ? moveView(view, by, days) : view
}

/** First group in view and one past the last. */
export const getVisibleGroups = (groups: readonly Group[], { from, to }: View): readonly [number, number] => [
  findFirst(groups, ({ x }) => x >= from),
  findFirst(groups, ({ x }) => x > to),
]

/** The group nearest to a day. */
export function findNearest(groups: readonly Group[], x: number): number {
  const after = Math.min(
    groups.length - 1,
    findFirst(groups, (group) => group.x >= x),
  )
  return after > 0 && x - groups[after - 1]!.x < groups[after]!.x - x ? after - 1 : after
}

/** The group a reader is told about: the one that stands out while it is in view, else the nearest that is; the nearest of all where none is. */
export function getReportedGroup(groups: readonly Group[], marked: number, view: View): number {
  const [from, to] = getVisibleGroups(groups, view)
  if (from < to) return clamp(marked, from, to - 1)
  return findNearest(groups, (view.from + view.to) / 2)
}

/** uPlot's columns: day, mean, mass and trend. A row of nothing stands in each gap of more than 14 days,
 *  half-way, and breaks the line. @param groups oldest first */
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

/** What of a history is in view. */
interface InView {
  groups: readonly Group[]
  /** The least and the greatest value; empty where nothing is in view. */
  extremes: readonly number[]
  /** Those in view and the next one on either side: what reaches from point to point reaches into the view. */
  around: readonly Group[]
}

/** The part of a history that a view shows. @param groups oldest first */
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

/** Points get smaller as they get closer: up to how many in view, px of the radius, px of the rim. */
const POINTS = [
  [40, 3.25, 1.5],
  [120, 2.25, 1.5],
  [Number.POSITIVE_INFINITY, 1.5, 1],
] as const

/** How large so many points in view are drawn, px. */
export function getPointSize(count: number): { radius: number; rim: number } {
  const [, radius, rim] = POINTS.find(([maxDays]) => count <= maxDays)!
  return { radius, rim }
}
