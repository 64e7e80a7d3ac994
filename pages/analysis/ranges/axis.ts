import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { getDayStart } from '#shared/format/calendar-days.ts'
import { getDateParts } from '#shared/format/dates.ts'
import { type Group, getVisibleGroups, type View } from './view.ts'

/** A tick of the time axis. */
export interface Tick {
  x: number
  /** '8/16', '8月' or '2026年'. */
  label: string
  /**
   * '2026年' in a second line; '' if the label contains the year or the previous tick has the same.
   */
  year: string
}

const DAY = 86_400_000
const DAY_STEPS = [1, 2, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600]
const MONTH_DAYS = 30.44

/**
 * Creates ticks at whole days, Mondays, months or years, at most `maxTicks` and as many as fit;
 * years are always named. Caches the ticks around a moving view.
 */
export function createMovingTicks() {
  let cached: { length: number; maxTicks: number; around: View; ticks: readonly Tick[] } | undefined
  return (view: View, maxTicks: number): Tick[] => {
    const length = view.to - view.from
    const isCached =
      cached?.maxTicks === maxTicks &&
      // Tolerates rounding errors of a constant length.
      Math.abs(length - cached.length) < 1e-6 &&
      view.from >= cached.around.from &&
      view.to <= cached.around.to
    if (!cached || !isCached) {
      const around = { from: view.from - length, to: view.to + length }
      cached = { length, maxTicks, around, ticks: createTicks(around, length, maxTicks) }
    }
    return selectMarks(view, cached.ticks)
  }
}

/** All ticks from one day to another, spaced as in a view of `length` days. */
function createTicks({ from, to }: View, length: number, maxTicks: number): Tick[] {
  const step = DAY_STEPS.find((days) => length / days <= maxTicks)
  if (step) return createDayTicks(from, to, step)
  return createMonthTicks(from, to, MONTH_STEPS.find((months) => length / (months * MONTH_DAYS) <= maxTicks) ?? 1200)
}

/** Ticks in view; each year is named once. */
const selectMarks = ({ from, to }: View, ticks: readonly Tick[]): Tick[] =>
  ticks
    .filter(({ x }) => x >= from && x <= to)
    .map((tick, index, all) => (tick.year === all[index - 1]?.year ? { ...tick, year: '' } : tick))

const getDayParts = (day: number) => getDateParts(getDayStart(day))

function createDayTicks(from: number, to: number, step: number): Tick[] {
  // Weeks start on Monday; day 0 was a Thursday.
  const shift = step < 7 ? 0 : 3
  const ticks: Tick[] = []
  for (let day = Math.ceil((from + shift) / step) * step - shift; day <= to; day += step) {
    const parts = getDayParts(day)
    if (parts) ticks.push({ x: day, label: `${parts.month}/${parts.day}`, year: `${parts.year}年` })
  }
  return ticks
}

function createMonthTicks(from: number, to: number, step: number): Tick[] {
  const parts = getDayParts(Math.ceil(from))
  if (!parts) return []
  const ticks: Tick[] = []
  for (let month = Math.ceil((parts.year * 12 + parts.month - 1) / step) * step; ; month += step) {
    const [year, ofYear] = [Math.floor(month / 12), month % 12]
    const x = Date.UTC(year, ofYear) / DAY
    if (x > to) return ticks
    const name = `${year}年`
    if (x >= from) ticks.push(step < 12 ? { x, label: `${ofYear + 1}月`, year: name } : { x, label: name, year: '' })
  }
}

/**
 * Minimum height of the axis as a fraction of the value: a change below 2 % never fills the chart.
 */
const MIN_SPAN = 0.04
/** Free space below, and above for the minimum and maximum labels, as fractions of the height. */
const ROOM = 0.1
const ROOM_ABOVE = 0.3

/** Value axis for the groups in view; undefined without any. */
export function getValueRange(groups: readonly Group[], view: View): ValueRange | undefined {
  const [from, to] = getVisibleGroups(groups, view)
  if (from === to) return undefined
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = from; index < to; index++) {
    const group = groups[index]!
    min = Math.min(min, group.min, group.trend ?? group.min)
    max = Math.max(max, group.max, group.trend ?? group.max)
  }
  return addRoom(min, max)
}

