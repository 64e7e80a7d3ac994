import { readAnalysis } from '#shared/api/analysis.ts'
import { isIdle, listPeriods, type SportPeriod } from '#shared/api/sport.ts'
import { readTargetWeight } from '#shared/api/target-weight.ts'
import { readBody } from '#shared/app/member/known-body.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { SportDay } from '#shared/health/look-back.ts'
import { metricOf } from '#shared/health/metrics.ts'
import { weighInsOf } from '#shared/health/trend.ts'

/** Weights of all time and the exercise of a year. Only the weights must be there. @throws ServiceError without them */
export async function loadLookBack(signal: AbortSignal) {
  const [{ items }, periods, targetKg, body] = await Promise.all([
    readAnalysis(metricOf('weight').type, signal),
    listPeriods('day', 1, signal).catch(() => undefined),
    readTargetWeight(signal).catch(() => undefined),
    readBody(signal).then((body) => body ?? null),
  ])
  return { weights: weighInsOf(items), sport: periods && sportDays(periods), targetKg, body }
}
export type LookBackSource = Awaited<ReturnType<typeof loadLookBack>>

/** The days with exercise; what is missing or negative counts as nothing. */
export function sportDays(periods: readonly SportPeriod[]): SportDay[] {
  return periods.flatMap((period) => {
    const { startDate, duration = 0, calorie = 0 } = period
    const time = parseTime(startDate)
    if (time === undefined || isIdle(period)) return []
    return [{ day: dayNumber(time), minutes: Math.max(0, duration), kcal: Math.max(0, calorie) }]
  })
}
