import { toDayNumber } from '#shared/format/calendar-days.ts'
import { round } from '#shared/format/numbers.ts'
import { getEdges } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { type ChangeVerdict, getChangeVerdict } from './change-verdict.ts'
import { createForecast, type Forecast } from './forecast.ts'
import { hasReached } from './measured.ts'
import { getDailyWeights, getTrend, getWeekChange, toWeighIns } from './trend.ts'

interface Input {
  /** Weights as the service sends them, in any order. */
  items: readonly { value?: number; date: string }[]
  /** kg */
  targetKg?: number
  body?: Body
  /** Epoch milliseconds. */
  now: number
}

/** Trend and forecast of a member's weight. */
export interface WeightOutlook {
  forecast: Forecast
  /** kg on the last measured day; undefined without a measurement. */
  trendKg?: number
  /**
   * kg, against the trend a week before the last measured day; undefined without one or after a
   * gap.
   */
  weekKg?: number
  /**
   * Verdict on that week for a member with a target; none under 18 or for a loss below the healthy
   * range.
   */
  verdict: ChangeVerdict
  /**
   * True if an adult below the healthy range is losing weight; shows a note instead of a verdict.
   */
  isThinning: boolean
  /** Shanghai day number of the last measurement. */
  lastDay?: number
}

/**
 * True if all weigh-ins lie before a time, epoch milliseconds; false without any.
 * @param items as given to `getWeightOutlook`
 */
export function isAllBefore(items: Input['items'], time: number): boolean {
  const weighIns = toWeighIns(items)
  return weighIns.length > 0 && weighIns[weighIns.length - 1]!.time < time
}

/**
 * Trend of all weights and the forecast from it. Omits unmeasurable values and unreadable dates.
 */
export function getWeightOutlook({ items, targetKg, body, now }: Input): WeightOutlook {
  const weighIns = toWeighIns(items)
  const days = getDailyWeights(weighIns)
  const trend = getTrend(days)
  const today = toDayNumber(now)
  const [trendKg, weekKg] = [trend[trend.length - 1], getWeekChange(days, trend, today)]
  const adult = body && !isMinor(body) ? body : undefined
  const healthy = adult && getEdges('weight', adult)
  const latest = weighIns[weighIns.length - 1]?.kg
  const isLow = healthy !== undefined && latest !== undefined && !hasReached(latest, healthy[0]!)
  return {
    forecast: createForecast({ days, today, targetKg, body }),
    trendKg,
    weekKg,
    verdict: adult && getChangeVerdict({ by: weekKg, now: trendKg, target: targetKg, isLow }),
    isThinning: isLow && weekKg !== undefined && round(weekKg, 1) < 0,
    lastDay: days[days.length - 1]?.day,
  }
}
