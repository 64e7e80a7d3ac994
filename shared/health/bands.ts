import { toNumber } from '#shared/core/numbers.ts'
import { type BandExtras, EDGES, type Edges } from './band-edges.ts'
import { type Body, isMinor } from './body.ts'
import type { MetricKey } from './metrics.ts'
import type { Rating } from './ratings.ts'

/** Every metric of the table, and the total muscle mass that records carry beside it. `bt` has no bands. */
export type BandMetric = MetricKey | 'muscleMass'

/** Spec §5: the sentinel above every band; a reading that reaches it is no measurement. */
const SENTINEL = 9999
/** Swallows the noise of 24 × 1.63² / 1.63², so that weight and BMI of one person rate alike. */
const NOISE = 1e-9

/** Rating per band, lowest band first (contract: a reading, the spec gives only edges). */
const MIDDLE_IS_BEST: readonly Rating[] = [2, 3, 4, 2, 1]
const LESS_IS_BETTER: readonly Rating[] = [4, 3, 2, 1]
const MORE_IS_BETTER: readonly Rating[] = [1, 2, 3, 4]

const RATINGS_BY_BAND: Record<keyof typeof EDGES, readonly Rating[]> = {
  weight: MIDDLE_IS_BEST,
  bmi: MIDDLE_IS_BEST,
  bodyFat: MIDDLE_IS_BEST,
  vfr: LESS_IS_BETTER,
  bodyAge: LESS_IS_BETTER,
  whr: LESS_IS_BETTER,
  subcutaneousFat: LESS_IS_BETTER,
  bwp: MORE_IS_BETTER,
  pp: MORE_IS_BETTER,
  bmd: MORE_IS_BETTER,
  ssm: MORE_IS_BETTER,
  muscleMass: MORE_IS_BETTER,
  bmr: MORE_IS_BETTER,
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
  const value = toNumber(reading)
  const edges = edgesOf(metric, body, extras)
  if (value === undefined || value < 0 || value >= SENTINEL || !edges) return undefined
  return edges.filter((edge) => value >= edge - NOISE).length
}

/** 1 worst … 4 best, or none where `bandOf` has none. */
export function ratingOf(metric: BandMetric, reading: unknown, body: Body, extras?: BandExtras): Rating | undefined {
  const band = bandOf(metric, reading, body, extras)
  return metric === 'bt' || band === undefined ? undefined : RATINGS_BY_BAND[metric][band]
}
