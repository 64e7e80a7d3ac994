import { type DayPoint, getEightyPercentQuantile } from './statistics.ts'

/** Result of a least squares fit. */
interface Fit {
  /** One factor per column. */
  factors: readonly number[]
  /** Covariance matrix of the factors, for noise of variance 1. */
  spread: readonly (readonly number[])[]
  /** Residuals: values minus the fit. */
  rests: readonly number[]
  /** Sum of squared residuals. */
  square: number
}

/** kg². Lower limit of the noise, so that a noiseless line still gives a range of weeks. */
const MIN_NOISE = 1e-6
const NOTHING = 1e-9

/**
 * Least squares by the normal equations (Gauss and Jordan).
 * @param rows the columns of each value
 * @returns undefined if the columns are linearly dependent
 */
function fitRegression(rows: readonly (readonly number[])[], values: readonly number[]): Fit | undefined {
  const size = rows[0]!.length
  const at = Array.from({ length: size }, (_, index) => index)
  const table = at.map((p) => [
    ...at.map((q) => rows.reduce((sum, row) => sum + row[p]! * row[q]!, 0)),
    ...at.map((q) => (p === q ? 1 : 0)),
  ])
  for (const p of at) {
    const pivot = table[p]![p]!
    if (Math.abs(pivot) < NOTHING) return undefined
    table[p] = table[p]!.map((cell) => cell / pivot)
    for (const q of at) {
      const share = table[q]![p]!
      if (q !== p) table[q] = table[q]!.map((cell, index) => cell - share * table[p]![index]!)
    }
  }
  const spread = table.map((row) => row.slice(size))
  const sums = at.map((p) => rows.reduce((sum, row, index) => sum + row[p]! * values[index]!, 0))
  const factors = spread.map((row) => row.reduce((sum, cell, index) => sum + cell * sums[index]!, 0))
  const rests = rows.map((row, index) => values[index]! - row.reduce((sum, cell, p) => sum + cell * factors[p]!, 0))
  return { factors, spread, rests, square: rests.reduce((sum, rest) => sum + rest * rest, 0) }
}

/** 'turned' if the change of direction is certain. */
type Bend = 'unsure' | 'turned'

// Chosen by tests/unit/health/forecast-regimes.test.ts.
const MAX_BEND_WIDENING = 2
/** Standard errors from which a slower or a quicker half counts as a bend. */
const BEND = 1.3
const QUICKER_BEND = 2.24
/** Standard errors from which a bend counts as certain; a steady pace does not reach it. */
const TURNED = 7
/**
 * Minimum of the slope left after removing a step, as a share of the line's slope; less is no
 * direction.
 */
const MIN_BESIDE_STEP = 0.6
const STEP = 0.6

/**
 * Tests whether a knee or a step explains a window better than one line; undefined if none does.
 * @param days relative to the last measured one, 0 or negative
 * @param values kg
 * @param slope of one line through all, kg a day
 * @param wide variance factor for correlated noise of neighbouring days
 * @param knots days relative to the last measured one, negative
 */
function findBend(
  days: readonly number[],
  values: readonly number[],
  slope: number,
  wide: number,
  knots: readonly number[],
) {
  const direction = Math.sign(slope)
  const held = Math.min(wide, MAX_BEND_WIDENING)
  const fitThird = (third: (day: number) => number) =>
    fitRegression(
      days.map((day) => [1, day, third(day)]),
      values,
    )
  /** The third factor in the direction of the slope, in standard errors. */
  const getSignificance = ({ factors, square, spread }: Fit) =>
    (factors[2]! * direction) / Math.sqrt((Math.max(square, MIN_NOISE) / (days.length - 3)) * spread[2]![2]! * held)
  let bend: Bend | undefined
  for (const knot of knots) {
    const knee = fitThird((day) => Math.max(0, day - knot))
    const by = knee ? getSignificance(knee) : 0
    if (-by > TURNED) return 'turned'
    if (-by > BEND || by > QUICKER_BEND) bend = 'unsure'
    const step = fitThird((day) => (day > knot ? 1 : 0))
    const isStepAlone = step && step.factors[1]! * direction < MIN_BESIDE_STEP * Math.abs(slope)
    if (isStepAlone && getSignificance(step) > STEP) bend = 'unsure'
  }
  return bend
}

/** Straight line through a window's measurements. Days count from the last measured one. */
export interface Pace {
  /** kg a day. */
  slope: number
  /** kg on the last measured day. */
  level: number
  /** Variances of level and slope, and their covariance. */
  variance: { level: number; slope: number; both: number }
  /** Half-width of the 80 % range, in standard errors. */
  width: number
  /**
   * Factor, at least 1, on the slope's variance from the window's residuals: larger if earlier
   * weeks had another pace.
   */
  restless: number
  /**
   * Share of itself that the pace may lose per day: as far as earlier weeks allow, or a small
   * minimum.
   */
  slowing: number
  /** Days from the middle of the window, to which the slope refers, to its last day. */
  middle: number
  /**
   * Set if the pace changed within the window, which then has no line; 'turned' if that is certain.
   */
  bend?: Bend
}

