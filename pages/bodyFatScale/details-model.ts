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
  /** In the metric's digits, without the unit. */
  text: string
  /** The verdict of the service; none where it gives none. */
  level?: Level
  /** Against the record before, in the metric's unit; undefined when there is nothing to compare with. */
  change?: number
  /** The drawing of the body type, where its code and the sex are known. */
  figure?: { code: number; sex: Sex }
  /** Where a tap leads; undefined for the body type, which is not selectable. */
  href?: string
}

/** This many before 展开. */
export const TILES_AT_FIRST = 6

/** The metrics of a record that have a value (0 is one; a mass above the weight is none), in the order of the grid's table, as this kind of
 *  scale shows them. */
export function createTiles(record: BodyFatRecord, sex: Sex | undefined): Tile[] {
  return getMetrics(record.scaleType).flatMap((metric): Tile[] => {
    // It has a card of its own.
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

/** A part of the weight. */
export interface MassPart {
  part: 'fat' | 'lean' | 'muscle'
  kg: number
  /** '去脂体重 43.3 kg（估算）'. */
  text: string
}

/** What fat, all else and muscle, which is part of all else, weigh. */
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
 * The weight as one bar: fat, muscle and the rest of what is no fat, in percent. Without muscle the rest is all of it.
 * @returns empty where fat or weight is unknown
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

/** The analysis page's query. */
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

/** The body type card; undefined unless BMI and body fat have values. `code` picks the drawing. */
export function getBodyType(record: BodyFatRecord, sex: Sex | undefined) {
  if (parseMeasured(record.bmi?.value) === undefined || parseMeasured(record.bodyFat?.value) === undefined)
    return undefined
  return getRecordForm(record, sex)
}

/** What the score card shows. */
export interface ScoreView {
  /** The score itself. */
  text: string
  kind: RatingKey
  name: string
  /** The service's sentence; may be empty. */
  analysis: string
}

/** The score card; undefined without a score. */
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

/** What the body map shows for fat or muscle. */
export const getSegmentReadings = (record: BodyFatRecord, tissue: Tissue) =>
  mapSegments((key) => getSegmentReading(tissue, record[getSegmentField(key, tissue)], record.weight))

/** Percent of limbs and trunk, and the sentence below; no parts when the record gives none. */
export function summarizeSegments(record: BodyFatRecord, tissue: Tissue) {
  const item = tissue === 'fat' ? record.fatItem : record.muscleItem
  const rates = [item?.upperLimbRate, item?.bodyRate, item?.lowerLimbRate]
  const parts = (['上肢', '躯干', '下肢'] as const).map((name, part) => ({ name, rate: formatFixed(rates[part], 1) }))
  return { parts: rates.some((rate) => rate !== undefined) ? parts : [], intro: item?.intro ?? '' }
}

/** Days of the line; the last is that of the latest measurement. */
const DAYS = 30
/** px of the drawing. */
export const MONTH_LINE = { width: 318, height: 84 } as const
/** Room above and below the weights, as a part of what they span. */
const MONTH_ROOM = 0.1

export interface MonthLine {
  spark: Spark
  /** kg */
  least: number
  most: number
  /** Which 30 days: '近 30 天', or '至8月19日的 30 天' after a pause. */
  days: string
  /** Where the goal is beyond what is drawn: an arrow at that edge. */
  goalEdge?: 'top' | 'bottom'
}

/**
 * The weight of the 30 days up to the latest measurement, one point a day, and the goal: as a level where it is between the
 * weights or within their room of a tenth (`spark.levelY`), else at the edge (`goalEdge`).
 * @param items weights as the service sends them, in any order
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
  const words = isOld ? `至${formatDayText(last.time, now)}的 ${DAYS} 天` : `近 ${DAYS} 天`
  return spark && { spark, least: minKg, most: maxKg, days: words, goalEdge }
}
