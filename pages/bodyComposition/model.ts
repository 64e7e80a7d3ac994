import { type Fresh, type History, lastSegment, type Segment, type SegmentField } from '#shared/api/composition.ts'
import { formatTime, parseTime } from '#shared/core/dates.ts'
import { fixed, trimmed } from '#shared/core/numbers.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { formCode, formName } from '#shared/health/body-form.ts'
import { type Level, levelOf, levelPosition } from '#shared/health/levels.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { scoreRating } from '#shared/health/score.ts'
import {
  SEGMENTS,
  type SegmentKey,
  segmentField,
  segmentHistoryField,
  segmentLevel,
  type Tissue,
} from '#shared/health/segments.ts'
import { MEASURES, type Measure, type Standards } from './measures.ts'

/** What the page is made of: the history, the fresh measurement when there is one, and whose body it is. */
export interface Source {
  history?: History
  fresh?: Fresh
  /** Missing while, or because, the profile cannot be had: nobody's sex is guessed for a verdict. */
  body?: Body
  /** Epoch milliseconds: the fresh measurement's time. */
  now: number
}

/** Under 18: numbers, no verdicts. */
export const isYoung = ({ body }: Source): boolean => body !== undefined && isMinor(body)

/** One level card, its texts already written. */
export interface LevelCard {
  measure: Measure
  /** '-' when missing. */
  value: string
  level?: Level
  position?: number
  /** Texts under the joints of the bar. */
  edges?: [string, string]
  /** Oldest first. */
  trend: { values: number[]; labels: string[]; days: string[] }
}

/** The seven cards of spec §2, in its order. */
export const levelCards = (source: Source): LevelCard[] => MEASURES.map((measure) => levelCard(measure, source))

function levelCard(measure: Measure, source: Source): LevelCard {
  const { history, fresh, body, now } = source
  const past = (history ? measure.history(history) : []).flatMap(({ value, measurement_time }) => {
    const time = parseTime(measurement_time)
    return value === undefined || value < 0 || time === undefined ? [] : [{ value, time }]
  })
  const own = fresh && measure.fresh(fresh)
  const all = own === undefined ? past : [...past, { value: own, time: now }]
  const points = all.sort((a, b) => a.time - b.time)
  const value = fresh ? own : points[points.length - 1]?.value
  const range = measure.range(standardsOf(history, fresh), body)
  const level = isYoung(source) ? undefined : levelOf(value, range)
  const edge = (bound: number) => trimmed(bound, 1) + measure.unit
  return {
    measure,
    value: fixed(value, measure.decimals),
    level,
    position: level && levelPosition(value, range),
    // Visceral fat has no "too low": its standard range starts at 0.
    edges: range && [range.from > 0 ? edge(range.from) : '', edge(range.below)],
    trend: {
      values: points.map((point) => point.value),
      labels: points.map(({ time }) => formatTime(time, 'M/d')!),
      days: points.map(({ time }) => formatTime(time, 'yyyy年M月d日')!),
    },
  }
}

/** The fresh measurement's own standards, where it brings them, else those of the history. */
function standardsOf(history?: History, fresh?: Fresh): Standards {
  return {
    weight: fresh?.sbw ?? history?.history_sbw,
    muscle: fresh?.smmStandard ?? history?.history_smm_standard,
    waterMin: fresh?.waterMassMin ?? history?.history_water_mass_min,
    waterMax: fresh?.waterMassMax ?? history?.history_water_mass_max,
    boneMin: fresh?.boneMin ?? history?.history_bone_min,
    boneMax: fresh?.boneMax ?? history?.history_bone_max,
  }
}

/** The header: body form, overall rating and score; each only where it is known. */
export function headOf(source: Source) {
  const { history, fresh, body } = source
  const score = fresh ? fresh.score : history?.latest_score
  const rate = fresh ? fresh.rate : history?.latest_rate
  const form = formCode(fresh ? fresh.bt : history?.latest_bodily_form)
  return {
    score: fixed(score, 0),
    form,
    formName: formName(form, body?.sex ?? 'male'),
    rating: isYoung(source) ? undefined : overall(rate, score),
  }
}

/** The service's own verdict wins, also as a word, which then has the shape of the score's band; else that band (spec §9). */
function overall(rate: Fresh['rate'], score: number | undefined): { key?: RatingKey; name: string } | undefined {
  const band = scoreRating(score)
  if (typeof rate === 'string') return { key: band && RATINGS[band].key, name: rate }
  const rating = rate === 1 || rate === 2 || rate === 3 || rate === 4 ? rate : band
  return rating && RATINGS[rating]
}

/** Mass, percent and level of the five parts; undefined where the scale does not measure them. */
export function segmentReadings(tissue: Tissue, source: Source) {
  const { history, fresh } = source
  const read = (key: SegmentKey): Segment =>
    fresh
      ? fresh[segmentField(key, tissue) as SegmentField]
      : history && lastSegment(history, segmentHistoryField(key, tissue))
  if (!SEGMENTS.some(({ key }) => read(key)?.muscleOrFatMass !== undefined)) return undefined
  const entries = SEGMENTS.map(({ key }) => {
    const { muscleOrFatMass: mass, muscleOrFatRate: percent, rateCode } = read(key) ?? {}
    const level = isYoung(source) ? undefined : segmentLevel(tissue, percent, rateCode)
    return [key, { mass: fixed(mass, 1), percent: percent === undefined ? '-' : `${fixed(percent, 1)}%`, level }]
  })
  return Object.fromEntries(entries) as Record<SegmentKey, { mass: string; percent: string; level?: Level }>
}

/** kg of the newest weight, the fresh one included; undefined when there is none. */
export function lastWeight(source: Source): number | undefined {
  const { values } = levelCard(MEASURES[0]!, source).trend
  return values[values.length - 1]
}

/** Whether there is anything to show at all. */
export const isEmpty = (cards: readonly LevelCard[]): boolean => cards.every(({ value }) => value === '-')
