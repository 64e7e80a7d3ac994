import { type Bend, bendOf } from './bend.ts'
import { type Fit, fitOf, LEAST_NOISE } from './least-squares.ts'
import { type DayPoint, eightyPercent } from './statistics.ts'

/** The straight line through the measurements of a window. Its days count from the last measured one. */
export interface Pace {
  /** kg a day. */
  slope: number
  /** kg on the last measured day. */
  level: number
  /** Variances of level and slope, and what they share. */
  variance: { level: number; slope: number; both: number }
  /** Half of the range that holds 80 %, in standard errors. */
  width: number
  /** How much wider the slope scatters than the window's own rests say, because the weeks before went at another pace; 1 or more. */
  restless: number
  /** Share of itself that the pace may lose each day: as much as the weeks before leave open, or a little always. */
  slowing: number
  /** Days from the middle of the window, whose pace the slope is, to its last one. */
  middle: number
  /** The window does not go on as it began: no line. 'turned' where that is beyond doubt. */
  bend?: Bend
}

/** What is looked at. */
export interface Window {
  days: number
  /** Days before the last one at which the pace may have bent, negative. */
  knots: readonly number[]
  /** Share of itself that the pace is taken to lose each day, at the least. */
  slowing: number
}

// Each number below was chosen by tests/unit/health/forecast-regimes.test.ts; the README beside this file has its table.
const MOST_CORRELATION = 0.98
/** A short window's rests seem to go together less than they do (Marriott and Pope 1954): by this over their number, and more the more they do. */
const CORRELATION_BIAS = 2
const CORRELATION_BIAS_MORE = 10
/** Days between which two rests are neighbours. */
const NEIGHBOURS = 2
const LEAST_FREEDOM = 3
/** Share of the squared difference of two windows' slopes that is taken for the slope's variance. */
const RESTLESS = 0.5
/** Standard errors by which the weeks before may have been quicker than they look (90 % to one side). */
const QUICKER_BEFORE = 1.3
/** A pace that halves in 35 days; none that goes on for a window slows down more. */
const MOST_SLOWING = 0.02
const LEAST_BEFORE = 8

const means = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How much wider a sum scatters whose parts go together: (1 + r) / (1 - r) for the correlation r of neighbouring days. */
function widening({ rests, square }: Pick<Fit, 'rests' | 'square'>, days: readonly number[]): number {
  const pairs = rests.slice(1).flatMap((rest, index) => {
    const isNear = days[index + 1]! - days[index]! <= NEIGHBOURS
    return isNear ? [rest * rests[index]!] : []
  })
  if (!pairs.length || square === 0) return 1
  const found = (means(pairs) * rests.length) / square
  const whole = found + (CORRELATION_BIAS + CORRELATION_BIAS_MORE * Math.max(0, found)) / rests.length
  const held = Math.min(MOST_CORRELATION, Math.max(0, whole))
  return (1 + held) / (1 - held)
}

/** A line through points. @param last the day from which theirs count */
function lineOf(points: readonly DayPoint[], last: number) {
  const days = points.map(({ day }) => day - last)
  const fit = fitOf(
    days.map((day) => [1, day]),
    points.map(({ value }) => value),
  )!
  return { days, fit, slope: fit.factors[1]! }
}
type Line = ReturnType<typeof lineOf>

/** Variance of a measurement around a line, for the error of what the line says. */
const noiseOf = ({ fit, days }: Line, wide: number) => Math.max(fit.square / (days.length - 2), LEAST_NOISE) * wide

/** The share that a pace loses each day when it shrinks from one line's to another's between their middles, as far as the error of the earlier one leaves open. */
function slowingBetween(before: Line, now: Line): number {
  const error = Math.sqrt(noiseOf(before, widening(before.fit, before.days)) * before.fit.spread[1]![1]!)
  const ratio = (before.slope * Math.sign(now.slope) + QUICKER_BEFORE * error) / Math.abs(now.slope)
  return Math.min(MOST_SLOWING, Math.log(Math.max(1, ratio)) / (means(now.days) - means(before.days)))
}

/**
 * The pace of the measurements in a window. How much the noise of neighbouring days goes together is read from the weeks before, too: a short window alone tells too little of it.
 * @param known ascending, each day once; also what came before the window
 * @param first first day of the window; at least three measured days lie in it
 */
export function paceOf(known: readonly DayPoint[], first: number, { days: span, knots, slowing }: Window): Pace {
  const last = known[known.length - 1]!.day
  const points = known.filter(({ day }) => day >= first)
  const now = lineOf(points, last)
  const { days, fit, slope } = now
  const earlier = known.filter(({ day }) => day <= last - span && day > last - span * 3)
  const before = earlier.length < LEAST_BEFORE ? undefined : lineOf(earlier, last)
  const own = widening(fit, days)
  const wide = before
    ? widening({ rests: [...before.fit.rests, ...fit.rests], square: before.fit.square + fit.square }, [
        ...before.days,
        ...days,
      ])
    : own
  const noise = noiseOf(now, wide)
  const slopeVariance = noise * fit.spread[1]![1]!
  return {
    slope,
    level: fit.factors[0]!,
    variance: { level: noise * fit.spread[0]![0]!, slope: slopeVariance, both: noise * fit.spread[0]![1]! },
    width: eightyPercent(Math.max(LEAST_FREEDOM, Math.min(days.length - 2, days.length / wide))),
    restless: before ? Math.max(1, (RESTLESS * (before.slope - slope) ** 2) / slopeVariance) : 1,
    slowing: before ? Math.max(slowing, slowingBetween(before, now)) : slowing,
    middle: -days[0]! / 2,
    bend: bendOf(
      days,
      points.map(({ value }) => value),
      slope,
      own,
      knots,
    ),
  }
}
