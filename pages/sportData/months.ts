import type { Fetch } from '#shared/api/query.ts'
import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { addDays, getMonthWeeks } from '#shared/format/calendar-days.ts'
import { getDateParts, toDayKey } from '#shared/format/dates.ts'
import { getPercent } from '#shared/format/percent.ts'
import { getBarHeight, type Measure } from './model.ts'

interface MonthDay {
  /** 1–31 */
  day: number
  value: number
  /** Percent of the month's maximum, 0–100. */
  height: number
}

export interface MonthView {
  month: number
  days: MonthDay[]
  /** First day with loaded data, 1–31. */
  since: number
  /** Last day up to today; later days have no data. */
  until: number
  /** Number of days with exercise, including those without a value of the measure. */
  active: number
  /** First day with the maximum; undefined without any exercise. */
  max: MonthDay | undefined
}

/**
 * Days of a month as columns.
 * @param start a day of the month
 * @param loadedDays loaded days in any order; missing ones had no exercise
 * @param now epoch milliseconds
 * @param from first day from which all are loaded; '' for the whole month
 */
export function createMonth(
  start: string,
  loadedDays: readonly SportPeriod[],
  measure: Measure,
  now: number,
  from = '',
): MonthView {
  const { year, month } = getDateParts(start) ?? { year: 1970, month: 1 }
  const byDay = new Map(loadedDays.map((period) => [toDayKey(period.startDate), period]))
  const keys = getMonthWeeks(year, month)
    .flat()
    .flatMap((key) => key ?? [])
  const done = keys.map((key) => byDay.get(key))
  const values = done.map((period) => (period ? getBarHeight(period, measure) : 0))
  const today = toDayKey(now) ?? ''
  const highest = Math.max(...values)
  const days = values.map((value, index) => ({ day: index + 1, value, height: getPercent(value, highest) }))
  return {
    month,
    days,
    since: keys.filter((key) => key < from).length + 1,
    until: keys.filter((key) => key <= today).length,
    active: done.filter((period) => !isIdle(period)).length,
    max: days.find(({ value }) => value > 0 && value === highest),
  }
}

/** Sorts after every date key; replaces an unreadable date. */
const NO_DAYS = '~'

/**
 * Creates a loader of daily pages, latest first, until one reaches the first day of a month. Caches
 * pages.
 * @param read reads one page, in any order
 * @param size of a full page
 */
export function createDaysLoader(read: (page: number, fetch: Fetch) => Promise<SportPeriod[]>, size: number) {
  const pages: SportPeriod[][] = []
  let isAll = false
  return async (start: string, fetch: Fetch): Promise<SportPeriod[]> => {
    const first = toDayKey(start) ?? ''
    const isReached = () =>
      pages.some((page) => page.some(({ startDate }) => (toDayKey(startDate) ?? NO_DAYS) <= first))
    for (let page = pages.length + 1; !isAll && !isReached(); page++) {
      const days = await read(page, fetch)
      pages.push(days)
      isAll = days.length < size
    }
    return pages.flat()
  }
}

/** Minimum minutes of each shade (product rule). */
export const STEPS = [1, 20, 40, 60] as const

export interface YearMonth {
  /** '2026年11月'. */
  title: string
  /** '11月'. */
  label: string
  /**
   * Weeks from Monday to Sunday: a shade from 0 (no exercise) to 4 per day; undefined outside the
   * month.
   */
  weeks: (number | undefined)[][]
  days: number
  /** Undefined if no active day has a value. */
  minutes: number | undefined
  kcal: number | undefined
}

const MONTHS = 12

/** Shade of a day, 0–4. */
export const getShade = (minutes: number): number => STEPS.filter((min) => minutes >= min).length

/**
 * Last twelve calendar months, oldest first.
 * @param now epoch milliseconds
 */
export function createYear(periods: readonly SportPeriod[], now: number): YearMonth[] {
  const byDay = new Map(periods.map((period) => [toDayKey(period.startDate), period]))
  let { year, month } = getDateParts(now)!
  const months: YearMonth[] = []
  for (let times = 0; times < MONTHS; times++) {
    months.unshift(createYearMonth(year, month, byDay))
    const before = getDateParts(addDays(`${year}-${month}-1`, -1))!
    year = before.year
    month = before.month
  }
  return months
}

function createYearMonth(year: number, month: number, byDay: ReadonlyMap<string | undefined, SportPeriod>): YearMonth {
  const rows = getMonthWeeks(year, month)
  const active = rows.flat().flatMap((day) => {
    const period = day === undefined ? undefined : byDay.get(day)
    return period && !isIdle(period) ? [period] : []
  })
  // A day with exercise of unknown duration counts as active.
  const getDayShade = (day: string) => {
    const period = byDay.get(day)
    return period && !isIdle(period) ? Math.max(1, getShade(getBarHeight(period, 'duration'))) : 0
  }
  return {
    title: `${year}年${month}月`,
    label: `${month}月`,
    weeks: rows.map((row) => row.map((day) => (day === undefined ? undefined : getDayShade(day)))),
    days: active.length,
    minutes: sumAmounts(active.map(({ duration }) => duration)),
    kcal: sumAmounts(active.map(({ calorie }) => calorie)),
  }
}

/** Sums the known amounts; negative ones are unknown. Undefined without any. */
function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  const validAmounts = amounts.flatMap((amount = -1) => (amount >= 0 ? amount : []))
  return validAmounts.length > 0 ? validAmounts.reduce((sum, amount) => sum + amount, 0) : undefined
}
