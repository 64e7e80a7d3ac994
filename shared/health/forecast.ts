import { getEdges } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { getPace, type Pace, type Window } from './pace.ts'
import { removeOutliers } from './statistics.ts'
import { type DayValue, GAP_DAYS } from './trend.ts'

/**
 * Days after the last one between which the line may cross `distance` kg: the solutions of
 * (distance - slope · t)² ≤ z² · variance of (level + slope · t) (Fieller 1954). Requires a slope
 * more than z standard errors from 0.
 */
function getCrossing({ slope, variance, restless }: Pace, distance: number, z: number): readonly [number, number] {
  const z2 = z * z
  const square = slope * slope - z2 * variance.slope * restless
  const half = distance * slope + z2 * variance.both
  const root = Math.sqrt(Math.max(0, half * half - square * (distance * distance - z2 * variance.level)))
  return [(half - root) / square, (half + root) / square]
}

/**
 * Converts days at the window's pace to days at a pace that shrinks by a constant share per day
 * since the middle of the window; infinite if the remaining distance exceeds its limit.
 * @param days at the window's pace
 */
function addSlowing(days: number, { slowing, middle }: Pace) {
  const share = days * slowing * Math.exp(middle * slowing)
  return share >= 1 ? Number.POSITIVE_INFINITY : -Math.log(1 - share) / slowing
}

/**
 * kg from the target within which it counts as reached, because a day's weight is no more exact.
 */
const NEAR = 0.5

/**
 * Classifies the target independently of the pace: below the healthy range, or already reached.
 * @param level kg
 */
function classifyTarget(level: number, targetKg: number, body?: Body): 'lowTarget' | 'near' | undefined {
  const healthy = body && !isMinor(body) ? getEdges('weight', body) : undefined
  if (healthy && targetKg < healthy[0]! && targetKg < level) return 'lowTarget'
  return Math.abs(targetKg - level) <= NEAR ? 'near' : undefined
}

/**
 * Reasons for the absence of a forecast, in this order: under 18, no target, too few days, target
 * reached, no direction, unsteady pace, recent change of direction, away from the target, more than
 * a year, target below the healthy range.
 */
export type NoForecast =
  | 'minor'
  | 'noTarget'
  | 'few'
  | 'near'
  | 'flat'
  | 'unsure'
  | 'turned'
  | 'away'
  | 'far'
  | 'lowTarget'

/**
 * Time until the target is reached at the recent pace; `span` is the window in weeks, 4 by default.
 */
