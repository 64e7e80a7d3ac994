import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { addDays, monthWeeks } from '#shared/core/dates/calendar-days.ts'
import { dateParts, dayKey } from '#shared/core/dates/dates.ts'
import { percentOf } from '#shared/core/percent.ts'
import { barOf, type Measure } from './model.ts'

interface MonthDay {
  /** 1–31 */
  day: number
  value: number
  /** Beside the most of the month, 0–100. */
  height: number
}

export interface MonthView {
  month: number
  days: MonthDay[]
  /** The first day that is known. */
  since: number
  /** The last day that has begun: after it nothing is known. */
  until: number
  /** Days with an exercise, also one of which the measure is not known. */
  active: number
  /** The first day with the most; undefined where nothing was done. */
  most: MonthDay | undefined
}

/** The days of a month as columns. @param start a day of the month @param known days in any order, those missing had nothing
 *  @param now epoch milliseconds @param from the day from which on all are known, where that is not the whole month */
export function monthOf(
  start: string,
  known: readonly SportPeriod[],
  measure: Measure,
  now: number,
  from = '',
): MonthView {
  const { year, month } = dateParts(start) ?? { year: 1970, month: 1 }
  const byDay = new Map(known.map((period) => [dayKey(period.startDate), period]))
  const keys = monthWeeks(year, month)
    .flat()
    .flatMap((key) => key ?? [])
  const done = keys.map((key) => byDay.get(key))
  const values = done.map((period) => (period ? barOf(period, measure) : 0))
  const today = dayKey(now) ?? ''
  const highest = Math.max(...values)
  const days = values.map((value, index) => ({ day: index + 1, value, height: percentOf(value, highest) }))
  return {
    month,
    days,
    since: keys.filter((key) => key < from).length + 1,
    until: keys.filter((key) => key <= today).length,
    active: done.filter((period) => !isIdle(period)).length,
    most: days.find(({ value }) => value > 0 && value === highest),
  }
}

/** Behind every day: where a date cannot be read. */
const NEVER = '~'

/** Pages of days, the latest first, until one reaches back to a month's first day; asked for once each.
 *  @param read one page, in any order @param size of a full page */
export function daysBackTo(read: (page: number, signal: AbortSignal) => Promise<SportPeriod[]>, size: number) {
  const pages: SportPeriod[][] = []
  let isAll = false
  return async (start: string, signal: AbortSignal): Promise<SportPeriod[]> => {
    const first = dayKey(start) ?? ''
    const isReached = () => pages.some((page) => page.some(({ startDate }) => (dayKey(startDate) ?? NEVER) <= first))
    for (let page = pages.length + 1; !isAll && !isReached(); page++) {
      const days = await read(page, signal)
      pages.push(days)
      isAll = days.length < size
    }
    return pages.flat()
  }
}

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
    months.unshift(yearMonthOf(year, month, byDay))
    const before = dateParts(addDays(`${year}-${month}-1`, -1))!
    year = before.year
    month = before.month
  }
  return months
}

function yearMonthOf(year: number, month: number, byDay: ReadonlyMap<string | undefined, SportPeriod>): YearMonth {
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
