import { clamp, shortGrouped, trimmed } from '#shared/core/numbers.ts'
import { inShownUnit, shownUnit } from '#shared/core/weight-unit.ts'
import type { Edges } from './band-edges.ts'
import { LEVELS, type Level, levelOf, type Range } from './levels.ts'
import { RATINGS, type Rating, type RatingKey } from './ratings.ts'
import { leastShown, toScaleValue } from './reading.ts'
import { SCORE_EDGES, scoreRating } from './score.ts'

/** One zone of a bar. Colour and word belong together: there are three levels and four ratings. */
export interface Zone {
  kind: RatingKey | Level
  name: string
  /** Percent of the whole bar. */
  size: number
  /** Where the next one begins, in the metric's unit; missing at the end of the bar and where the edges are not known. */
  edge?: number | undefined
  /** Where the member's mark stands, 0–1 of its width; in one zone at most. */
  mark?: number | undefined
}

type Word = Pick<Zone, 'kind' | 'name'>
const RATING_WORDS = ([1, 2, 3, 4] as const).map((rating): Word => ({ kind: RATINGS[rating].key, ...RATINGS[rating] }))
const LEVEL_WORDS = (['low', 'std', 'high'] as const).map((kind): Word => ({ kind, ...LEVELS[kind] }))

/** Zones of one width, the mark in the middle of its own. */
const getEvenZones = (words: readonly Word[], at: number): Zone[] =>
  words.map(({ kind, name }, zone) => ({
    kind,
    name,
    size: 100 / words.length,
    mark: zone === at ? 0.5 : undefined,
  }))

/** Zones between their edges, lowest first. The outer ones have no end: they are as wide as the inner ones are on average, never below 0. */
function getZones(words: readonly Word[], edges: Edges, value: number | undefined, at: number | undefined): Zone[] {
  const [first, last] = [edges[0]!, edges[edges.length - 1]!]
  const outer = (last - first) / (edges.length - 1)
  const [low, high] = [Math.max(0, first - outer), last + outer]
  return words.map(({ kind, name }, zone) => {
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

/** 风险, 警戒, 正常, 优秀: the four ratings side by side. */
export const getRatingZones = (rating: Rating): Zone[] => getEvenZones(RATING_WORDS, rating - 1)

/** The body score on its four ratings from 60 to 100; without a score no mark. */
export function getScoreZones(score: unknown): Zone[] {
  const rating = scoreRating(score)
  return getZones(RATING_WORDS, SCORE_EDGES, toScaleValue(score), rating && rating - 1)
}

/** 偏低, 标准, 偏高: between the bounds of the range where it gives the value this level, else of one width and without edges.
 *  @param value, range in the metric's unit */
export function getLevelZones(level: Level, value?: number, range?: Range): Zone[] {
  const at = LEVEL_WORDS.findIndex(({ kind }) => kind === level)
  if (!range || levelOf(value, range) !== level) return getEvenZones(LEVEL_WORDS, at)
  if (range.from > 0) return getZones(LEVEL_WORDS, [range.from, range.below], value, at)
  // Nothing is below 0: its zone is there, and has no edge that could be named.
  const share = clamp(value! / range.below, 0, 2)
  return getEvenZones(LEVEL_WORDS, at).map((zone) => ({
    ...zone,
    edge: zone.kind === 'std' ? range.below : undefined,
    mark: zone.mark && (level === 'std' ? share : share - 1),
  }))
}

/** An edge as the bar names it, a mass in the member's unit: the least number of the metric's digits that has reached it. */
export const edgeText = ({ unit, decimals = 1 }: { unit: string; decimals?: number }, edge: number): string =>
  shortGrouped(leastShown(inShownUnit(unit, edge) ?? edge, decimals), decimals)

/** The standard range: 50.9–68.9 kg, 18%–28%, 低于 10 级. */
export function rangeText({ from, below }: Range, unit: string): string {
  const [sign, word] = unit === '%' ? [unit, ''] : ['', unit && ` ${shownUnit(unit)}`]
  const edge = (bound: number) => trimmed(inShownUnit(unit, bound), 1) + sign
  return from > 0 ? `${edge(from)}–${edge(below)}${word}` : `低于 ${edge(below)}${word}`
}