export type Forecast = { isFast: boolean; span?: number } & (
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

interface ForecastWindow extends Window {
  /**
   * Factor on the 80 % standard errors; rounding outwards to whole weeks widens the range further.
   */
  width: number
}

/**
 * Rate per day at which the pace decays: the remaining change halves in about a year, ln 2 / 365
 * (Hall et al., Lancet 378, 2011, 826–837).
 */
const BODY_SLOWING = 0.0019
/**
 * Windows: a quarter if its direction is constant, else the last four weeks; eight weeks for about
 * one weigh-in per week.
 */
const QUARTER: ForecastWindow = { days: 84, width: 0.8, slowing: BODY_SLOWING, knots: [-10, -14, -21, -28, -42] }
const MONTH: ForecastWindow = { days: 28, width: 1, slowing: BODY_SLOWING, knots: [-7, -10, -14, -18, -21] }
const SPARSE: ForecastWindow = { days: 56, width: 1, slowing: BODY_SLOWING, knots: [-14, -28, -42] }
/**
 * Fallback if four weeks are uncertain. A line over eight weeks hides slowing, so more of it is
 * assumed.
 */
const EIGHT_WEEKS: ForecastWindow = { days: 56, width: 0.8, slowing: 0.009, knots: [-10, -14, -21, -28, -42] }
/** Measurements above which weigh-ins are more frequent than about two per week. */
const DENSE = 16
/** Maximum days between the beginning of a long window and its first measurement. */
const LATE_START = 8
const MIN_SPAN = 13
const MIN_MEASURED = 8
/** Days of data in use: a window and the time before it. */
const MEMORY_DAYS = 118
/** Minimum slope for a direction, in 80 % widths; higher when there is no older data to compare. */
const CERTAINTY = 2
const CERTAINTY_YOUNG = 2.4
const YOUNG_DAYS = 56
/**
 * Weeks by which the near end may be rounded inwards: the far end allows for slowing, so rounding
 * both outwards would cover more than 80 %.
 */
const TRIM = 0.33
const MAX_WEEKS = 52
/**
 * Share of body weight per week up to which muscle is preserved (Helms et al. 2014;
 * shared/health/README.md, "Trend and forecast").
 */
const FAST_A_WEEK = 0.01

/**
 * Forecasts the range of whole weeks from today in which the target weight is reached, or the
 * reason why there is none. The range covers the uncertainty of the slope (80 %, rounded outwards
 * to whole weeks) and the slowing of bodies; it must end within a year. Eight weeks are used only
 * if four are uncertain, because four detect a change of pace sooner and are as narrow on a clean
 * line.
 */
export function createForecast({ days, today, targetKg, body }: Input): Forecast {
  const createNoForecast = (why: NoForecast): Forecast => ({ why, isFast: false })
  if (body && isMinor(body)) return createNoForecast('minor')
  if (!targetKg || targetKg <= 0) return createNoForecast('noTarget')
  const measuredDays = selectAfterGap(
    removeOutliers(days.filter(({ day }) => day <= today && day > today - MEMORY_DAYS)),
  )
  const measurePace = (window: ForecastWindow) => ({
    window,
    pace: getPace(measuredDays, today - window.days + 1, window),
  })
  const createAnswer = (windowPace: WindowPace) => answerWindow(windowPace, measuredDays, today, targetKg, body)

  const quarter = isFilled(measuredDays, today, QUARTER) ? measurePace(QUARTER) : undefined
  if (quarter && !quarter.pace.bend) return createAnswer(quarter)
  const window = selectWindow(measuredDays, today, MONTH).length < MIN_MEASURED ? SPARSE : MONTH
  if (!isEnough(selectWindow(measuredDays, today, window))) {
    const last = measuredDays[measuredDays.length - 1]
    // More days would not answer these cases either.
    return createNoForecast(
      (last && today - last.day <= GAP_DAYS && classifyTarget(last.value, targetKg, body)) || 'few',
    )
  }
  const short = createAnswer(measurePace(window))
  const isOpen = window === MONTH && (short.why === 'flat' || short.why === 'unsure')
  if (
    !isOpen ||
    selectWindow(measuredDays, today, EIGHT_WEEKS).length <= DENSE ||
    !isFilled(measuredDays, today, EIGHT_WEEKS)
  )
    return short
  const long = createAnswer(measurePace(EIGHT_WEEKS))
  return long.weeks ? long : short
}

interface WindowPace {
  pace: Pace
  window: ForecastWindow
}

/** Forecast of a single window. */
function answerWindow(
  { pace, window }: WindowPace,
  measuredDays: readonly DayValue[],
  today: number,
  targetKg: number,
  body?: Body,
): Forecast {
  const span = window.days / 7
  const createResult = (why: NoForecast, isFast = false): Forecast => ({ why, isFast, span })

  const last = measuredDays[measuredDays.length - 1]!.day
  const { slope, level, width, restless } = pace
  const distance = targetKg - level
  const surely =
    width * (measuredDays[0]!.day > today - YOUNG_DAYS ? CERTAINTY_YOUNG : CERTAINTY) * Math.sqrt(pace.variance.slope)
  const isMoving = Math.abs(slope) > surely
  const isFast = isMoving && slope * 7 < -FAST_A_WEEK * level
  const place = classifyTarget(level, targetKg, body)
  if (place) return createResult(place, isFast)
  if (!isMoving) return createResult('flat')
  if (slope * distance < 0) return createResult('away', isFast)
  if (pace.bend) return createResult(pace.bend)
  if (Math.abs(slope) <= surely * Math.sqrt(restless)) return createResult('unsure')
  const [minDay, maxDay] = getCrossing(pace, distance, width * window.width)
  const passed = today - last
  const from = Math.max(0, Math.floor((minDay - passed) / 7 + TRIM))
  const to = Math.max(from + 1, Math.ceil((addSlowing(maxDay, pace) - passed) / 7))
  if (to <= MAX_WEEKS) return { weeks: [from, to], isFast, span }
  // 'far' requires that the expected time exceeds a year, not only the far end of the range.
  return createResult(distance / slope > 7 * MAX_WEEKS ? 'far' : 'unsure', isFast)
}

const selectWindow = (measuredDays: readonly DayValue[], today: number, { days }: Window) =>
  measuredDays.filter(({ day }) => day > today - days)

const isEnough = (points: readonly DayValue[]) =>
  points.length >= MIN_MEASURED && points[points.length - 1]!.day - points[0]!.day >= MIN_SPAN

/** True if the measurements reach back to a window's beginning. */
function isFilled(measuredDays: readonly DayValue[], today: number, window: Window) {
  const points = selectWindow(measuredDays, today, window)
  return isEnough(points) && points[0]!.day <= today - window.days + LATE_START
}

/** Measurements since the last gap of two weeks. */
const selectAfterGap = (days: readonly DayValue[]): readonly DayValue[] =>
  days.slice(days.reduce((from, { day }, index) => (index && day - days[index - 1]!.day > GAP_DAYS ? index : from), 0))
