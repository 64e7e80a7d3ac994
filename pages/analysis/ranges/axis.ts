import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { dayStart } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'
import type { Group } from './groups.ts'
import { groupsIn, type View } from './view.ts'

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

/** Marks at whole days, Mondays, months or years, at most `most` and as many as fit. Years are always named. */
export function timeTicks(view: View, most: number): Tick[] {
  return marksIn(view, ticksOf(view, view.to - view.from, most))
}

/** `timeTicks` for a view that moves: marks around it are worked out once for many steps. */
export function movingTicks() {
  let [length, most, around, ticks] = [0, 0, { from: 0, to: 0 }, [] as Tick[]]
  return (view: View, atMost: number): Tick[] => {
    const own = view.to - view.from
    // Adding and taking away leaves noise in a length that stays.
    const isKnown = Math.abs(own - length) < 1e-6 && most === atMost && view.from >= around.from && view.to <= around.to
    if (!isKnown) {
      ;[length, most, around] = [own, atMost, { from: view.from - own, to: view.to + own }]
      ticks = ticksOf(around, own, most)
    }
    return marksIn(view, ticks)
  }
}

/** All marks from one day to another, spaced as in a view of so many days; the year on each that does not name it. */
function ticksOf({ from, to }: View, length: number, most: number): Tick[] {
  const step = DAY_STEPS.find((days) => length / days <= most)
  if (step) return dayTicks(from, to, step)
  return monthTicks(from, to, MONTH_STEPS.find((months) => length / (months * MONTH_DAYS) <= most) ?? 1200)
}

/** The marks in view; each year stands once. */
const marksIn = ({ from, to }: View, ticks: readonly Tick[]): Tick[] =>
  ticks
    .filter(({ x }) => x >= from && x <= to)
    .map((tick, index, all) => (tick.year === all[index - 1]?.year ? { ...tick, year: '' } : tick))

const partsOf = (day: number) => dateParts(dayStart(day))

function dayTicks(from: number, to: number, step: number): Tick[] {
  // Weeks begin on Mondays; day 0 was a Thursday.
  const shift = step < 7 ? 0 : 3
  const ticks: Tick[] = []
  for (let day = Math.ceil((from + shift) / step) * step - shift; day <= to; day += step) {
    const parts = partsOf(day)
    if (parts) ticks.push({ x: day, label: `${parts.month}/${parts.day}`, year: `${parts.year}年` })
  }
  return ticks
}

function monthTicks(from: number, to: number, step: number): Tick[] {
  const parts = partsOf(Math.ceil(from))
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
const LEAST_SPAN = 0.04
/** Room below, and above, where the least and the greatest stand in words; parts of the height. */
const ROOM = 0.1
const ROOM_ABOVE = 0.3

/** The value axis of what is in view; undefined where nothing is. */
export function valuesIn(groups: readonly Group[], view: View): ValueRange | undefined {
  const [from, to] = groupsIn(groups, view)
  if (from === to) return undefined
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = from; index < to; index++) {
    const group = groups[index]!
    min = Math.min(min, group.min, group.trend ?? group.min)
    max = Math.max(max, group.max, group.trend ?? group.max)
  }
  return withRoom(min, max)
}

/** An axis for values from `min` to `max`, with room for what stands around them. */
export function withRoom(min: number, max: number): ValueRange {
  const middle = (min + max) / 2
  const half = Math.max((max - min) / 2, (Math.abs(middle) * LEAST_SPAN) / 2, 1e-6)
  const low = Math.max(0, middle - half * (1 + 2 * ROOM))
  return { min: low, max: Math.max(middle + half * (1 + 2 * ROOM_ABOVE), low + 2 * half) }
}

/** The share of its way that the value axis goes in a frame. */
const EASE = 0.3

/** The next frame's axis on its way from one to another; the other itself once it is as good as there. */
function eased(from: ValueRange, to: ValueRange): ValueRange {
  const next = { min: from.min + (to.min - from.min) * EASE, max: from.max + (to.max - from.max) * EASE }
  const left = Math.abs(to.min - next.min) + Math.abs(to.max - next.max)
  return left < (to.max - to.min) / 500 ? to : next
}

/** What a moving axis may lack of its room below and above, and by how much it may be too tall; parts of the height. */
const LACK_BELOW = 0.04
const LACK_ABOVE = 0.08
const TALLER = 0.3

/** Whether the values that `fitting` is made for also have room on `kept`. */
const isRoomy = (kept: ValueRange, fitting: ValueRange): boolean => {
  const height = fitting.max - fitting.min
  return (
    kept.min <= fitting.min + height * LACK_BELOW &&
    kept.max >= fitting.max - height * LACK_ABOVE &&
    kept.max - kept.min <= height * (1 + TALLER)
  )
}

/** The value axis of a view that moves. It stands still while the values in view have room on it, and glides to another otherwise.
 *  @param isStill it never glides */
export function movingAxis(isStill: boolean) {
  let shown: ValueRange | undefined
  let aim: ValueRange | undefined
  return {
    /** The next frame's axis, and whether it has arrived. @param fitting made for what is in view; undefined where nothing is */
    next(fitting: ValueRange | undefined): { values: ValueRange; isThere: boolean } {
      aim = (fitting && aim && isRoomy(aim, fitting) ? aim : fitting) ?? aim ?? { min: 0, max: 1 }
      shown = shown && !isStill ? eased(shown, aim) : aim
      return { values: shown, isThere: shown === aim }
    },
    /** The view has come to rest: the next axis is made for what is in view. */
    fit() {
      aim = undefined
    },
  }
}
