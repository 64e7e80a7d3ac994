import { type BandExtras, EDGES, type Edges } from './band-edges.ts'
import type { Body } from './body.ts'
import { hasReached, toScaleValue } from './measured.ts'
import { getDecimals, type MetricKey } from './metrics.ts'
import { parseRating, type Rating } from './ratings.ts'

/** Every metric of the table, and the total muscle mass of a record. `bt` has no bands. */
export type BandMetric = MetricKey | 'muscleMass'

/** Position of a metric's best band: in the middle, at the low or at the high end. */
export type Best = 'middle' | 'less' | 'more'

/** Rating per band, lowest band first (shared/health/README.md, "Bands"). */
const RATINGS_BY_BAND: Record<Best, readonly Rating[]> = {
  middle: [2, 3, 4, 2, 1],
  less: [4, 3, 2, 1],
  more: [1, 2, 3, 4],
}

/** Rating of each of a metric's bands, lowest band first. */
export const getBandRatings = (metric: keyof typeof EDGES): readonly Rating[] => RATINGS_BY_BAND[BEST[metric]]

/** Position of the best band of each metric that has bands. */
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

/**
 * Edges between a metric's bands for this person, lowest first. Undefined for the body type, and if
 * a required age, height, weight or protein mass is missing.
 */
export function getEdges(metric: BandMetric, body: Body, extras: BandExtras = {}): Edges | undefined {
  return metric === 'bt' ? undefined : EDGES[metric](body, extras) || undefined
}

/** Index of the band that holds `value`, 0 the lowest: lower edge ≤ value < upper edge. */
export const getBandIndex = (value: number, edges: Edges): number =>
  edges.filter((edge) => hasReached(value, edge)).length

/** The rating of a value. */
export interface MetricRating {
  rating: Rating
  /** 'service': the service rated by its own ranges, which differ from `band` and `edges`. */
  source: 'service' | 'bands'
  /** Index of the band by our own edges; undefined when the edges are unknown. */
  band?: number | undefined
  edges?: Edges | undefined
}

interface RatingContext extends BandExtras {
  /** The service's own rating; takes precedence. */
  rate?: unknown
}

/**
 * Rates a metric's value as displayed (rounded by `toScaleValue`). Undefined for the body type, for
 * a value that is missing, not finite or at least 9999, and if neither a service rating nor edges
 * exist.
 * @param body with the weight of the same measurement; null if the profile failed to load
 */
export function getRating(
  metric: BandMetric,
  value: unknown,
  body: Body | null,
  { rate, ...extras }: RatingContext = {},
): MetricRating | undefined {
  const number = toScaleValue(value, getDecimals(metric))
  if (metric === 'bt' || number === undefined) return undefined
  const edges = body ? getEdges(metric, body, extras) : undefined
  const band = edges && getBandIndex(number, edges)
  const computed = band === undefined ? undefined : getBandRatings(metric)[band]
  const rating = parseRating(rate) ?? computed
  return rating && { rating, source: rating === computed ? 'bands' : 'service', band, edges }
}
