import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { Body } from './body.ts'
import { type Forecast, forecastOf } from './forecast.ts'
import { measured } from './reading.ts'
import { dailyMeans, trendChange, trendOf } from './trend.ts'

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
  /** kg, against the trend a week before the last measured day; undefined where there was none then. */
  weekKg?: number
  /** Shanghai day number of the last measurement. */
  lastDay?: number
}

/** The trend of all weights and the forecast from it. Values that no scale measures and dates that cannot be read are left out. */
export function weightOutlook({ items, targetKg, body, now }: Input): WeightOutlook {
  const readings = items
    .flatMap(({ value, date }) => {
      const [kg, time] = [measured(value), parseTime(date)]
      return kg && time !== undefined ? [{ kg, time }] : []
    })
    .sort((a, b) => a.time - b.time)
  const days = dailyMeans(
    readings.map(({ time }) => time),
    readings.map(({ kg }) => kg),
  )
  const trend = trendOf(days)
  return {
    forecast: forecastOf({ days, today: dayNumber(now), targetKg, body }),
    trendKg: trend[trend.length - 1],
    weekKg: trendChange(days, trend, 7),
    lastDay: days[days.length - 1]?.day,
  }
}
