import { type BandExtras, EDGES, type Edges } from './band-edges.ts'
import { type Body, isMinor, knownHeight, knownWeight } from './body.ts'
import { decimalsOf, type MetricKey } from './metrics.ts'
import type { Rating } from './ratings.ts'
import { measured, reaches, shownNumber } from './reading.ts'

/** Every metric of the table, and the total muscle mass that records carry beside it. `bt` has no bands. */
export type BandMetric = MetricKey | 'muscleMass'

/** Where a metric's best band lies: in the middle, at the low or at the high end. */
export type Best = 'middle' | 'less' | 'more'

/** Rating per band, lowest band first (shared/health/README.md, "Bands"). */
const RATINGS_BY_BAND: Record<Best, readonly Rating[]> = {
  middle: [2, 3, 4, 2, 1],
  less: [4, 3, 2, 1],
  more: [1, 2, 3, 4],
}

/** Rating of each of a metric's bands, lowest band first. */
export const bandRatings = (metric: keyof typeof EDGES): readonly Rating[] => RATINGS_BY_BAND[BEST[metric]]

/** What is best of each metric that has bands. */
export const BEST: Record<keyof typeof EDGES, Best> = {
  weight: 'middle',
  bmi: 'middle',
  bodyFat: 'middle',
  vfr: 'less',
  bodyAge: 'less',
  whr: 'less',
  subcutaneousFat: 'less',
  bwp: 'more',
  pp: 'more',
  bmd: 'more',
  ssm: 'more',
  muscleMass: 'more',
  bmr: 'more',
}

/** The edges between a metric's bands for this person, lowest first. Undefined for the body type, for a minor (the bands are
 *  for adults), and where age, height, weight or protein masses are needed and missing. */
export function edgesOf(metric: BandMetric, body: Body, extras: BandExtras = {}): Edges | undefined {
  if (metric === 'bt' || isMinor(body)) return undefined
  return EDGES[metric](body, extras) || undefined
}

/** The band a reading falls in, 0 the lowest: lower edge ≤ reading < upper edge. Undefined without edges, or for a reading
 *  that is missing, not finite, negative or at least 9999. */
export function bandOf(metric: BandMetric, reading: unknown, body: Body, extras?: BandExtras): number | undefined {
  const value = measured(reading)
  const edges = edgesOf(metric, body, extras)
  return value === undefined || !edges ? undefined : edges.filter((edge) => reaches(value, edge)).length
}

/** 1 worst … 4 best, or none where `bandOf` has none. */
export const ratingOf = (metric: BandMetric, reading: unknown, body: Body, extras?: BandExtras): Rating | undefined =>
  ratingIn(metric, bandOf(metric, reading, body, extras))

const ratingIn = (metric: BandMetric, band: number | undefined) =>
  metric === 'bt' || band === undefined ? undefined : RATINGS_BY_BAND[BEST[metric]][band]

/** The band of a reading as it is shown, rounded to the metric's digits. A weight goes by its own unrounded BMI (its edges are
 *  BMI × height²); a BMI goes with the weight of the same record where that and the height are known, so that the two of one
 *  record never disagree. @param body with the record's weight */
export function shownBand(metric: BandMetric, reading: unknown, body: Body, extras?: BandExtras): number | undefined {
  const isOfWeight = metric === 'bmi' && knownWeight(body) !== undefined && knownHeight(body) !== undefined
  if (isOfWeight && measured(reading) !== undefined) return shownBand('weight', body.weightKg, body)
  return bandOf(metric, shownNumber(reading, decimalsOf(metric)), body, extras)
}

/** 1 worst … 4 best of a reading as it is shown, or none where `shownBand` has none. */
export const shownRating = (
  metric: BandMetric,
  reading: unknown,
  body: Body,
  extras?: BandExtras,
): Rating | undefined => ratingIn(metric, shownBand(metric, reading, body, extras))
