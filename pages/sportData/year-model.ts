import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { addDays, monthWeeks } from '#shared/core/dates/calendar-days.ts'
import { dateParts, dayKey } from '#shared/core/dates/dates.ts'
import { barOf } from './model.ts'

/** Minutes from which a day is one shade darker (product rule). */
export const STEPS = [1, 20, 40, 60] as const

export interface YearMonth {
  /** '2026年11月'. */
  title: string
  /** '11月'. */
  label: string
  /** Weeks from Monday to Sunday: a shade of 0 (nothing done) to 4 for each day; undefined outside the month. */
  weeks: (number | undefined)[][]
  days: number
  /** Undefined where no day with an exercise tells. */
  minutes: number | undefined
  kcal: number | undefined
}

const MONTHS = 12

/** The shade of a day. */
export const shadeOf = (minutes: number): number => STEPS.filter((least) => minutes >= least).length

/** The last twelve calendar months, oldest first. @param now epoch milliseconds */
export function yearOf(periods: readonly SportPeriod[], now: number): YearMonth[] {
  const byDay = new Map(periods.map((period) => [dayKey(period.startDate), period]))
  let { year, month } = dateParts(now)!
  const months: YearMonth[] = []
  for (let times = 0; times < MONTHS; times++) {
    months.unshift(monthOf(year, month, byDay))
    const before = dateParts(addDays(`${year}-${month}-1`, -1))!
    year = before.year
    month = before.month
  }
  return months
}

function monthOf(year: number, month: number, byDay: ReadonlyMap<string | undefined, SportPeriod>): YearMonth {
  const rows = monthWeeks(year, month)
  const active = rows.flat().flatMap((day) => {
    const period = day === undefined ? undefined : byDay.get(day)
    return period && !isIdle(period) ? [period] : []
  })
  // A day with an exercise of no known length is still a day of exercise.
  const shade = (day: string) => {
    const period = byDay.get(day)
    return period && !isIdle(period) ? Math.max(1, shadeOf(barOf(period, 'duration'))) : 0
  }
  return {
    title: `${year}年${month}月`,
    label: `${month}月`,
    weeks: rows.map((row) => row.map((day) => (day === undefined ? undefined : shade(day)))),
    days: active.length,
    minutes: sumOf(active.map(({ duration }) => duration)),
    kcal: sumOf(active.map(({ calorie }) => calorie)),
  }
}

/** Of what is known, which below 0 nothing is. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.flatMap((amount = -1) => (amount >= 0 ? amount : []))
  return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : undefined
}
