import type { BodyFatRecord, Reading } from '#shared/api/scale.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { signedChange } from '#shared/core/numbers.ts'
import { massWords } from '#shared/core/weight-unit.ts'
import { gradedAxis, type Zone } from '#shared/health/axis.ts'
import type { Body, Sex } from '#shared/health/body.ts'
import { formOf } from '#shared/health/body-form.ts'
import { type ChangeVerdict, changeVerdict } from '#shared/health/change-verdict.ts'
import { gridLevel, type Level, shownLevel, shownRange } from '#shared/health/levels.ts'
import { leanOf, massOf } from '#shared/health/mass.ts'
import { decimalsOf, type Metric, type MetricKey, metricsFor, metricText } from '#shared/health/metrics.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { measured, partMass } from '#shared/health/reading.ts'
import { scoreRating, shownScore } from '#shared/health/score.ts'
import { standardOf } from '#shared/health/standards.ts'

/** One tile of the composition grid. */
export interface Tile {
  metric: Metric
  /** In the metric's digits, without the unit. */
  text: string
  /** The verdict of the service; none where it gives none. */
  level?: Level
  /** Against the record before, in the metric's unit; undefined when there is nothing to compare with. */
  change?: number
  /** What that change is for the member: more muscle and less fat. Of BMI nothing: the trend of the weight says which way it goes. */
  verdict?: ChangeVerdict
  /** Where a tap leads; undefined for the body type, which is not selectable. */
  href?: string
}

/** This many before 展开. */
export const TILES_AT_FIRST = 6

/** The metrics of a record that have a value (0 is one; below 0, or a mass above the weight, is none), in the order of the grid's
 *  table, as this kind of scale shows them. Without `isRated` no metric has a level: under 18, or while the age is not known yet. */
export function tiles(record: BodyFatRecord, sex: Sex | undefined, isRated = true): Tile[] {
  return metricsFor(record.scaleType).flatMap((metric): Tile[] => {
    // It has a card of its own.
    if (metric.key === 'weight') return []
    if (metric.key === 'bt') {
      const text = formIn(record, sex)?.name
      return text ? [{ metric, text }] : []
    }
    const reading = record[metric.key as Exclude<MetricKey, 'bt' | 'weight'>]
    const isMass = metric.unit === 'kg'
    const level = gridLevel(reading?.rateCode)
    if (!reading || (isMass ? partMass(reading.value, record.weight) : measured(reading.value)) === undefined) return []
    const change = signedChange(reading.changeValue, reading.trend)
    return [
      {
        metric,
        text: metricText(metric, reading.value),
        level: isRated ? level : undefined,
        change,
        verdict: isRated
          ? changeVerdict({
              key: metric.key,
              by: change,
              now: reading.value,
              isLow: level === 'low',
              decimals: metric.decimals,
            })
          : undefined,
        href: analysisUrl(metric, reading, record),
      },
    ]
  })
}

/** What fat, all else and muscle weigh: '脂肪 14.9 kg', '去脂 43.3 kg（估算）', '肌肉 41.2 kg'. */
export function massesOf({ weight, bodyFat, fatMass, muscleMass, muscleRate }: BodyFatRecord): string[] {
  const fat = massOf(fatMass?.value, bodyFat?.value, weight)
  const muscle = massOf(muscleMass?.value, muscleRate?.value, weight)
  const words = (name: string, kg: number, of: typeof fat) =>
    `${name} ${massWords(kg)}${of?.isEstimated ? '（估算）' : ''}`
  return [
    fat && words('脂肪', fat.kg, fat),
    fat && weight && words('去脂', leanOf(weight, fat.kg), fat),
    muscle && words('肌肉', muscle.kg, muscle),
  ].flatMap((one) => one || [])
}

/** The analysis page's query. */
const analysisUrl = (
  { key, name, unit, type, isSelectable, isHLevel }: Metric,
  { value, trend }: NonNullable<Reading>,
  { scaleType, no }: BodyFatRecord,
) =>
  pageUrl('analysis', {
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

const formIn = ({ bt, btCode, bodilyForm }: BodyFatRecord, sex: Sex | undefined) =>
  formOf(sex ?? 'male', bodilyForm, { code: btCode, name: bt })

/** The graded zones of a tile with its place on them, and the standard range where the service's level fits it; undefined where they
 *  depend on what is not known. */
export function axisIn(record: BodyFatRecord, key: MetricKey, body: Body): Zone[] | undefined {
  if (key === 'bt' || key === 'weight') return undefined
  const { value, rateCode } = record[key] ?? {}
  const decimals = decimalsOf(key)
  const standard = shownRange(standardOf(key, body), decimals)
  const fits = shownLevel(value, standard, decimals) === gridLevel(rateCode)
  return gradedAxis(key, value, { ...body, weightKg: record.weight }, { standard: fits ? standard : undefined })
}

/** The body type card; undefined unless BMI and body fat have values. `code` picks the drawing. */
export function bodyType(record: BodyFatRecord, sex: Sex | undefined) {
  if (measured(record.bmi?.value) === undefined || measured(record.bodyFat?.value) === undefined) return undefined
  return formIn(record, sex)
}

/** What the score card shows; without a rating neither bands nor sentence. */
export interface ScoreView {
  text: string
  rating?: { kind: RatingKey; name: string; analysis: string }
}

/** The score card; undefined without a score. The score is rated as it is shown: 69.6 reads 70. */
export function scoreView(record: BodyFatRecord, isRated = true): ScoreView | undefined {
  const score = shownScore(record.score)
  if (score === undefined) return undefined
  if (!isRated) return { text: String(score) }
  const { key: kind, name } = RATINGS[scoreRating(score)!]
  return {
    text: String(score),
    rating: { kind, name, analysis: record.scoreAnalysis },
  }
}
