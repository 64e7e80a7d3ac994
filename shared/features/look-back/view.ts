import { createAnalysisQuery } from '#shared/api/analysis.ts'
import type { Fetch, Query } from '#shared/api/query.ts'
import { createPeriodsQuery, isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { TARGET_WEIGHT_QUERY } from '#shared/api/target-weight.ts'
import { fetchBody } from '#shared/features/member/cached-body.ts'
import { formatDay, toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { formatAmount, formatGrouped } from '#shared/format/numbers.ts'
import { formatMassUnit } from '#shared/format/weight-unit.ts'
import { getVerdictText } from '#shared/health/change-verdict.ts'
import { createLookBack, type LookBack, type SportDay, type Week } from '#shared/health/look-back.ts'
import { formatSignedMass } from '#shared/health/mass.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { getPeriod } from '#shared/health/periods.ts'
import { toWeighIns } from '#shared/health/trend.ts'

/** Facts a poster may contain; the weight itself is off by default. */
export const PARTS = [
  { key: 'change', label: '体重变化' },
  { key: 'bestWeek', label: '进步最大的一周' },
  { key: 'weighIns', label: '称重次数' },
  { key: 'sportDays', label: '运动天数' },
  { key: 'kcal', label: '运动消耗' },
  { key: 'activeWeek', label: '运动最多的一周' },
  { key: 'weight', label: '期末体重' },
] as const
export type PartKey = (typeof PARTS)[number]['key']

/** One fact of the look back. */
export interface Fact {
  key: PartKey
  label: string
  value: string
  unit: string
  /** '11月2日–11月8日', '离目标更近'. */
  note?: string
}

/** A calendar month, or the last twelve months. */
interface Span {
  /** '2026年11月'; '2025年12月–2026年11月'. */
  title: string
  /** Shanghai day numbers. */
  from: number
  to: number
}

/** Number of months to choose from, as many as the service's day list covers. */
export const MONTHS = 12

/** Span of the month `back` months before this one. @param today Shanghai day number */
export function getMonthSpan(today: number, back: number): Span {
  let [from, to] = getPeriod(today, 'month')
  for (let times = 0; times < back; times++) [from, to] = getPeriod(from - 1, 'month')
  return { title: formatMonth(from), from, to }
}
export function getYearSpan(today: number): Span {
  const { from } = getMonthSpan(today, MONTHS - 1)
  const { to } = getMonthSpan(today, 0)
  return { title: `${formatMonth(from)}–${formatMonth(to)}`, from, to }
}

const formatMonth = (day: number) => formatDay(day, 'yyyy年M月')
const formatWeek = ({ start, end }: Week) => `${formatDay(start, 'M月d日')}–${formatDay(end, 'M月d日')}`

/** Splits a formatted text into value and unit: '−1.2 kg'. */
const splitUnit = (text: string) => {
  const [value = '', unit = ''] = text.split(' ')
  return { value, unit }
}

/** Facts of a period; those without data are omitted. */
export function getFacts({ weights, sport, targetKg, body }: LookBackSource, { from, to }: Span): Fact[] {
  const summary = createLookBack({ weights, sport: sport ?? [], from, to, body, targetKg })
  return PARTS.flatMap(({ key, label }): Fact[] => {
    const fact = FACTS[key](summary, sport !== undefined)
    return fact ? [{ key, label, ...fact }] : []
  })
}

const FACTS: Record<PartKey, (summary: LookBack, hasSport: boolean) => Omit<Fact, 'key' | 'label'> | undefined> = {
  change: ({ trendBy, verdict }) =>
    trendBy === undefined
      ? undefined
      : { ...splitUnit(formatSignedMass(trendBy)), note: verdict ? `${getVerdictText(verdict)}（按趋势）` : '按趋势' },
  bestWeek: ({ bestWeek }) => bestWeek && { ...splitUnit(formatSignedMass(bestWeek.by)), note: formatWeek(bestWeek) },
  weighIns: ({ weighIns }) => ({ value: formatGrouped(weighIns), unit: '次' }),
  sportDays: ({ sportDays, minutes }, hasSport) =>
    hasSport ? { value: formatGrouped(sportDays), unit: '天', note: `共 ${formatAmount(minutes)} 分钟` } : undefined,
  kcal: ({ kcal }, hasSport) => (hasSport ? { value: formatGrouped(kcal), unit: '千卡' } : undefined),
  activeWeek: ({ activeWeek }) =>
    activeWeek && {
      value: formatGrouped(activeWeek.days),
      unit: '天',
      note: `${formatWeek(activeWeek)}，${formatGrouped(activeWeek.kcal)}\u00a0千卡`,
    },
  weight: ({ trendKg }) =>
    trendKg === undefined ? undefined : { ...splitUnit(formatMassUnit(trendKg)), note: '按趋势' },
}

async function fetchLookBack(fetch: Fetch) {
  const [{ items }, periods, targetKg, body] = await Promise.all([
    createAnalysisQuery(getMetric('weight').type).queryFn(fetch),
    createPeriodsQuery('day', 1)
      .queryFn(fetch)
      .catch(() => undefined),
    TARGET_WEIGHT_QUERY.queryFn(fetch).catch(() => undefined),
    fetchBody(fetch).then((body) => body ?? null),
  ])
  return { weights: toWeighIns(items), sport: periods && toSportDays(periods), targetKg, body }
}
export type LookBackSource = Awaited<ReturnType<typeof fetchLookBack>>

/** The weights of all time and the exercise of a year. Only the weights are required. */
export const LOOK_BACK_QUERY: Query<LookBackSource> = { queryKey: 'lookBack', queryFn: fetchLookBack }

/** Days with exercise; missing or negative values count as 0. */
export function toSportDays(periods: readonly SportPeriod[]): SportDay[] {
  return periods.flatMap((period) => {
    const { startDate, duration = 0, calorie = 0 } = period
    const time = parseTime(startDate)
    if (time === undefined || isIdle(period)) return []
    return [{ day: toDayNumber(time), minutes: Math.max(0, duration), kcal: Math.max(0, calorie) }]
  })
}
