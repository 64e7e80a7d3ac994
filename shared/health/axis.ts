import { clamp, formatTrimmed, formatTrimmedGrouped } from '#shared/format/numbers.ts'
import { getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import type { Edges } from './band-edges.ts'
import { getLevel, LEVELS, type Level, type Range } from './levels.ts'
import { getMinDisplayed, toScaleValue } from './measured.ts'
import { RATINGS, type Rating, type RatingKey } from './ratings.ts'
import { getScoreRating, SCORE_EDGES } from './score.ts'

/**
 * One zone of a bar. Each kind has a fixed colour and name; there are three levels and four
 * ratings.
 */
export interface Zone {
  kind: RatingKey | Level
  name: string
  /** Width in percent of the whole bar. */
  size: number
  /**
   * Upper edge in the metric's unit; undefined for the last zone and when the edges are unknown.
   */
  edge?: number | undefined
  /** Position of the member's value, 0–1 of the zone's width; set in at most one zone. */
  mark?: number | undefined
}

type Label = Pick<Zone, 'kind' | 'name'>
const RATING_LABELS = ([1, 2, 3, 4] as const).map(
  (rating): Label => ({ kind: RATINGS[rating].key, ...RATINGS[rating] }),
)
const LEVEL_LABELS = (['low', 'std', 'high'] as const).map((kind): Label => ({ kind, ...LEVELS[kind] }))

/** Zones of equal width, with the mark in the middle of zone `at`. */
const getEvenZones = (labels: readonly Label[], at: number): Zone[] =>
  labels.map(({ kind, name }, zone) => ({
    kind,
    name,
    size: 100 / labels.length,
    mark: zone === at ? 0.5 : undefined,
  }))

/**
 * Zones between the edges, lowest first. The two outer zones have no limit: each is as wide as the
 * average inner zone, and never reaches below 0.
 */
function getZones(labels: readonly Label[], edges: Edges, value: number | undefined, at: number | undefined): Zone[] {
  const [first, last] = [edges[0]!, edges[edges.length - 1]!]
  const outer = (last - first) / (edges.length - 1)
  const [low, high] = [Math.max(0, first - outer), last + outer]
  return labels.map(({ kind, name }, zone) => {
    const [from, to] = [edges[zone - 1] ?? low, edges[zone] ?? high]
    return {
      kind,
      name,
      size: (100 * (to - from)) / (high - low),
      edge: edges[zone],
      mark: zone === at && value !== undefined ? clamp((value - from) / (to - from), 0, 1) : undefined,
    }
  })
}

/** Zones of the four ratings: 风险, 警戒, 正常, 优秀. */
export const getRatingZones = (rating: Rating): Zone[] => getEvenZones(RATING_LABELS, rating - 1)

/** Zones of the body score: its four ratings from 60 to 100; no mark without a score. */
export function getScoreZones(score: unknown): Zone[] {
  const rating = getScoreRating(score)
  return getZones(RATING_LABELS, SCORE_EDGES, toScaleValue(score), rating && rating - 1)
}

/**
 * The zones 偏低, 标准 and 偏高. They have edges if the range gives the value this level, else equal
 * widths without edges.
 * @param value, range in the metric's unit
 */
export function getLevelZones(level: Level, value?: number, range?: Range): Zone[] {
  const at = LEVEL_LABELS.findIndex(({ kind }) => kind === level)
  if (!range || getLevel(value, range) !== level) return getEvenZones(LEVEL_LABELS, at)
  if (range.from > 0) return getZones(LEVEL_LABELS, [range.from, range.below], value, at)
  // The range starts at 0: nothing can lie below it, so the lowest zone keeps its place without an
  // edge.
  const share = clamp(value! / range.below, 0, 2)
  return getEvenZones(LEVEL_LABELS, at).map((zone) => ({
    ...zone,
    edge: zone.kind === 'std' ? range.below : undefined,
    mark: zone.mark && (level === 'std' ? share : share - 1),
  }))
}

/**
 * Formats a band edge for the bar, a mass in the member's unit: the smallest value of the metric's
 * digits that has reached the edge.
 */
export const formatEdge = ({ unit, decimals = 1 }: { unit: string; decimals?: number }, edge: number): string =>
  formatTrimmedGrouped(getMinDisplayed(toDisplayUnit(unit, edge) ?? edge, decimals), decimals)

/** Formats a standard range: 50.9–68.9 kg, 18%–28%, 低于 10 级. */
export function formatRange({ from, below }: Range, unit: string): string {
  const [sign, word] = unit === '%' ? [unit, ''] : ['', unit && ` ${getDisplayUnit(unit)}`]
  const formatBound = (bound: number) => formatTrimmed(toDisplayUnit(unit, bound), 1) + sign
  return from > 0 ? `${formatBound(from)}–${formatBound(below)}${word}` : `低于 ${formatBound(below)}${word}`
}
