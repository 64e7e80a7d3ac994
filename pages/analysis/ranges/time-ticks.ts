import { dayStart } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'
import type { View } from './view.ts'

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
export function movingTicks() {
  let known: { length: number; most: number; around: View; ticks: readonly Tick[] } | undefined
  return (view: View, most: number): Tick[] => {
    const length = view.to - view.from
    const isKnown =
      known?.most === most &&
      // Adding and taking away leaves noise in a length that stays.
      Math.abs(length - known.length) < 1e-6 &&
      view.from >= known.around.from &&
      view.to <= known.around.to
    if (!known || !isKnown) {
      const around = { from: view.from - length, to: view.to + length }
      known = { length, most, around, ticks: ticksOf(around, length, most) }
    }
    return marksIn(view, known.ticks)
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
