import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { getDayStart } from '#shared/format/calendar-days.ts'
import { getDateParts } from '#shared/format/dates.ts'
import { type Group, getVisibleGroups, type View } from './view.ts'

/** A mark at the time axis. */
export interface Tick {
  x: number
  /** '8/16', '8月' or '2026年'. */
  label: string
  /** '2026年' in a second line, where the first line does not name it and it is not the one of the mark before. */
  year: string
}

const DAY = 86_400_000
const DAY_STEPS = [1, 2, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600]
const MONTH_DAYS = 30.44

/**
 * Marks at whole days, Mondays, months or years, at most `most` and as many as fit. Years are always named.
 * For a view that moves: those around it are worked out once for many steps.
 */
export function createMovingTicks() {
  let cached: { length: number; most: number; around: View; ticks: readonly Tick[] } | undefined
  return (view: View, maxTicks: number): Tick[] => {
    const length = view.to - view.from
    const isCached =
      cached?.most === maxTicks &&
      // Adding and taking away leaves noise in a length that stays.
      Math.abs(length - cached.length) < 1e-6 &&
      view.from >= cached.around.from &&
      view.to <= cached.around.to
    if (!cached || !isCached) {
      const around = { from: view.from - length, to: view.to + length }
      cached = { length, most: maxTicks, around, ticks: createTicks(around, length, maxTicks) }
    }
    return selectMarks(view, cached.ticks)
  }
}

/** All marks from one day to another, spaced as in a view of so many days; the year on each that does not name it. */
function createTicks({ from, to }: View, length: number, maxTicks: number): Tick[] {
  const step = DAY_STEPS.find((days) => length / days <= maxTicks)
  if (step) return createDayTicks(from, to, step)
  return createMonthTicks(from, to, MONTH_STEPS.find((months) => length / (months * MONTH_DAYS) <= maxTicks) ?? 1200)
}

/** The marks in view; each year stands once. */
const selectMarks = ({ from, to }: View, ticks: readonly Tick[]): Tick[] =>
  ticks
    .filter(({ x }) => x >= from && x <= to)
    .map((tick, index, all) => (tick.year === all[index - 1]?.year ? { ...tick, year: '' } : tick))

const getDayParts = (day: number) => getDateParts(getDayStart(day))

function createDayTicks(from: number, to: number, step: number): Tick[] {
  // Weeks begin on Mondays; day 0 was a Thursday.
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

/** A step of less than 2 % of the value never fills the chart: noise would look like news. */
const MIN_SPAN = 0.04
/** Room below, and above, where the least and the greatest stand in words; parts of the height. */
const ROOM = 0.1
const ROOM_ABOVE = 0.3

/** The value axis of what is in view; undefined where nothing is. */
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

/** An axis for values from `min` to `max`, with room for what stands around them. */
function addRoom(min: number, max: number): ValueRange {
  const middle = (min + max) / 2
  const half = Math.max((max - min) / 2, (Math.abs(middle) * MIN_SPAN) / 2, 1e-6)
  const low = Math.max(0, middle - half * (1 + 2 * ROOM))
  return { min: low, max: Math.max(middle + half * (1 + 2 * ROOM_ABOVE), low + 2 * half) }
}

/** The second axis, of the masses in view; undefined where none is known. @param groups oldest first */
export function getMassRange(groups: readonly Group[], view: View): ValueRange | undefined {
  const cached = groups.slice(...getVisibleGroups(groups, view)).flatMap(({ mass }) => mass ?? [])
  return cached.length ? addRoom(Math.min(...cached), Math.max(...cached)) : undefined
}

/** A share of the height that stays free behind the goal's line, for its name. */
const BEHIND = 0.12
/** By how much of what an axis gains below it grows above, so that the words over the curve keep their room. */
const ABOVE = 0.27

/** An axis that shows the goal too, where that leaves the values at least half of the height; else the axis as it is. */
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

/** The share of its way that the value axis goes in a frame. */
const EASE = 0.3

/** The next frame's axis on its way from one to another; the other itself once it is as good as there. */
function easeRange(from: ValueRange, to: ValueRange): ValueRange {
  const next = { min: from.min + (to.min - from.min) * EASE, max: from.max + (to.max - from.max) * EASE }
  const left = Math.abs(to.min - next.min) + Math.abs(to.max - next.max)
  return left < (to.max - to.min) / 500 ? to : next
}

/** What a moving axis may lack of its room below and above, and by how much it may be too tall; parts of the height. */
const LACK_BELOW = 0.04
const LACK_ABOVE = 0.08
const TALLER = 0.3

/** Whether the values that `fitting` is made for also have room on `kept`. */
const hasSpareRoom = (cachedTicks: ValueRange, fitting: ValueRange): boolean => {
  const height = fitting.max - fitting.min
  return (
    cachedTicks.min <= fitting.min + height * LACK_BELOW &&
    cachedTicks.max >= fitting.max - height * LACK_ABOVE &&
    cachedTicks.max - cachedTicks.min <= height * (1 + TALLER)
  )
}

/** The value axis of a view that moves. It stands still while the values in view have room on it, and glides to another otherwise.
 *  @param inert it never glides */
export function createMovingAxis(inert: boolean) {
  let displayed: ValueRange | undefined
  let aim: ValueRange | undefined
  return {
    /** The next frame's axis, and whether it has arrived. @param fitting made for what is in view; undefined where nothing is */
    next(fitting: ValueRange | undefined): { range: ValueRange; isThere: boolean } {
      const hasRoom = !fitting || (aim && hasSpareRoom(aim, fitting))
      if (!hasRoom) aim = fitting
      aim ??= { min: 0, max: 1 }
      displayed = displayed && !inert ? easeRange(displayed, aim) : aim
      return { range: displayed, isThere: displayed === aim }
    },
    /** The view has come to rest: the next axis is made for what is in view. */
    fit() {
      aim = undefined
    },
  }
}
