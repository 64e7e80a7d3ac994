import { bandRatings } from '#shared/health/bands.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import type { Point } from './model.ts'
import { bandTexts, shownEdges } from './reference.ts'

/** A band of the member's own table. */
export interface BandRow {
  /** '20–25.9', without the unit. */
  range: string
  rating: RatingKey
  name: string
  /** The measurement falls into it. */
  isOwn: boolean
}

/** The bands for this sex, age, height and weight, lowest first, with the measurement's place in them. Empty for the body type, and where
 *  what the bands depend on is not known. No place where the service rated by ranges of its own. */
export function bandRows({ key, unit, decimals }: Metric, { grade }: Point): BandRow[] {
  if (key === 'bt' || !grade?.edges) return []
  const { edges, band: own, source } = grade
  const ratings = bandRatings(key)
  return bandTexts(shownEdges(unit, edges), decimals).map((range, band) => {
    const { key: kind, name } = RATINGS[ratings[band]!]
    return { range, rating: kind, name, isOwn: source === 'bands' && band === own }
  })
}
