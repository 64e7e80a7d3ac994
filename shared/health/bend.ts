import { type Fit, fitOf, LEAST_NOISE } from './least-squares.ts'

/** 'turned' where it is beyond doubt. */
export type Bend = 'unsure' | 'turned'

// Chosen by tests/unit/health/forecast-regimes.test.ts.
const MOST_WIDENING_OF_BENDS = 2
/** Standard errors from which a slower half, or a quicker one, is a bend. */
const BEND = 1.3
const QUICKER_BEND = 2.24
/** And from which nobody who goes steadily is told that it turned. */
const TURNED = 7
/** Below this share of the line's slope, what is left beside a step is no way to go. */
const LEFT_BESIDE_STEP = 0.6
const STEP = 0.6

/**
 * Whether a knee or a step explains a window better than one line; undefined where none does.
 * @param days before the last measured one, 0 or negative @param values kg
 * @param slope of one line through all, kg a day
 * @param wide how much wider a sum scatters because noise of neighbouring days goes together
 * @param knots days before the last measured one, negative
 */
export function bendOf(
  days: readonly number[],
  values: readonly number[],
  slope: number,
  wide: number,
  knots: readonly number[],
) {
  const way = Math.sign(slope)
  const held = Math.min(wide, MOST_WIDENING_OF_BENDS)
  const fitWith = (third: (day: number) => number) =>
    fitOf(
      days.map((day) => [1, day, third(day)]),
      values,
    )
  /** The third factor along the way, in standard errors. */
  const sizeOf = ({ factors, square, spread }: Fit) =>
    (factors[2]! * way) / Math.sqrt((Math.max(square, LEAST_NOISE) / (days.length - 3)) * spread[2]![2]! * held)
  let bend: Bend | undefined
  for (const knot of knots) {
    const knee = fitWith((day) => Math.max(0, day - knot))
    const by = knee ? sizeOf(knee) : 0
    if (-by > TURNED) return 'turned'
    if (-by > BEND || by > QUICKER_BEND) bend = 'unsure'
    const step = fitWith((day) => (day > knot ? 1 : 0))
    const isStepAlone = step && step.factors[1]! * way < LEFT_BESIDE_STEP * Math.abs(slope)
    if (isStepAlone && sizeOf(step) > STEP) bend = 'unsure'
  }
  return bend
}
