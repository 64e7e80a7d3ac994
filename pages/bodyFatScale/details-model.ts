import type { BodyFatRecord, Reading } from '#shared/api/scale.ts'
import { createSpark, type Spark } from '#shared/core/charts/spark.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText } from '#shared/format/dates.ts'
import { formatFixed, getSignedChange, round } from '#shared/format/numbers.ts'
import { formatMassUnit } from '#shared/format/weight-unit.ts'
import type { Sex } from '#shared/health/body.ts'
import { getBodyForm } from '#shared/health/body-form.ts'
import { type Level, parseGridLevel } from '#shared/health/levels.ts'
import { getLeanMass, getMass } from '#shared/health/mass.ts'
import { parseMeasured, parsePartMass } from '#shared/health/measured.ts'
import { formatMetric, getMetrics, type Metric, type MetricKey } from '#shared/health/metrics.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { formatScore, getScoreRating } from '#shared/health/score.ts'
import { getSegmentField, SEGMENTS, type Tissue } from '#shared/health/segments.ts'
import { GAP_DAYS, getDailyWeights, toWeighIns } from '#shared/health/trend.ts'
import { getSegmentReading, mapSegments } from '#shared/ui/figures/segment-readings.ts'

/** One tile of the composition grid. */
export interface Tile {
  metric: Metric
  /** With the metric's decimals, without the unit. */
  text: string
  /** Level from the service; undefined without one. */
  level?: Level
  /** Change since the previous record, in the metric's unit; undefined without one. */
  change?: number
  /** Figure of the body type, if its code and the sex are known. */
  figure?: { code: number; sex: Sex }
  /** URL of the analysis page; undefined for the body type, which is not selectable. */
  href?: string
}

/** Number of tiles before expanding. */
export const TILES_AT_FIRST = 6

/**
 * Tiles of the metrics with a value, in the order of this scale type. 0 is a value; a mass above
 * the weight is not.
 */
export function createTiles(record: BodyFatRecord, sex: Sex | undefined): Tile[] {
  return getMetrics(record.scaleType).flatMap((metric): Tile[] => {
    // Weight has its own card.
    if (metric.key === 'weight') return []
    if (metric.key === 'bt') {
      const form = getRecordForm(record, sex)
      const figure = sex && form?.code !== undefined ? { code: form.code, sex } : undefined
      return form?.name ? [{ metric, text: form.name, ...(figure && { figure }) }] : []
    }
    const reading = record[metric.key as Exclude<MetricKey, 'bt' | 'weight'>]
    const value = metric.unit === 'kg' ? parsePartMass(reading?.value, record.weight) : parseMeasured(reading?.value)
    if (!reading || value === undefined) return []
    return [
      {
        metric,
        text: formatMetric(metric, value),
        level: parseGridLevel(reading.rateCode),
        change: getSignedChange(reading.changeValue, reading.trend),
        href: getAnalysisUrl(metric, reading, record),
      },
    ]
  })
}

/** A component of the weight. */
export interface MassPart {
  part: 'fat' | 'lean' | 'muscle'
  kg: number
  /** '去脂体重 43.3 kg（估算）'. */
  text: string
}

/** Masses of fat, lean mass, and muscle, which is part of the lean mass. */
export function formatMasses({ weight, bodyFat, fatMass, muscleMass, muscleRate }: BodyFatRecord): MassPart[] {
  const fat = getMass(fatMass?.value, bodyFat?.value, weight)
  const muscle = getMass(muscleMass?.value, muscleRate?.value, weight)
  const toPart = (part: MassPart['part'], name: string, kg: number, of: typeof fat): MassPart => ({
    part,
    kg,
    text: `${name} ${formatMassUnit(kg)}${of?.isEstimated ? '（估算）' : ''}`,
  })
  return [
    fat && toPart('fat', '脂肪', fat.kg, fat),
    fat && weight && toPart('lean', '去脂体重', getLeanMass(weight, fat.kg), fat),
    muscle && toPart('muscle', '肌肉', muscle.kg, muscle),
  ].flatMap((entry) => entry || [])
}

/**
 * Shares of fat, muscle and other lean mass in percent of the weight. Without muscle, all lean mass
 * is one share.
 * @returns empty if fat or weight is unknown
 */
export function massShares(masses: readonly MassPart[]): { part: MassPart['part']; percent: number }[] {
  const kgOf = (wanted: MassPart['part']) => masses.find(({ part }) => part === wanted)?.kg
  const [fat, lean, muscle] = [kgOf('fat'), kgOf('lean'), Math.min(kgOf('muscle') ?? 0, kgOf('lean') ?? 0)]
  if (fat === undefined || lean === undefined) return []
  const shares = [
    { part: 'fat', kg: fat },
    { part: 'muscle', kg: muscle },
    { part: 'lean', kg: lean - muscle },
  ] as const
  return shares
    .filter(({ kg }) => kg > 0)
    .map(({ part, kg }) => ({ part, percent: round((100 * kg) / (fat + lean), 1) }))
}

