import type { Fresh, History } from '#shared/api/composition.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { dayWords, parseTime } from '#shared/core/dates/dates.ts'
import { getLevelZones, type Zone } from '#shared/health/axis.ts'
import type { Body } from '#shared/health/body.ts'
import { type Level, type Range, shownLevel, shownRange } from '#shared/health/levels.ts'
import { metricText } from '#shared/health/metrics.ts'
import { measured, partMass, toScaleValue } from '#shared/health/reading.ts'
import { ALL_MUSCLE, MEASURES, type Measure, type Standards } from './measures.ts'
import { offText } from './range-text.ts'

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
  /** How far it is out of that: '高出 1.2 个百分点', '还差 0.4 kg'; absent inside it. */
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
