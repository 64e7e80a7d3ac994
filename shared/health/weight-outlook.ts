import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { round } from '#shared/core/numbers.ts'
import { edgesOf } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { type ChangeVerdict, changeVerdict } from './change-verdict.ts'
import { type Forecast, forecastOf } from './forecast.ts'
import { reaches } from './reading.ts'
import { dailyWeights, trendOf, weekChange, weighInsOf } from './trend.ts'

interface Input {
  /** Weights as the service sends them, in any order. */
  items: readonly { value?: number; date: string }[]
  /** kg */
  targetKg?: number
  body?: Body
  /** Epoch milliseconds. */
  now: number
}

/** Where a member's weight is going. */
export interface WeightOutlook {
  forecast: Forecast
  /** kg on the last measured day; undefined without a measurement. */
  trendKg?: number
  /** kg, against the trend a week before the last measured day; undefined where there was none then, or after a pause. */
  weekKg?: number
  /** What that week is for who has a target; none under 18, and none for a loss below the healthy range. */
  verdict: ChangeVerdict
  /** A grown-up below the healthy range who gets lighter: a kind word instead of a verdict. */
  isThinning: boolean
  /** Shanghai day number of the last measurement. */
  lastDay?: number
}

/** Whether all weigh-ins lie before a time, epoch milliseconds. @param items as of `weightOutlook` */
export function endsBefore(items: Input['items'], time: number): boolean {
  const weighIns = weighInsOf(items)
  return weighIns.length > 0 && weighIns[weighIns.length - 1]!.time < time
}

/** The trend of all weights and the forecast from it. Values that no scale measures and dates that cannot be read are left out. */
export function weightOutlook({ items, targetKg, body, now }: Input): WeightOutlook {
  const weighIns = weighInsOf(items)
  const days = dailyWeights(weighIns)
  const trend = trendOf(days)
  const today = dayNumber(now)
  const [trendKg, weekKg] = [trend[trend.length - 1], weekChange(days, trend, today)]
  const adult = body && !isMinor(body) ? body : undefined
  const healthy = adult && edgesOf('weight', adult)
  const latest = weighIns[weighIns.length - 1]?.kg
  const isLow = healthy !== undefined && latest !== undefined && !reaches(latest, healthy[0]!)
  return {
    forecast: forecastOf({ days, today, targetKg, body }),
    trendKg,
    weekKg,
    verdict: adult && changeVerdict({ by: weekKg, now: trendKg, target: targetKg, isLow }),
    isThinning: isLow && weekKg !== undefined && round(weekKg, 1) < 0,
    lastDay: days[days.length - 1]?.day,
  }
}
