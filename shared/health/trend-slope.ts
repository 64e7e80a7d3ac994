import { KEPT, SMOOTHING } from './trend.ts'

interface DayPoint {
  day: number
  value: number
}

/** The line behind a trend, and how sure it is. */
export interface TrendSlope {
  /** Per day. */
  slope: number
  /** Where the line stands on the last day. */
  level: number
  /** Variance of `level + days · slope`, `days` after the last one. */
  varianceAt: (days: number) => number
  /** Degrees of freedom of that variance. */
  freedom: number
}

/** Noise of neighbouring days that goes together is believed up to this correlation: more of it is a bend, not noise. */
const MOST_CORRELATION = 0.6

/**
 * What a sum over the trend's days comes to as a sum over the measurements: the weight of each measured value. Runs the smoothing
 * T[n] = 0.9 · T[n-1] + 0.1 · W[n] and the interpolation backwards.
 * @param weights of the trend's days from the first measured one to the last, one per day
 */
function onMeasurements(weights: readonly number[], points: readonly DayPoint[]): number[] {
  const first = points[0]!.day
  const ofDays = [...weights]
  let carried = 0
  for (let day = ofDays.length - 1; day >= 0; day--) {
    carried = weights[day]! + KEPT * carried
    ofDays[day] = day === 0 ? carried : SMOOTHING * carried
  }
  const result = points.map(({ day }) => ofDays[day - first]!)
  points.forEach(({ day: to }, index) => {
    const from = points[index - 1]?.day ?? to
    for (let day = from + 1; day < to; day++) {
      const share = (day - from) / (to - from)
      result[index]! += share * ofDays[day - first]!
      result[index - 1]! += (1 - share) * ofDays[day - first]!
    }
  })
  return result
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, index) => sum + value * b[index]!, 0)

/** Least squares over the trend's days from index `from` on: what each day weighs in the slope. */
function slopeWeights(count: number, from: number): number[] {
  const middle = (from + count - 1) / 2
  const offsets = Array.from({ length: count }, (_, day) => (day < from ? 0 : day - middle))
  const square = dot(offsets, offsets)
  return offsets.map((offset) => offset / square)
}

/**
 * The slope of the trend by least squares over its days from `windowStart` on, and the line's level on the last day. The trend lags
 * behind a moving weight and starts flat; both are known from the smoothing alone and taken out, and so is what it does to the
 * standard error: slope and level are weighted sums of the measurements, whose noise is the scatter around the line (widened by how
 * much neighbouring days go together).
 * @param points ascending, each day once; at least three from `windowStart` on
 */
export function trendSlope(points: readonly DayPoint[], windowStart: number): TrendSlope {
  const days = points.map(({ day }) => day)
  const values = points.map(({ value }) => value)
  const last = days[days.length - 1]!
  const count = last - days[0]! + 1
  const raw = onMeasurements(slopeWeights(count, Math.max(0, windowStart - days[0]!)), points)
  const gain = dot(raw, days)
  const ofSlope = raw.map((weight) => weight / gain)
  const now = onMeasurements(
    Array.from({ length: count }, (_, day) => (day === count - 1 ? 1 : 0)),
    points,
  )
  const lag = last - dot(now, days)
  const ofLevel = now.map((weight, index) => weight + lag * ofSlope[index]!)
  const [slope, level] = [dot(ofSlope, values), dot(ofLevel, values)]

  const inWindow = points.filter(({ day }) => day >= windowStart)
  const rests = inWindow.map(({ day, value }) => ({ day, value: value - level - slope * (day - last) }))
  const freedom = rests.length - 2
  const noise = (rests.reduce((sum, { value }) => sum + value * value, 0) / freedom) * widening(rests)
  return {
    slope,
    level,
    freedom,
    varianceAt: (ahead) => {
      const weights = ofLevel.map((weight, index) => weight + ahead * ofSlope[index]!)
      return noise * dot(weights, weights)
    },
  }
}

/** How much wider a sum scatters whose parts go together: (1 + r) / (1 - r) for the correlation r of neighbouring days. */
function widening(rests: readonly DayPoint[]): number {
  const pairs = rests.slice(1).map((rest, index) => rest.value * rests[index]!.value)
  const square = rests.reduce((sum, { value }) => sum + value * value, 0)
  const together = square > 0 ? pairs.reduce((sum, value) => sum + value, 0) / square : 0
  const held = Math.min(MOST_CORRELATION, Math.max(0, together))
  return (1 + held) / (1 - held)
}
