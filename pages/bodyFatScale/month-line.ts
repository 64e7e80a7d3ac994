import { type Spark, sparkOf } from '#shared/core/charts/spark.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { dayWords } from '#shared/core/dates/dates.ts'
import { dailyWeights, GAP_DAYS, weighInsOf } from '#shared/health/trend.ts'

/** Days of the line; the last is that of the latest measurement. */
const DAYS = 30
/** px of the drawing. */
export const MONTH_LINE = { width: 318, height: 84 } as const
/** A goal further from the line than this many times its own height, or this many kg, would flatten it: it is said, not drawn. */
const FAR = { times: 4, kg: 3 }

export interface MonthLine {
  spark: Spark
  /** kg */
  least: number
  most: number
  /** Which 30 days: '近30天', or '至8月19日的30天' after a pause. */
  days: string
}

/**
 * The weight of the 30 days up to the latest measurement, one point a day, with the goal where it is near enough to be drawn (`spark.levelY`).
 * @param items weights as the service sends them, in any order
 * @param now epoch milliseconds
 * @returns undefined with fewer than two days
 */
export function monthLine(items: Parameters<typeof weighInsOf>[0], goalKg: number, now: number): MonthLine | undefined {
  const weighIns = weighInsOf(items)
  const last = weighIns[weighIns.length - 1]
  if (!last) return undefined
  const first = dayNumber(last.time) - (DAYS - 1)
  const days = dailyWeights(weighIns.filter(({ time }) => dayNumber(time) >= first))
  const values = days.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const away = Math.max(least - goalKg, goalKg - most, 0)
  const isNear = away <= Math.max(FAR.kg, (most - least) * FAR.times)
  const spark = sparkOf({
    values,
    at: days.map(({ day }) => (day - first) / (DAYS - 1)),
    ...MONTH_LINE,
    ...(isNear && { level: goalKg }),
  })
  const isOld = dayNumber(now) - dayNumber(last.time) > GAP_DAYS
  const words = isOld ? `至${dayWords(last.time, now)}的${DAYS}天` : `近${DAYS}天`
  return spark && { spark, least, most, days: words }
}
