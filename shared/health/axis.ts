import { clamp, shortGrouped, trimmed } from '#shared/core/numbers.ts'
import { inShownUnit, shownUnit } from '#shared/core/weight-unit.ts'
import type { BandExtras, Edges } from './band-edges.ts'
import { type BandMetric, bandRatings, edgesOf, shownBand } from './bands.ts'
import type { Body } from './body.ts'
import { LEVELS, type Level, type Range, SEGMENT_RANGES } from './levels.ts'
import { decimalsOf } from './metrics.ts'
import { RATINGS, type Rating, type RatingKey } from './ratings.ts'
import { leastShown, measured, shownNumber } from './reading.ts'
import { SCORE_EDGES, scoreRating } from './score.ts'
import type { Tissue } from './segments.ts'

/** One zone of a metric's axis. */
export interface Zone {
  kind: RatingKey | Level
  name: string
  /** Percent of the whole axis. */
  size: number
  /** Where the next one begins, in the metric's unit; missing at the end of the axis. */
  edge?: number
  /** The part of it that lies in the standard range, 0–1 of its width. */
  standard?: readonly [from: number, to: number]
  /** Where the member's mark stands, 0–1 of its width; in one zone at most. */
  mark?: number
}

type Word = Pick<Zone, 'kind' | 'name'>
const ratingWord = (rating: Rating): Word => ({ kind: RATINGS[rating].key, name: RATINGS[rating].name })
const levelWord = (kind: Level): Word => ({ kind, name: LEVELS[kind].name })
const ALL: readonly Rating[] = [1, 2, 3, 4]

interface Marked {
  /** The value in the metric's unit, and the zone it lies in; no mark without them. */
  value?: number | undefined
  at?: number | undefined
  /** Both scales share the axis: it holds this range, too. */
  standard?: Range | undefined
}

/** Zones between their edges, lowest first. The outer ones have no end: they are as wide as the inner ones are on average, never below 0. */
function zonesOf(words: readonly Word[], edges: Edges, { value, at, standard }: Marked): Zone[] {
  const [first, last] = [edges[0]!, edges[edges.length - 1]!]
  const outer = edges.length > 1 ? (last - first) / (edges.length - 1) : last
  const low = Math.max(0, Math.min(first, standard?.from || first) - outer)
  const high = Math.max(last, standard?.below ?? last) + outer
  return words.map((word, zone) => {
    const [from, to] = [edges[zone - 1] ?? low, edges[zone] ?? high]
    const share = (number: number) => clamp((number - from) / (to - from), 0, 1)
    const part = standard && ([share(standard.from), share(standard.below)] as const)
    return {
      ...word,
      size: (100 * (to - from)) / (high - low),
      edge: edges[zone],
      standard: part && part[0] < part[1] ? part : undefined,
      mark: zone === at && value !== undefined ? share(value) : undefined,
    }
  })
}

/** The graded zones of a metric for this person, with the value's place and the standard range on them. Undefined where `edgesOf`
 *  has no edges or the value is none. @param body with the record's weight */
export function gradedAxis(
  metric: Exclude<BandMetric, 'bt'>,
  reading: unknown,
  body: Body,
  { extras, standard }: { extras?: BandExtras; standard?: Range | undefined } = {},
): Zone[] | undefined {
  const [edges, at] = [edgesOf(metric, body, extras), shownBand(metric, reading, body, extras)]
  if (!edges || at === undefined) return undefined
  return zonesOf(bandRatings(metric).map(ratingWord), edges, {
    value: shownNumber(reading, decimalsOf(metric)),
    at,
    standard,
  })
}

/** 偏低, 标准 and 偏高 around a range, of a metric that is not graded; a range from 0 has no 偏低. @param level of the value */
export function levelAxis(value: number, level: Level, range: Range): Zone[] {
  const levels: Level[] = range.from > 0 ? ['low', 'std', 'high'] : ['std', 'high']
  const edges = range.from > 0 ? [range.from, range.below] : [range.below]
  return zonesOf(levels.map(levelWord), edges, { value, at: levels.indexOf(level), standard: range })
}

/** The percent of a part of the body on its levels; undefined without a level. */
export const segmentAxis = (tissue: Tissue, rate: number | undefined, level: Level | undefined): Zone[] | undefined =>
  level && rate !== undefined ? levelAxis(rate, level, SEGMENT_RANGES[tissue]) : undefined

/** The colour of a level that stands beside its zones: theirs, so that one value has one colour. What is standard and not to be watched is
 *  healthy, and as green as the best. A level without zones has its own. */
export function levelTone(level: Level, zones: readonly Zone[] | undefined): Zone['kind'] {
  const grade = zones?.find(({ mark }) => mark !== undefined)?.kind ?? level
  return level === 'std' && grade !== 'risk' && grade !== 'warn' ? 'std' : grade
}

/** The four ratings side by side, where the service has rated by ranges of its own: they have no edges that are known here. */
export const ratingAxis = (rating: Rating): Zone[] =>
  ALL.map((one) => ({ ...ratingWord(one), size: 25, mark: one === rating ? 0.5 : undefined }))

/** The body score on its bands from 60 to 100; without a score no mark. */
export function scoreAxis(score: unknown): Zone[] {
  const rating = scoreRating(score)
  return zonesOf(ALL.map(ratingWord), SCORE_EDGES, { value: measured(score), at: rating && rating - 1 })
}

/** An edge as the axis names it, a mass in the member's unit: the least number of the metric's digits that has reached it. */
export const edgeText = ({ unit, decimals }: { unit: string; decimals: number }, edge: number): string =>
  shortGrouped(leastShown(inShownUnit(unit, edge) ?? edge, decimals), decimals)

/** The standard range: 50.9–68.9 kg, 18%–28%, 低于 10 级. */
export function rangeText({ from, below }: Range, unit: string): string {
  const [sign, word] = unit === '%' ? [unit, ''] : ['', unit && ` ${shownUnit(unit)}`]
  const edge = (bound: number) => trimmed(inShownUnit(unit, bound), 1) + sign
  return from > 0 ? `${edge(from)}–${edge(below)}${word}` : `低于 ${edge(below)}${word}`
}