/** Extends the range from `min` to `max` by the space for labels. */
function addRoom(min: number, max: number): ValueRange {
  const middle = (min + max) / 2
  const half = Math.max((max - min) / 2, (Math.abs(middle) * MIN_SPAN) / 2, 1e-6)
  const low = Math.max(0, middle - half * (1 + 2 * ROOM))
  return { min: low, max: Math.max(middle + half * (1 + 2 * ROOM_ABOVE), low + 2 * half) }
}

/**
 * Second axis, for the masses in view; undefined without any.
 * @param groups oldest first
 */
export function getMassRange(groups: readonly Group[], view: View): ValueRange | undefined {
  const cached = groups.slice(...getVisibleGroups(groups, view)).flatMap(({ mass }) => mass ?? [])
  return cached.length ? addRoom(Math.min(...cached), Math.max(...cached)) : undefined
}

/** Fraction of the height that stays free beyond the goal's line, for its label. */
const BEHIND = 0.12
/**
 * Growth at the top per growth at the bottom, so that the labels above the curve keep their space.
 */
const ABOVE = 0.27

/**
 * Extends the axis to the goal if the values then keep at least half of the height; else returns it
 * unchanged.
 */
export function includeGoal(range: ValueRange, goal: number | undefined): ValueRange {
  if (goal === undefined) return range
  const { min, max } = range
  const height = max - min
  const beyond = Math.max(min - goal, goal - max, 0)
  const room = height * BEHIND
  if (beyond === 0 || beyond + room > height) return range
  if (goal > max) return { min, max: goal + room }
  const low = Math.max(0, goal - room)
  return { min: low, max: max + (min - low) * ABOVE }
}

/** Fraction of the remaining distance that the value axis moves per frame. */
const EASE = 0.3

/** Axis of the next frame of an animation; exactly `to` once the remainder is invisible. */
function easeRange(from: ValueRange, to: ValueRange): ValueRange {
  const next = { min: from.min + (to.min - from.min) * EASE, max: from.max + (to.max - from.max) * EASE }
  const left = Math.abs(to.min - next.min) + Math.abs(to.max - next.max)
  return left < (to.max - to.min) / 500 ? to : next
}

/**
 * Tolerances of a moving axis: missing space below and above, and excess height; fractions of the
 * height.
 */
const LACK_BELOW = 0.04
const LACK_ABOVE = 0.08
const TALLER = 0.3

/** Whether the values of the axis `fitting` also fit on the current axis. */
const hasSpareRoom = (cachedTicks: ValueRange, fitting: ValueRange): boolean => {
  const height = fitting.max - fitting.min
  return (
    cachedTicks.min <= fitting.min + height * LACK_BELOW &&
    cachedTicks.max >= fitting.max - height * LACK_ABOVE &&
    cachedTicks.max - cachedTicks.min <= height * (1 + TALLER)
  )
}

/**
 * Value axis of a moving view. It stays constant while the visible values fit, else animates to a
 * new one.
 * @param inert no animation
 */
export function createMovingAxis(inert: boolean) {
  let displayed: ValueRange | undefined
  let aim: ValueRange | undefined
  return {
    /**
     * Axis of the next frame, and whether it has arrived.
     * @param fitting axis for the groups in view; undefined without any
     */
    next(fitting: ValueRange | undefined): { range: ValueRange; isThere: boolean } {
      const hasRoom = !fitting || (aim && hasSpareRoom(aim, fitting))
      if (!hasRoom) aim = fitting
      aim ??= { min: 0, max: 1 }
      displayed = displayed && !inert ? easeRange(displayed, aim) : aim
      return { range: displayed, isThere: displayed === aim }
    },
    /** Resets the axis once the view is at rest: the next one fits the groups in view. */
    fit() {
      aim = undefined
    },
  }
}
