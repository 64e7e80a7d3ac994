import { inShownUnit, massText, shownUnit } from '#shared/core/weight-unit.ts'
import { edgesOf, shownRating } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { formName } from './body-form.ts'
import { type ChangeVerdict, changeVerdict } from './change-verdict.ts'
import { massOf, shownDifference } from './mass.ts'
import { METRICS, type Metric, type MetricKey, metricText } from './metrics.ts'
import type { Rating } from './ratings.ts'
import { reaches } from './reading.ts'
import type { TakenRecord } from './records.ts'

/** One metric of two measurements. */
export interface ComparedRow {
  key: string
  name: string
  /** As it is shown: 'kg' or '斤' for a mass. */
  unit: string
  decimals: number
  /** In the metric's digits, without the unit; '-' where a measurement lacks it. */
  before: string
  after: string
  ratings: readonly [before: Rating | undefined, after: Rating | undefined]
  /** Later minus earlier; undefined where one lacks it, and for the body type, which is a word. */
  by?: number
  verdict?: ChangeVerdict
  /** One of the two is worked out from a percentage. */
  isEstimated?: boolean
}

interface Whose {
  /** null: not known; then there is neither a rating of our own nor a verdict. */
  body: Body | null
  targetKg?: number
}

/** What gets less as a body gets thinner: less of it is no praise for who is below normal already. */
const OF_THINNESS: readonly MetricKey[] = ['weight', 'bmi', 'bodyFat', 'vfr', 'subcutaneousFat']

/** Every metric that one of two measurements has, side by side, in the order of the metrics, and fat and muscle in kg behind them. */
export function comparedRows(before: TakenRecord, after: TakenRecord, whose: Whose): ComparedRow[] {
  const rows = METRICS.filter(({ key }) => before.values[key] !== undefined || after.values[key] !== undefined).map(
    (metric) => (metric.key === 'bt' ? formRow(metric, before, after, whose) : valueRow(metric, before, after, whose)),
  )
  return [...rows, ...massRows(before, after)]
}

function valueRow(metric: Metric, before: TakenRecord, after: TakenRecord, whose: Whose): ComparedRow {
  const { key, name, unit, decimals } = metric
  const [was, is] = [before.values[key], after.values[key]]
  const by = was === undefined || is === undefined ? undefined : shownDifference(metric, is, was)
  return {
    key,
    name,
    unit: shownUnit(unit),
    decimals,
    before: metricText(metric, was),
    after: metricText(metric, is),
    ratings: [ratingOf(key, before, whose), ratingOf(key, after, whose)],
    by: inShownUnit(unit, by),
    verdict: verdictOf(metric, by, after, whose),
  }
}

/** The service's own rating, else the computed one; none under 18. */
function ratingOf(key: MetricKey, { values, rates }: TakenRecord, { body }: Whose): Rating | undefined {
  if (body && isMinor(body)) return undefined
  return rates?.[key] ?? (body ? shownRating(key, values[key], { ...body, weightKg: values.weight }) : undefined)
}

function verdictOf({ key, decimals }: Metric, by: number | undefined, { values }: TakenRecord, whose: Whose) {
  const { body, targetKg } = whose
  if (!body || isMinor(body)) return undefined
  const now = values[key]
  const target = key === 'bmi' ? bmiOf(targetKg, values) : targetKg
  const isLow = isBelow(key, values, body) || (OF_THINNESS.includes(key) && isBelow('weight', values, body))
  return changeVerdict({ key, by, now, target, isLow, decimals })
}

/** BMI and weight of one measurement differ by the height alone. */
const bmiOf = (kg: number | undefined, { weight, bmi }: TakenRecord['values']) =>
  kg && weight && bmi ? (kg * bmi) / weight : undefined

/** Below its lowest band that is not too low, where there is one. */
function isBelow(key: MetricKey, values: TakenRecord['values'], body: Body): boolean {
  if (key !== 'weight' && key !== 'bmi' && key !== 'bodyFat') return false
  const [value, edges] = [values[key], edgesOf(key, { ...body, weightKg: values.weight })]
  return value !== undefined && edges !== undefined && !reaches(value, edges[0]!)
}

function formRow({ key, name }: Metric, before: TakenRecord, after: TakenRecord, { body }: Whose): ComparedRow {
  const form = ({ values }: TakenRecord) => formName(values.bt, body?.sex ?? 'male') ?? '-'
  const none = [undefined, undefined] as const
  return { key, name, unit: '', decimals: 0, before: form(before), after: form(after), ratings: none }
}

function massRows(before: TakenRecord, after: TakenRecord): ComparedRow[] {
  const kinds = [
    {
      key: 'fatKg',
      name: '脂肪量',
      read: ({ fatKg, values }: TakenRecord) => massOf(fatKg, values.bodyFat, values.weight),
    },
    {
      key: 'muscleKg',
      name: '肌肉量',
      read: ({ muscleKg, muscleRate, values }: TakenRecord) => massOf(muscleKg, muscleRate, values.weight),
    },
  ]
  const weight = METRICS.find(({ key }) => key === 'weight')!
  return kinds.flatMap(({ key, name, read }) => {
    const [was, is] = [read(before), read(after)]
    if (!was && !is) return []
    return {
      key,
      name,
      unit: shownUnit(weight.unit),
      decimals: weight.decimals,
      before: massText(was?.kg),
      after: massText(is?.kg),
      ratings: [undefined, undefined] as const,
      by: was && is && inShownUnit('kg', shownDifference(weight, is.kg, was.kg)),
      isEstimated: Boolean(was?.isEstimated || is?.isEstimated),
    }
  })
}
