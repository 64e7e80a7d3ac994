import { edgesOf } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { eightyPercent, median, medianSlope, robustSpread, withoutOdd } from './statistics.ts'
import { type DayValue, GAP_DAYS } from './trend.ts'
import { type TrendSlope, trendSlope } from './trend-slope.ts'

/** Why there is no range: under 18, no target, too few days, already there, no direction, another direction lately, away from the target, more
 *  than a year, a target below the healthy range. */
export type NoForecast = 'minor' | 'noTarget' | 'few' | 'near' | 'flat' | 'turned' | 'away' | 'far' | 'lowTarget'

/** When the target will be reached if the last four weeks go on. */
export type Forecast = { isFast: boolean } & (
  | { why?: undefined; weeks: readonly [from: number, to: number] }
  | { why: NoForecast; weeks?: undefined }
)

interface Input {
  /** kg, ascending by day. */
  days: readonly DayValue[]
  /** Shanghai day number of today. */
  today: number
  targetKg?: number
  body?: Body
}

const WINDOW_DAYS = 28
const LEAST_TREND_DAYS = 14
/** Measured days in the window below which their scatter tells nothing. */
const LEAST_MEASURED = 5
/** Days before the window that still move the trend: of a value 90 days old 0.9⁹⁰ is left, 0.01 %. */
const MEMORY_DAYS = 90
const RECENT_DAYS = 14
/** Standard errors by which two weeks may be slower than four. */
const MOST_SLOWER = 2.5
/** kg. Five weights that happen to lie on a line scatter all the same. */
const LEAST_NOISE = 0.2
const MOST_WEEKS = 52
/** kg from the target within which the weight of a day says nothing more. */
const NEAR = 0.5
/** Of one's weight: up to so much a week muscle can be kept (Helms et al. 2014; shared/health/README.md, "Trend and forecast"). */
const FAST_A_WEEK = 0.01

/**
 * A range of whole weeks from today in which the target weight is reached, or why there is none. The range holds what the slope of the
 * trend over the last 28 days leaves open (80 %, rounded outwards to whole weeks); a range that ends beyond a year is none.
 */
export function forecastOf({ days, today, targetKg, body }: Input): Forecast {
  const none = (why: NoForecast, isFast = false): Forecast => ({ why, isFast })
  if (body && isMinor(body)) return none('minor')
  if (!targetKg || targetKg <= 0) return none('noTarget')
  const known = afterLastGap(
    withoutOdd(days.filter(({ day }) => day <= today && day > today - WINDOW_DAYS - MEMORY_DAYS)),
  )
  const windowStart = today - WINDOW_DAYS + 1
  const inWindow = known.filter(({ day }) => day >= windowStart)
  const last = known[known.length - 1]?.day ?? 0
  const trendDays = last - Math.max(known[0]?.day ?? 0, windowStart) + 1
  if (trendDays < LEAST_TREND_DAYS || inWindow.length < LEAST_MEASURED) return none('few')

  const line = trendSlope(known, windowStart)
  const ahead = targetKg - line.level
  const when = crossing(line, ahead)
  const isFast = when !== undefined && line.slope * 7 < -FAST_A_WEEK * line.level
  const healthy = body && edgesOf('weight', body)
  if (healthy && targetKg < healthy[0]! && ahead < 0) return none('lowTarget', isFast)
  if (Math.abs(ahead) <= NEAR) return none('near', isFast)
  if (!when) return none('flat')
  if (line.slope * ahead < 0) return none('away', isFast)
  if (hasTurned(inWindow, line.slope, last)) return none('turned')
  const passed = today - last
  const from = Math.max(0, Math.floor((when[0] - passed) / 7))
  const to = Math.max(from + 1, Math.ceil((when[1] - passed) / 7))
  return to > MOST_WEEKS ? none('far', isFast) : { weeks: [from, to], isFast }
}

/** The measurements since the last two weeks without any. */
const afterLastGap = (days: readonly DayValue[]): readonly DayValue[] =>
  days.slice(days.reduce((from, { day }, index) => (index && day - days[index - 1]!.day > GAP_DAYS ? index : from), 0))

/**
 * The days after the last one between which the line may cross a distance of `ahead` kg: where (ahead - slope · t)² is at most z² times the
 * variance of level + slope · t (Fieller 1954). Undefined when the slope itself may as well be 0.
 */
function crossing({ slope, varianceAt, freedom }: TrendSlope, ahead: number): readonly [number, number] | undefined {
  const z2 = eightyPercent(freedom) ** 2
  // varianceAt(t) = a + 2bt + ct², from three of its values.
  const a = varianceAt(0)
  const c = (varianceAt(1) + varianceAt(-1)) / 2 - a
  const b = (varianceAt(1) - varianceAt(-1)) / 4
  const square = slope * slope - z2 * c
  if (square <= 0) return undefined
  const half = ahead * slope + z2 * b
  const root = Math.sqrt(Math.max(0, half * half - square * (ahead * ahead - z2 * a)))
  return [(half - root) / square, (half + root) / square]
}

/** Whether the weight does not go on as the trend says: the measurements of its own four weeks move less than half as fast (what came
 *  before still sinks in), or those of the last two weeks move the other way or clearly slower. */
function hasTurned(inWindow: readonly DayValue[], slope: number, last: number): boolean {
  const way = Math.sign(slope)
  if (medianSlope(inWindow) * way < Math.abs(slope) / 2) return true
  const recent = inWindow.filter(({ day }) => day > last - RECENT_DAYS)
  if (recent.length < LEAST_MEASURED) return false
  const lately = medianSlope(recent)
  const middle = median(recent.map(({ day }) => day))
  const noise = robustSpread(recent.map(({ day, value }) => value - lately * day))
  const square = recent.reduce((sum, { day }) => sum + (day - middle) ** 2, 0)
  const error = Math.max(noise, LEAST_NOISE) / Math.sqrt(square)
  return lately * way < -error || Math.abs(slope) - lately * way > MOST_SLOWER * error
}
