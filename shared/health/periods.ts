import { formatDay, getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText, getDateParts, pad2, parseTime } from '#shared/format/dates.ts'
import { getMonday } from './trend.ts'

export type PeriodUnit = 'week' | 'month'

/** All measurements of a calendar week, Monday to Sunday, or of a calendar month as one. */
export interface PeriodMean {
  /** Shanghai day numbers of its first and its last day, measured or not. */
  start: number
  end: number
  /** Mean of its measurements, in the metric's own unit. */
  mean: number
  min: number
  max: number
  count: number
  /** Mean of the period right before it; undefined without measurements in that. */
  before?: number
}

/** First and last day of the week or month a day belongs to; Shanghai day numbers. */
export function getPeriod(day: number, unit: PeriodUnit): readonly [start: number, end: number] {
  if (unit === 'week') return [getMonday(day), getMonday(day) + 6]
  const { year, month } = getDateParts(getDayStart(day))!
  const getFirstDay = (months: number) => {
    const at = year * 12 + month - 1 + months
    return toDayNumber(parseTime(`${String(Math.floor(at / 12)).padStart(4, '0')}-${pad2((at % 12) + 1)}-01`)!)
  }
  return [getFirstDay(0), getFirstDay(1) - 1]
}

/**
 * Computes one mean per week or month that has measurements, oldest first.
 * @param times epoch milliseconds, ascending, one per value
 */
export function getPeriodMeans(times: readonly number[], values: readonly number[], unit: PeriodUnit): PeriodMean[] {
  const periods: PeriodMean[] = []
  times.forEach((time, index) => {
    const [day, value] = [toDayNumber(time), values[index]!]
    const last = periods[periods.length - 1]
    if (!last || day > last.end) {
      const [start, end] = getPeriod(day, unit)
      periods.push({ start, end, mean: value, min: value, max: value, count: 1 })
      return
    }
    last.count++
    last.mean += (value - last.mean) / last.count
    last.min = Math.min(last.min, value)
    last.max = Math.max(last.max, value)
  })
  return periods.map((period, index) => {
    const before = periods[index - 1]
    return before?.end === period.start - 1 ? { ...period, before: before.mean } : period
  })
}

const NAMES = { week: ['本周', '上周'], month: ['本月', '上月'] } as const

/**
 * Formats a period: '本周', '上月'; an earlier one by its days, '11月2日–11月8日' or '2026年9月', with the
 * year if it is not this one.
 * @param today Shanghai day number
 */
export function formatPeriodName(
  { start, end }: Pick<PeriodMean, 'start' | 'end'>,
  unit: PeriodUnit,
  today: number,
): string {
  const [currentPeriod] = getPeriod(today, unit)
  if (start === currentPeriod) return NAMES[unit][0]
  return end === currentPeriod - 1 ? NAMES[unit][1] : formatPeriodDays({ start, end }, unit, today)
}

/** Like `formatPeriodName`, but always the days. */
export function formatPeriodDays(
  { start, end }: Pick<PeriodMean, 'start' | 'end'>,
  unit: PeriodUnit,
  today: number,
): string {
  if (unit === 'month') return formatDay(start, 'yyyy年M月')
  return `${formatDayText(getDayStart(start), getDayStart(today))}–${formatDay(end, 'M月d日')}`
}