/** Window of days for a fit. */
export interface Window {
  days: number
  /** Days before the last one at which the pace may have bent, negative. */
  knots: readonly number[]
  /** Minimum share of itself that the pace loses each day. */
  slowing: number
}

// tests/unit/health/forecast-regimes.test.ts chose each number below; the folder's README has its
// table.
const MAX_CORRELATION = 0.98
/**
 * Correction of the residuals' correlation, underestimated in short windows (Marriott and Pope
 * 1954): a constant over their number, plus a share that grows with the correlation.
 */
const CORRELATION_BIAS = 2
const CORRELATION_BIAS_MORE = 10
/** Maximum distance in days of neighbouring residuals. */
const NEIGHBOURS = 2
const MIN_FREEDOM = 3
/** Share of the squared difference of two windows' slopes that counts as variance of the slope. */
const RESTLESS = 0.5
/** Standard errors by which the earlier pace may exceed its estimate (90 %, one-sided). */
const QUICKER_BEFORE = 1.3
/** Upper limit of the slowing per day: a pace that halves in 35 days. */
const MAX_SLOWING = 0.02
const MIN_BEFORE = 8

const getMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Factor by which correlation of neighbouring days widens the variance of a sum: (1 + r) / (1 - r).
 */
function getWidening({ rests, square }: Pick<Fit, 'rests' | 'square'>, days: readonly number[]): number {
  const pairs = rests.slice(1).flatMap((rest, index) => {
    const isNear = days[index + 1]! - days[index]! <= NEIGHBOURS
    return isNear ? [rest * rests[index]!] : []
  })
  if (!pairs.length || square === 0) return 1
  const found = (getMean(pairs) * rests.length) / square
  const fullFit = found + (CORRELATION_BIAS + CORRELATION_BIAS_MORE * Math.max(0, found)) / rests.length
  const held = Math.min(MAX_CORRELATION, Math.max(0, fullFit))
  return (1 + held) / (1 - held)
}

/** Fits a line through points. @param last the day that counts as 0 */
function fitLine(points: readonly DayPoint[], last: number) {
  const days = points.map(({ day }) => day - last)
  const fit = fitRegression(
    days.map((day) => [1, day]),
    points.map(({ value }) => value),
  )!
  return { days, fit, slope: fit.factors[1]! }
}
type Line = ReturnType<typeof fitLine>

/** Variance of a measurement around a line, for the error of the line's predictions. */
const getNoise = ({ fit, days }: Line, wide: number) => Math.max(fit.square / (days.length - 2), MIN_NOISE) * wide

/**
 * Share per day by which a pace shrinks from one line's slope to another's between their middles,
 * as far as the error of the earlier slope allows.
 */
function getSlowing(before: Line, now: Line): number {
  const error = Math.sqrt(getNoise(before, getWidening(before.fit, before.days)) * before.fit.spread[1]![1]!)
  const ratio = (before.slope * Math.sign(now.slope) + QUICKER_BEFORE * error) / Math.abs(now.slope)
  return Math.min(MAX_SLOWING, Math.log(Math.max(1, ratio)) / (getMean(now.days) - getMean(before.days)))
}

/**
 * Fits the pace of a window's measurements. Earlier weeks contribute to the correlation of
 * neighbouring days, because a short window alone underestimates it.
 * @param measuredDays ascending, each day once; includes days before the window
 * @param first first day of the window; at least three measured days lie in it
 */
export function getPace(
  measuredDays: readonly DayPoint[],
  first: number,
  { days: span, knots, slowing }: Window,
): Pace {
  const last = measuredDays[measuredDays.length - 1]!.day
  const points = measuredDays.filter(({ day }) => day >= first)
  const now = fitLine(points, last)
  const { days, fit, slope } = now
  const earlier = measuredDays.filter(({ day }) => day <= last - span && day > last - span * 3)
  const before = earlier.length < MIN_BEFORE ? undefined : fitLine(earlier, last)
  const widening = getWidening(fit, days)
  const wide = before
    ? getWidening({ rests: [...before.fit.rests, ...fit.rests], square: before.fit.square + fit.square }, [
        ...before.days,
        ...days,
      ])
    : widening
  const noise = getNoise(now, wide)
  const slopeVariance = noise * fit.spread[1]![1]!
  return {
    slope,
    level: fit.factors[0]!,
    variance: { level: noise * fit.spread[0]![0]!, slope: slopeVariance, both: noise * fit.spread[0]![1]! },
    width: getEightyPercentQuantile(Math.max(MIN_FREEDOM, Math.min(days.length - 2, days.length / wide))),
    restless: before ? Math.max(1, (RESTLESS * (before.slope - slope) ** 2) / slopeVariance) : 1,
    slowing: before ? Math.max(slowing, getSlowing(before, now)) : slowing,
    middle: -days[0]! / 2,
    bend: findBend(
      days,
      points.map(({ value }) => value),
      slope,
      widening,
      knots,
    ),
  }
}
