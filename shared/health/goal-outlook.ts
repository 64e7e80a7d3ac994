import { toDayNumber } from '#shared/format/calendar-days.ts'
import { getEdges } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { createForecast, type Forecast } from './forecast.ts'
import type { GoalKey } from './goal-keys.ts'
import { type DayValue, getDailyItemMeans, getTrend, getWeekChange } from './trend.ts'

/**
 * Amount of each metric that corresponds to 1 kg of weight; scales the forecast's thresholds given
 * in kg (target reached, daily deviation). Own choice: body fat moves by about half a point from
 * day to day, muscle by 0.2 kg, and the waist-to-hip ratio is displayed in hundredths.
 */
const LIKE_A_KG: Record<GoalKey, number> = { bodyFat: 1, ssm: 0.4, whr: 0.02 }

interface Input {
  key: GoalKey
  /** In the metric's unit, ascending by time. */
  points: readonly { time: number; plotted: number }[]
  goal: number | undefined
  body: Body
  /** Epoch milliseconds. */
  now: number
}

/** Trend and forecast of a metric. */
interface GoalOutlook {
  forecast: Forecast
  /** In the metric's unit, on the last measured day. */
  trend?: number
  /** Change against the trend a week before; undefined without one or after a gap. */
  week?: number
}

/**
 * Trend of a metric and forecast of the member's own goal: the weight forecast on the metric's
 * scale. `isFast` is always false because it applies to weight alone.
 */
export function getGoalOutlook({ key, points, goal, body, now }: Input): GoalOutlook {
  const days = getDailyItemMeans(points, ({ plotted }) => plotted)
  const trend = getTrend(days)
  const last = trend[trend.length - 1]
  const forecast = isLowGoal(key, goal, last, body)
    ? { why: 'lowTarget' as const }
    : forecastScaled(LIKE_A_KG[key], days, goal, body, now)
  return { forecast: { ...forecast, isFast: false }, trend: last, week: getWeekChange(days, trend, toDayNumber(now)) }
}

/** True if the goal is less body fat than the body needs, for which there is no forecast. */
function isLowGoal(key: GoalKey, goal: number | undefined, now: number | undefined, body: Body) {
  const healthy = key === 'bodyFat' && !isMinor(body) ? getEdges('bodyFat', body)?.[0] : undefined
  return healthy !== undefined && goal !== undefined && now !== undefined && goal < healthy && goal < now
}

function forecastScaled(kg: number, days: readonly DayValue[], goal: number | undefined, body: Body, now: number) {
  const scaled = days.map((day) => ({ ...day, value: day.value / kg }))
  // Omits the height: the healthy weight range does not apply to another metric.
  const { sex, age } = body
  return createForecast({
    days: scaled,
    today: toDayNumber(now),
    ...(goal !== undefined && { targetKg: goal / kg }),
    body: { sex, ...(age !== undefined && { age }) },
  })
}
