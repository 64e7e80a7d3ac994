import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { monthWeeks } from '#shared/core/dates/calendar-days.ts'
import { dateParts, dayKey } from '#shared/core/dates/dates.ts'
import { percentOf } from '#shared/core/percent.ts'
import { barOf, type Measure } from './model.ts'

export interface MonthDay {
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
