import type { TimeUnit } from '#shared/api/member-calls.ts'
import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText, formatTime, parseTime } from '#shared/format/dates.ts'
import { formatAmount, PLACEHOLDER } from '#shared/format/numbers.ts'

/** Quantity of the bars. */
export type Measure = 'frequency' | 'duration'
export const MEASURES = { frequency: { label: '次数', unit: '次' }, duration: { label: '时长', unit: '分钟' } } as const

/**
 * Periods with a readable date, oldest first, without duplicates; the service guarantees no order.
 */
export function sortPeriods(periods: readonly SportPeriod[]): SportPeriod[] {
  const byStart = new Map<number, SportPeriod>()
  for (const period of periods) {
    const start = parseTime(period.startDate)
    const day = start === undefined ? undefined : toDayNumber(start)
    if (day !== undefined && !byStart.has(day)) byStart.set(day, period)
  }
  return [...byStart].sort(([a], [b]) => a - b).map(([, period]) => period)
}

/**
 * Prepends older periods. Returns `loaded` itself if nothing is new, so that the chart does
 * not rerender.
 */
export function prependOlder(loaded: SportPeriod[], older: readonly SportPeriod[]): SportPeriod[] {
  const all = sortPeriods([...loaded, ...older])
  return all.length > loaded.length ? all : loaded
}

const isSameMonth = ({ startDate, endDate }: SportPeriod) =>
  formatTime(startDate, 'yyyyM') === formatTime(endDate, 'yyyyM')

/** Axis label: '8/12', '8/12-18' or '7/29-8/4', '8月'. */
export function formatAxisLabel(period: SportPeriod, unit: TimeUnit): string {
  const { startDate, endDate } = period
  if (unit === 'month') return formatTime(startDate, 'M月') ?? PLACEHOLDER
  const start = formatTime(startDate, 'M/d') ?? PLACEHOLDER
  const end = unit === 'week' ? formatTime(endDate, isSameMonth(period) ? 'd' : 'M/d') : undefined
  return end ? `${start}-${end}` : start
}

/**
 * Title of a period: '8月12日 周一', '8月12日 – 8月18日', '2024年8月'; with the year unless it is that of
 * `now` (epoch milliseconds).
 */
export function formatPeriodTitle({ startDate, endDate }: SportPeriod, unit: TimeUnit, now: number): string {
  if (unit === 'month') return formatTime(startDate, 'yyyy年M月') ?? PLACEHOLDER
  const start = formatDayText(startDate, now) ?? PLACEHOLDER
  if (unit === 'day') return [start, formatTime(startDate, '周E')].filter(Boolean).join(' ')
  const end = formatTime(endDate, 'M月d日')
  return end ? `${start} – ${end}` : start
}

/** Value of a bar; missing and negative values are 0. */
export const getBarHeight = (period: SportPeriod, measure: Measure): number => Math.max(0, period[measure] ?? 0)

/** Weight lifted in kg; '-' for 0. */
export const formatCapacity = (kg: number | undefined): string => (kg ? formatAmount(kg) : PLACEHOLDER)

export interface CategoryView {
  sort: number
  name: string
  frequency: string
  duration: string
  calorie: string
  weight: string
  /** Whether the period has no exercise of this category. */
  isIdle: boolean
}

/** Fallback names of the three categories, which are always displayed. */
const NAMES: Record<number, string | undefined> = { 1: '课程训练', 2: '力量训练', 3: '趣味运动' }
const SORTS = [1, 2, 3]

/**
 * The three categories and others that the service sends, by minutes from the most; those without
 * exercise come last.
 */
export function createCategories({ itemList }: SportPeriod): CategoryView[] {
  const others = itemList.flatMap(({ sort }) => (sort === undefined || NAMES[sort] ? [] : sort))
  const categories = [...SORTS, ...new Set(others)].map((sort) => {
    const item = itemList.find((one) => one.sort === sort)
    return {
      minutes: item?.duration ?? 0,
      isIdle: isIdle(item),
      sort,
      name: item?.name || (NAMES[sort] ?? '其他'),
      frequency: formatAmount(item?.frequency),
      duration: formatAmount(item?.duration),
      calorie: formatAmount(item?.calorie),
      weight: formatCapacity(item?.weight),
    }
  })
  return categories.sort((a, b) => Number(a.isIdle) - Number(b.isIdle) || b.minutes - a.minutes)
}
