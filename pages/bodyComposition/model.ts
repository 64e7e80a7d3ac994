import type { Fresh, History, Reading } from '#shared/api/composition.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { dayWords, parseTime } from '#shared/core/dates/dates.ts'
import { grouped } from '#shared/core/numbers.ts'
import { differenceUnit, inShownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import { getLevelZones, type Zone } from '#shared/health/axis.ts'
import type { Body } from '#shared/health/body.ts'
import { formOf } from '#shared/health/body-form.ts'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  type Level,
  muscleRange,
  type Range,
  rangeBetween,
  shownLevel,
  shownRange,
  VISCERAL_FAT_RANGE,
  weightRange,
} from '#shared/health/levels.ts'
import { shownDifference } from '#shared/health/mass.ts'
import { getDigits, metricText } from '#shared/health/metrics.ts'
import { givenRating, RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { measured, partMass, toScaleValue } from '#shared/health/reading.ts'
import { standardWeight } from '#shared/health/scale-results.ts'
import { scoreRating, scoreText } from '#shared/health/score.ts'

/** The standards that came with a measurement, kg. */
interface Standards {
  weight?: number
  muscle?: number
  waterMin?: number
  waterMax?: number
  boneMin?: number
  boneMax?: number
}

export interface Measure {
  key: 'weight' | 'vfr' | 'bmi' | 'bodyFat' | 'ssm' | 'water' | 'bone'
  name: string
  unit: string
  history: (history: History) => readonly Reading[]
  fresh: (payload: Fresh) => number | undefined
  /** Without the body, what needs its sex or height has no range. */
  range: (standards: Standards, body?: Body) => Range | undefined
}

/** All muscle of a measurement that has no skeletal muscle apart: in its place, under its own name, and held against no standard,
 *  because there is one of skeletal muscle alone. */
const ALL_MUSCLE: Measure = {
  key: 'ssm',
  name: '肌肉量',
  unit: 'kg',
  history: () => [],
  fresh: (one) => one.muscle_mass,
  range: () => undefined,
}

/** The seven level cards, in their order. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'weight',
    name: '体重',
    unit: 'kg',
    history: (all) => all.history_weight,
    fresh: (one) => one.weight,
    range: ({ weight }, body) => weightRange(body ? standardWeight(body, weight) : weight),
  },
  {
    key: 'vfr',
    name: '内脏脂肪等级',
    unit: '级',
    history: (all) => all.history_visceral_fat_level,
    fresh: (one) => one.visceral_fat_level,
    range: () => VISCERAL_FAT_RANGE,
  },
  {
    key: 'bmi',
    name: 'BMI',
    unit: '',
    history: (all) => all.history_body_mass_index,
    fresh: (one) => one.body_mass_index,
    range: () => BMI_RANGE,
  },
  {
    key: 'bodyFat',
    name: '体脂率',
    unit: '%',
    history: (all) => all.history_body_fat_percentage,
    fresh: (one) => one.body_fat_percentage,
    range: (_, body) => body && BODY_FAT_RANGES[body.sex],
  },
  {
    key: 'ssm',
    name: '骨骼肌',
    unit: 'kg',
    history: (all) => all.history_skeletal_muscle_weight,
    fresh: (one) => one.skeletal_muscle_weight,
    range: ({ muscle }) => muscleRange(muscle),
  },
  {
    key: 'water',
    name: '水分含量',
    unit: 'kg',
    history: (all) => all.history_water_content,
    fresh: (one) => one.water_content,
    range: ({ waterMin, waterMax }) => rangeBetween(waterMin, waterMax),
  },
  {
    key: 'bone',
    name: '骨量',
    unit: 'kg',
    history: (all) => all.history_bone_mass,
    fresh: (one) => one.bmd,
    range: ({ boneMin, boneMax }) => rangeBetween(boneMin, boneMax),
  },
]

/** What the page is made of: the history, the fresh measurement when there is one, and whose body it is. */
export interface Source {
  history?: History
  fresh?: Fresh
  /** Missing while, or because, the profile cannot be had: no level is computed for a guessed sex. */
  body?: Body
  /** Epoch milliseconds: the fresh measurement's time. */
  now: number
}

/** One level card, its texts already written. */
export interface LevelCard {
  measure: Measure
  /** '-' when missing. */
  value: string
  /** '11月22日' of a value from a day before the latest weigh-in. */
  day?: string
  level?: Level
  /** 偏低, 标准, 偏高 with its place on them. None without a level. */
  zones?: readonly Zone[]
  /** The standard range, where there is a level. */
  range?: Range
  /** How far it is out of that: '超标准 1.2 个百分点', '低于标准 0.4 kg'; absent inside it. */
  off?: string
  /** Oldest first. */
  points: () => readonly Timed[]
}

/** A value and when it was measured, epoch milliseconds. */
export interface Timed {
  value: number
  time: number
}

/** The seven cards in their order. */
export const levelCards = (source: Source): LevelCard[] =>
  measuresOf(source).map((measure) => levelCard(measure, source))

const measuresOf = ({ fresh }: Source) =>
  MEASURES.map((measure) =>
    measure.key === 'ssm' && fresh?.muscle_mass !== undefined && readFresh(measure, fresh) === undefined
      ? ALL_MUSCLE
      : measure,
  )

/** Nobody weighs nothing, and a part of the body is not heavier than the body. */
function partOf({ key, unit }: Measure, value: number | undefined, weight: number | undefined) {
  if (key === 'weight') return measured(value) || undefined
  return unit === 'kg' ? partMass(value, weight) : measured(value)
}

const readFresh = (measure: Measure, fresh: Fresh) => partOf(measure, measure.fresh(fresh), fresh.weight)

function freshPoint(measure: Measure, { fresh, now }: Source): Timed[] {
  const value = fresh && readFresh(measure, fresh)
  return value === undefined ? [] : [{ value, time: now }]
}

/** All of a measure, oldest first, with the fresh measurement. */
function pointsOf(measure: Measure, source: Source): Timed[] {
  const { history } = source
  const weights = new Map(history?.history_weight.map(({ value, measurement_time }) => [measurement_time, value]))
  const past = (history ? measure.history(history) : []).flatMap((one) => {
    const time = parseTime(one.measurement_time)
    const value = partOf(measure, one.value, weights.get(one.measurement_time))
    return value === undefined || time === undefined ? [] : [{ value, time }]
  })
  return [...past, ...freshPoint(measure, source)].sort((a, b) => a.time - b.time)
}

/** The last of those points. The first screen waits for it, and for none of the others. */
function newestOf(measure: Measure, source: Source): Timed | undefined {
  const { history } = source
  let [newest] = freshPoint(measure, source)
  for (const { value: sent, measurement_time } of [...(history ? measure.history(history) : [])].reverse()) {
    const time = parseTime(measurement_time)
    if (time === undefined || time <= (newest?.time ?? Number.NEGATIVE_INFINITY)) continue
    const weighed = history!.history_weight.filter((one) => one.measurement_time === measurement_time).pop()
    const value = partOf(measure, sent, weighed?.value)
    if (value !== undefined) newest = { value, time }
  }
  return newest
}

function levelCard(measure: Measure, source: Source): LevelCard {
  const { history, fresh, body } = source
  const { value, time } = fresh
    ? { value: readFresh(measure, fresh), time: source.now }
    : { ...newestOf(measure, source) }
  const latest = newestOf(MEASURES[0]!, source)?.time
  const range = shownRange(measure.range(standardsOf(history, fresh), body))
  const level = shownLevel(value, range)
  return {
    measure,
    value: metricText(measure, value),
    day: time && latest && dayNumber(time) < dayNumber(latest) ? dayWords(time, source.now) : undefined,
    level,
    zones: level && getLevelZones(level, toScaleValue(value), range),
    range: level && range,
    off: level && offText(value, range, measure, level),
    points: () => pointsOf(measure, source),
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

/** kg of the newest weight, the fresh one included; undefined when there is none. */
export const lastWeight = (source: Source): number | undefined => newestOf(MEASURES[0]!, source)?.value

/** Whether there is anything to show at all. */
export const isEmpty = (cards: readonly LevelCard[]): boolean => cards.every(({ value }) => value === '-')

/** How far a value is out of its range, in the digits it is shown with; one that is shown on its edge is out by one of the last digit. Undefined inside the range. */
function offText(value: number | undefined, range: Range | undefined, { unit }: Measure, level: Level) {
  if (value === undefined || !range || level === 'std') return undefined
  const by = Math.max(0.1, inShownUnit(unit, Math.abs(value - (level === 'high' ? range.below : range.from)))!)
  const size = grouped(by, getDigits({ unit }, by))
  return `${level === 'high' ? '超标准' : '低于标准'} ${size}${unitBehind(differenceUnit(unit))}`
}

/** The header: body form, overall rating and score; each only where it is known. Undefined without any. */
export function headOf({ history, fresh, body }: Source) {
  const score = fresh ? fresh.score : history?.latest_score
  const rate = fresh ? fresh.rate : history?.latest_rate
  const form = formOf(body?.sex ?? 'male', { code: fresh ? fresh.bt : history?.latest_bodily_form })
  const rating = overall(rate, score)
  const hasScore = scoreRating(score) !== undefined
  return hasScore || form || rating ? { score: hasScore ? scoreText(score) : undefined, form, rating } : undefined
}

/** The service's own verdict wins, also as a word, which then has the shape of the score's band; else that band (shared/health/README.md, "Score, grades and titles"). */
function overall(rate: Fresh['rate'], score: number | undefined): { key?: RatingKey; name: string } | undefined {
  const band = scoreRating(score)
  if (typeof rate === 'string') return { key: band && RATINGS[band].key, name: rate }
  const rating = givenRating(rate) ?? band
  return rating && RATINGS[rating]
}

/** What is compared, in this order. */
const COMPARED = ['weight', 'bodyFat', 'ssm'] as const

export interface SinceLast {
  /** Of the measurement before: '11月19日', with the year when it is not that of the fresh one. */
  day: string
  changes: { name: string; unit: string; by: number }[]
}

/** How a fresh measurement differs from the one before; undefined without one before, or with nothing that both have. */
export function sinceLast(source: Source): SinceLast | undefined {
  const { history, fresh } = source
  const before = history?.history_weight
    .flatMap(({ measurement_time }) => parseTime(measurement_time) ?? [])
    .reduce((latest, time) => Math.max(latest, time), 0)
  if (!fresh || !before) return undefined
  const cards = levelCards(source)
  const changes = COMPARED.flatMap((key) => {
    const card = cards.find(({ measure }) => measure.key === key)
    const [past, now] = card?.points().slice(-2) ?? []
    // The weigh-in before may have been written down by hand: what it did not measure is not compared with an earlier day.
    if (!card || card.value === '-' || !now || past?.time !== before) return []
    const { name, unit } = card.measure
    return [{ name, unit, by: shownDifference({ unit, decimals: 1 }, now.value, past.value) }]
  })
  return changes.length ? { day: dayWords(before, source.now)!, changes } : undefined
}
