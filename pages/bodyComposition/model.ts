import type { Fresh, History, Reading } from '#shared/api/composition.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText, parseTime } from '#shared/format/dates.ts'
import { formatGrouped } from '#shared/format/numbers.ts'
import { formatUnit, getDifferenceUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { getLevelZones, type Zone } from '#shared/health/axis.ts'
import type { Body } from '#shared/health/body.ts'
import { getBodyForm } from '#shared/health/body-form.ts'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  createRange,
  getDisplayedLevel,
  getDisplayedRange,
  getMuscleRange,
  getWeightRange,
  type Level,
  type Range,
  VISCERAL_FAT_RANGE,
} from '#shared/health/levels.ts'
import { getDisplayedDifference } from '#shared/health/mass.ts'
import { parseMeasured, parsePartMass, toScaleValue } from '#shared/health/measured.ts'
import { formatMetric, getDigits } from '#shared/health/metrics.ts'
import { parseRating, RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { getStandardWeight } from '#shared/health/scale-results.ts'
import { formatScore, getScoreRating } from '#shared/health/score.ts'

/** Standard values sent with a measurement, kg. */
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
  /** Undefined without a body if the range depends on sex or height. */
  range: (standards: Standards, body?: Body) => Range | undefined
}

/**
 * Total muscle mass; replaces skeletal muscle if the measurement lacks it. Has its own name and no
 * range, because the standard only covers skeletal muscle.
 */
const ALL_MUSCLE: Measure = {
  key: 'ssm',
  name: '肌肉量',
  unit: 'kg',
  history: () => [],
  fresh: (entry) => entry.muscle_mass,
  range: () => undefined,
}

/** Definitions of the seven level cards, in display order. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'weight',
    name: '体重',
    unit: 'kg',
    history: (all) => all.history_weight,
    fresh: (entry) => entry.weight,
    range: ({ weight }, body) => getWeightRange(body ? getStandardWeight(body, weight) : weight),
  },
  {
    key: 'vfr',
    name: '内脏脂肪等级',
    unit: '级',
    history: (all) => all.history_visceral_fat_level,
    fresh: (entry) => entry.visceral_fat_level,
    range: () => VISCERAL_FAT_RANGE,
  },
  {
    key: 'bmi',
    name: 'BMI',
    unit: '',
    history: (all) => all.history_body_mass_index,
    fresh: (entry) => entry.body_mass_index,
    range: () => BMI_RANGE,
  },
  {
    key: 'bodyFat',
    name: '体脂率',
    unit: '%',
    history: (all) => all.history_body_fat_percentage,
    fresh: (entry) => entry.body_fat_percentage,
    range: (_, body) => body && BODY_FAT_RANGES[body.sex],
  },
  {
    key: 'ssm',
    name: '骨骼肌',
    unit: 'kg',
    history: (all) => all.history_skeletal_muscle_weight,
    fresh: (entry) => entry.skeletal_muscle_weight,
    range: ({ muscle }) => getMuscleRange(muscle),
  },
  {
    key: 'water',
    name: '水分含量',
    unit: 'kg',
    history: (all) => all.history_water_content,
    fresh: (entry) => entry.water_content,
    range: ({ waterMin, waterMax }) => createRange(waterMin, waterMax),
  },
  {
    key: 'bone',
    name: '骨量',
    unit: 'kg',
    history: (all) => all.history_bone_mass,
    fresh: (entry) => entry.bmd,
    range: ({ boneMin, boneMax }) => createRange(boneMin, boneMax),
  },
]

/** Data of the page: history, fresh measurement if any, and the member's body data. */
export interface Source {
  history?: History
  fresh?: Fresh
  /**
   * Undefined while the profile loads or after it failed: no level is computed for a guessed sex.
   */
  body?: Body
  /** Time of the fresh measurement, epoch milliseconds. */
  now: number
}

