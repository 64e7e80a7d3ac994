import { toNumber } from '#shared/core/numbers.ts'
import { type BandExtras, EDGES, type Edges } from './band-edges.ts'
import { type Body, isMinor } from './body.ts'
import type { MetricKey } from './metrics.ts'
import type { Rating } from './ratings.ts'

/** Every metric of the table, and the total muscle mass that records carry beside it. `bt` has no bands. */
export type BandMetric = MetricKey | 'muscleMass'

/** Spec §5: the sentinel above every band; a reading that reaches it is no measurement. */
export const SENTINEL = 9999
/** Swallows the noise of 24 × 1.63² / 1.63², so that weight and BMI of one person rate alike. */
const NOISE = 1e-9

/** Where a metric's best band lies: in the middle, at the low or at the high end. */
export type Best = 'middle' | 'less' | 'more'

/** Rating per band, lowest band first (contract: a reading, the spec gives only edges). */
const RATINGS_BY_BAND: Record<Best, readonly Rating[]> = {
  middle: [2, 3, 4, 2, 1],
  less: [4, 3, 2, 1],
  more: [1, 2, 3, 4],
}

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
  const value = toNumber(reading)
  const edges = edgesOf(metric, body, extras)
  if (value === undefined || value < 0 || value >= SENTINEL || !edges) return undefined
  return edges.filter((edge) => value >= edge - NOISE).length
}

/** 1 worst … 4 best, or none where `bandOf` has none. */
export function ratingOf(metric: BandMetric, reading: unknown, body: Body, extras?: BandExtras): Rating | undefined {
  const band = bandOf(metric, reading, body, extras)
  return metric === 'bt' || band === undefined ? undefined : RATINGS_BY_BAND[BEST[metric]][band]
}
