import type { BodyFatRecord, Reading } from '#shared/api/scale.ts'
import { fixed, signedChange } from '#shared/core/numbers.ts'
import { pageUrl } from '#shared/core/page-url.ts'
import type { Sex } from '#shared/health/body.ts'
import { formCode, formName } from '#shared/health/body-form.ts'
import type { Level } from '#shared/health/levels.ts'
import { type Metric, type MetricKey, metricsFor, metricText } from '#shared/health/metrics.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { scorePosition, scoreRating } from '#shared/health/score.ts'

/** One tile of the composition grid. */
export interface Tile {
  metric: Metric
  /** In the metric's digits, without the unit. */
  text: string
  /** The verdict of the service; none where it gives none. */
  level?: Level
  /** Against the record before, in the metric's unit; undefined when there is nothing to compare with. */
  change?: number
  /** Where a tap leads; undefined for the body type, which is not selectable. */
  href?: string
}

/** Spec §2: this many before 展开. */
export const TILES_AT_FIRST = 6

/** The grid's rateCode: 1 high, 2 low (spec §3), any other code standard; -1 is what records write for low. */
function tileLevel(rateCode: number | undefined): Level | undefined {
  if (rateCode === undefined) return undefined
  return rateCode === 1 ? 'high' : rateCode === 2 || rateCode === -1 ? 'low' : 'std'
}

/** The metrics of a record that have a value (0 is one), in the order of the spec's table, as this kind of scale shows them. */
export function tiles(record: BodyFatRecord, sex: Sex | undefined): Tile[] {
  return metricsFor(record.scaleType).flatMap((metric): Tile[] => {
    if (!metric.isInGrid) return []
    if (metric.key === 'bt') {
      const text = bodyFormName(record, sex)
      return text ? [{ metric, text }] : []
    }
    const reading = record[metric.key as Exclude<MetricKey, 'bt' | 'weight'>]
    if (reading?.value === undefined) return []
    return [
      {
        metric,
        text: metricText(metric, reading.value),
        level: tileLevel(reading.rateCode),
        change: signedChange(reading.changeValue, reading.trend),
        href: analysisUrl(metric, reading, record),
      },
    ]
  })
}

/** The analysis page's query as spec §2 lists it. */
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

const bodyFormName = ({ bt, btCode, bodilyForm }: BodyFatRecord, sex: Sex | undefined) =>
  formName(bodilyForm?.code ?? btCode, sex ?? 'male', bodilyForm?.name || bt)

/** The body type card; undefined unless BMI and body fat have values (spec §2). `code` picks the drawing. */
export function bodyType(record: BodyFatRecord, sex: Sex | undefined) {
  const name = bodyFormName(record, sex)
  if (record.bmi?.value === undefined || record.bodyFat?.value === undefined || !name) return undefined
  return { name, intro: record.bodilyForm?.intro ?? '', code: formCode(record.btCode ?? record.bodilyForm?.code) }
}

/** The score card; undefined without a score. */
export function scoreView({
  score,
  scoreAnalysis,
}: BodyFatRecord): { text: string; kind: RatingKey; name: string; position: number; analysis: string } | undefined {
  const rating = scoreRating(score)
  if (!rating || score === undefined) return undefined
  const { key, name } = RATINGS[rating]
  return { text: fixed(score, 0), kind: key, name, position: scorePosition(score)!, analysis: scoreAnalysis }
}