/** View model of a level card with formatted texts. */
export interface LevelCard {
  measure: Measure
  /** '-' when missing. */
  value: string
  /** '11月22日' if the value is older than the latest weigh-in. */
  day?: string
  level?: Level
  /** Bar with the zones 偏低, 标准, 偏高 and the value's position; undefined without a level. */
  zones?: readonly Zone[]
  /** Standard range; undefined without a level. */
  range?: Range
  /** Deviation: '超标准 1.2 个百分点', '低于标准 0.4 kg'; undefined inside the range. */
  off?: string
  /** Oldest first. */
  points: () => readonly Timed[]
}

/** A value with its time in epoch milliseconds. */
export interface Timed {
  value: number
  time: number
}

/** Creates the seven level cards in display order. */
export const createLevelCards = (source: Source): LevelCard[] =>
  getMeasures(source).map((measure) => createLevelCard(measure, source))

const getMeasures = ({ fresh }: Source) =>
  MEASURES.map((measure) =>
    measure.key === 'ssm' && fresh?.muscle_mass !== undefined && readFresh(measure, fresh) === undefined
      ? ALL_MUSCLE
      : measure,
  )

/** Parses a value of a measure. A weight of 0, or a mass above the body weight, is undefined. */
function parseMeasure({ key, unit }: Measure, value: number | undefined, weight: number | undefined) {
  if (key === 'weight') return parseMeasured(value) || undefined
  return unit === 'kg' ? parsePartMass(value, weight) : parseMeasured(value)
}

const readFresh = (measure: Measure, fresh: Fresh) => parseMeasure(measure, measure.fresh(fresh), fresh.weight)

function getFreshPoint(measure: Measure, { fresh, now }: Source): Timed[] {
  const value = fresh && readFresh(measure, fresh)
  return value === undefined ? [] : [{ value, time: now }]
}

/** All points of a measure including the fresh measurement, oldest first. */
function getPoints(measure: Measure, source: Source): Timed[] {
  const { history } = source
  const weights = new Map(history?.history_weight.map(({ value, measurement_time }) => [measurement_time, value]))
  const past = (history ? measure.history(history) : []).flatMap((entry) => {
    const time = parseTime(entry.measurement_time)
    const value = parseMeasure(measure, entry.value, weights.get(entry.measurement_time))
    return value === undefined || time === undefined ? [] : [{ value, time }]
  })
  return [...past, ...getFreshPoint(measure, source)].sort((a, b) => a.time - b.time)
}

/**
 * Latest point of a measure. Parses only values newer than the latest found, because the first
 * screen waits for it.
 */
function getNewest(measure: Measure, source: Source): Timed | undefined {
  const { history } = source
  let [newest] = getFreshPoint(measure, source)
  for (const { value: sent, measurement_time } of [...(history ? measure.history(history) : [])].reverse()) {
    const time = parseTime(measurement_time)
    if (time === undefined || time <= (newest?.time ?? Number.NEGATIVE_INFINITY)) continue
    const weighed = history!.history_weight.filter((entry) => entry.measurement_time === measurement_time).pop()
    const value = parseMeasure(measure, sent, weighed?.value)
    if (value !== undefined) newest = { value, time }
  }
  return newest
}

function createLevelCard(measure: Measure, source: Source): LevelCard {
  const { history, fresh, body } = source
  const { value, time } = fresh
    ? { value: readFresh(measure, fresh), time: source.now }
    : { ...getNewest(measure, source) }
  const latest = getNewest(MEASURES[0]!, source)?.time
  const range = getDisplayedRange(measure.range(getStandards(history, fresh), body))
  const level = getDisplayedLevel(value, range)
  return {
    measure,
    value: formatMetric(measure, value),
    day: time && latest && toDayNumber(time) < toDayNumber(latest) ? formatDayText(time, source.now) : undefined,
    level,
    zones: level && getLevelZones(level, toScaleValue(value), range),
    range: level && range,
    off: level && formatDeviation(value, range, measure, level),
    points: () => getPoints(measure, source),
  }
}