/** URL of the analysis page with the metric as query. */
const getAnalysisUrl = (
  { key, name, unit, type, isSelectable, isHLevel }: Metric,
  { value, trend }: NonNullable<Reading>,
  { scaleType, no }: BodyFatRecord,
) =>
  getPageUrl('analysis', {
    name,
    target: key,
    value,
    unit,
    select: Number(isSelectable),
    trend,
    isHLevel: Number(isHLevel),
    type,
    scaleType,
    no,
  })

const getRecordForm = ({ bt, btCode, bodilyForm }: BodyFatRecord, sex: Sex | undefined) =>
  getBodyForm(sex ?? 'male', bodilyForm, { code: btCode, name: bt })

/**
 * Body type of the record; undefined unless BMI and body fat have values. `code` selects the
 * figure.
 */
export function getBodyType(record: BodyFatRecord, sex: Sex | undefined) {
  if (parseMeasured(record.bmi?.value) === undefined || parseMeasured(record.bodyFat?.value) === undefined)
    return undefined
  return getRecordForm(record, sex)
}

/** View model of the score card. */
export interface ScoreView {
  /** Formatted score. */
  text: string
  kind: RatingKey
  name: string
  /** Sentence from the service; may be empty. */
  analysis: string
}

/** Creates the score card; undefined without a score. */
export function createScoreView({ score, scoreAnalysis }: BodyFatRecord): ScoreView | undefined {
  const rating = getScoreRating(score)
  if (rating === undefined) return undefined
  const { key: kind, name } = RATINGS[rating]
  return { text: formatScore(score), kind, name, analysis: scoreAnalysis }
}

/** Whether the record has segments: only scales of type 0 measure them. */
export const hasSegments = (record: BodyFatRecord): boolean =>
  record.scaleType === 0 &&
  SEGMENTS.some(({ key }) =>
    (['fat', 'muscle'] as const).some((tissue) => record[getSegmentField(key, tissue)]?.muscleOrFatMass !== undefined),
  )

/** Readings of fat or muscle for the segment map. */
export const getSegmentReadings = (record: BodyFatRecord, tissue: Tissue) =>
  mapSegments((key) => getSegmentReading(tissue, record[getSegmentField(key, tissue)], record.weight))

/** Percentages of limbs and trunk with a sentence; no parts if the record has none. */
export function summarizeSegments(record: BodyFatRecord, tissue: Tissue) {
  const item = tissue === 'fat' ? record.fatItem : record.muscleItem
  const rates = [item?.upperLimbRate, item?.bodyRate, item?.lowerLimbRate]
  const parts = (['上肢', '躯干', '下肢'] as const).map((name, part) => ({ name, rate: formatFixed(rates[part], 1) }))
  return { parts: rates.some((rate) => rate !== undefined) ? parts : [], intro: item?.intro ?? '' }
}

/** Days of the chart; the last is the day of the latest measurement. */
const DAYS = 30
/** Size of the chart in px. */
export const MONTH_LINE = { width: 318, height: 84 } as const
/** Space above and below the weights, as a fraction of their range. */
const MONTH_ROOM = 0.1

export interface MonthLine {
  spark: Spark
  /** Minimum and maximum weight, kg. */
  minKg: number
  maxKg: number
  /** Label of the period: '近 30 天', or '至8月19日的 30 天' after a pause. */
  days: string
  /** Edge with an arrow, if the goal is outside the chart. */
  goalEdge?: 'top' | 'bottom'
}

/**
 * Weights of the 30 days before the latest measurement, one point a day, with the goal: a line
 * within the range of weights and its margin (`spark.levelY`), else an arrow (`goalEdge`).
 * @param items weights of the service, in any order
 * @param goalKg goal, kg
 * @param now epoch milliseconds
 * @returns undefined with fewer than two days
 */
export function createMonthLine(
  items: Parameters<typeof toWeighIns>[0],
  goalKg: number,
  now: number,
): MonthLine | undefined {
  const weighIns = toWeighIns(items)
  const last = weighIns[weighIns.length - 1]
  if (!last) return undefined
  const first = toDayNumber(last.time) - (DAYS - 1)
  const days = getDailyWeights(weighIns.filter(({ time }) => toDayNumber(time) >= first))
  const values = days.map(({ value }) => value)
  const [minKg, maxKg] = [Math.min(...values), Math.max(...values)]
  const room = (maxKg - minKg) * MONTH_ROOM
  const goalEdge = goalKg > maxKg + room ? 'top' : goalKg < minKg - room ? 'bottom' : undefined
  const spark = createSpark({
    values,
    at: days.map(({ day }) => (day - first) / (DAYS - 1)),
    ...MONTH_LINE,
    room,
    ...(!goalEdge && { level: goalKg }),
  })
  const isOld = toDayNumber(now) - toDayNumber(last.time) > GAP_DAYS
  const label = isOld ? `至${formatDayText(last.time, now)}的 ${DAYS} 天` : `近 ${DAYS} 天`
  return spark && { spark, minKg, maxKg, days: label, goalEdge }
}
