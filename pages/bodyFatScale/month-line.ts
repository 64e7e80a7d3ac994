import { type Spark, sparkOf } from '#shared/core/charts/spark.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { dailyWeights, weighInsOf } from '#shared/health/trend.ts'

/** Days up to the last measurement. */
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
}

/**
 * The weight of the last 30 days, one point a day, with the goal where it is near enough to be drawn (`spark.levelY`).
 * @param items weights as the service sends them, in any order
 * @returns undefined with fewer than two days
 */
export function monthLine(items: Parameters<typeof weighInsOf>[0], goalKg: number): MonthLine | undefined {
  const weighIns = weighInsOf(items)
  const last = weighIns[weighIns.length - 1]
  if (!last) return undefined
  const first = dayNumber(last.time) - DAYS
  const days = dailyWeights(weighIns.filter(({ time }) => dayNumber(time) >= first))
  const values = days.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const away = Math.max(least - goalKg, goalKg - most, 0)
  const isNear = away <= Math.max(FAR.kg, (most - least) * FAR.times)
  const spark = sparkOf({
    values,
    at: days.map(({ day }) => (day - first) / DAYS),
    ...MONTH_LINE,
    ...(isNear && { level: goalKg }),
  })
  return spark && { spark, least, most }
}