/** Standard values of the fresh measurement; missing ones come from the history. */
function getStandards(history?: History, fresh?: Fresh): Standards {
  return {
    weight: fresh?.sbw ?? history?.history_sbw,
    muscle: fresh?.smmStandard ?? history?.history_smm_standard,
    waterMin: fresh?.waterMassMin ?? history?.history_water_mass_min,
    waterMax: fresh?.waterMassMax ?? history?.history_water_mass_max,
    boneMin: fresh?.boneMin ?? history?.history_bone_min,
    boneMax: fresh?.boneMax ?? history?.history_bone_max,
  }
}

/** Latest weight including the fresh one, kg; undefined without any. */
export const getLastWeight = (source: Source): number | undefined => getNewest(MEASURES[0]!, source)?.value

/** Whether no card has a value. */
export const isEmpty = (cards: readonly LevelCard[]): boolean => cards.every(({ value }) => value === '-')

/**
 * Deviation from the range with the displayed decimals, at least 0.1: a value displayed on the edge
 * is outside by one last digit. Undefined inside the range.
 */
function formatDeviation(value: number | undefined, range: Range | undefined, { unit }: Measure, level: Level) {
  if (value === undefined || !range || level === 'std') return undefined
  const by = Math.max(0.1, toDisplayUnit(unit, Math.abs(value - (level === 'high' ? range.below : range.from)))!)
  const size = formatGrouped(by, getDigits({ unit }, by))
  return `${level === 'high' ? '超标准' : '低于标准'} ${size}${formatUnit(getDifferenceUnit(unit))}`
}

/**
 * View model of the header: body form, overall rating and score, each if known; undefined without
 * any.
 */
export function createHead({ history, fresh, body }: Source) {
  const score = fresh ? fresh.score : history?.latest_score
  const rate = fresh ? fresh.rate : history?.latest_rate
  const form = getBodyForm(body?.sex ?? 'male', { code: fresh ? fresh.bt : history?.latest_bodily_form })
  const rating = getOverall(rate, score)
  const hasScore = getScoreRating(score) !== undefined
  return hasScore || form || rating ? { score: hasScore ? formatScore(score) : undefined, form, rating } : undefined
}

/**
 * Overall rating. The service's rating wins; a textual one takes the key of the score's band.
 * Otherwise the score's band (shared/health/README.md, "Score, grades and titles").
 */
function getOverall(rate: Fresh['rate'], score: number | undefined): { key?: RatingKey; name: string } | undefined {
  const band = getScoreRating(score)
  if (typeof rate === 'string') return { key: band && RATINGS[band].key, name: rate }
  const rating = parseRating(rate) ?? band
  return rating && RATINGS[rating]
}

/** Measures to compare, in display order. */
const COMPARED = ['weight', 'bodyFat', 'ssm'] as const

export interface SinceLast {
  /** Date of the previous measurement: '11月19日', with the year unless it is the current one. */
  day: string
  changes: { name: string; unit: string; by: number }[]
}

/**
 * Differences between the fresh and the previous measurement; undefined without a previous one or
 * common values.
 */
export function compareWithLast(source: Source): SinceLast | undefined {
  const { history, fresh } = source
  const before = history?.history_weight
    .flatMap(({ measurement_time }) => parseTime(measurement_time) ?? [])
    .reduce((latest, time) => Math.max(latest, time), 0)
  if (!fresh || !before) return undefined
  const cards = createLevelCards(source)
  const changes = COMPARED.flatMap((key) => {
    const card = cards.find(({ measure }) => measure.key === key)
    const [past, now] = card?.points().slice(-2) ?? []
    // The previous weigh-in may be manual; values it lacks are not compared with older ones.
    if (!card || card.value === '-' || !now || past?.time !== before) return []
    const { name, unit } = card.measure
    return [{ name, unit, by: getDisplayedDifference({ unit, decimals: 1 }, now.value, past.value) }]
  })
  return changes.length ? { day: formatDayText(before, source.now)!, changes } : undefined
}
