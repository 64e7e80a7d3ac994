import { formatMass, getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { getRating } from './bands.ts'
import type { Body } from './body.ts'
import { getFormName } from './body-form.ts'
import { getDisplayedDifference, getMass } from './mass.ts'
import { formatMetric, getDigits, METRICS, type Metric } from './metrics.ts'
import type { Rating } from './ratings.ts'
import type { TakenRecord } from './records.ts'

/** One metric of two measurements. */
export interface ComparedRow {
  key: string
  name: string
  /** Displayed unit: 'kg' or '斤' for a mass. */
  unit: string
  /** Decimals of the difference. */
  decimals: number
  /** In the metric's digits, without the unit; '-' where a measurement lacks it. */
  before: string
  after: string
  ratings: readonly [before: Rating | undefined, after: Rating | undefined]
  /**
   * Later minus earlier; undefined if a value is missing, and for the body type, which has no
   * number.
   */
  by?: number
  /** True if one of the values is computed from a percentage. */
  isEstimated?: boolean
}

/**
 * Compares every metric that either measurement has, in the order of the metrics, followed by fat
 * and muscle in kg.
 * @param body null if unknown; then only the service's ratings apply
 */
export function compareRecords(before: TakenRecord, after: TakenRecord, body: Body | null): ComparedRow[] {
  const rows = METRICS.filter(({ key }) => before.values[key] !== undefined || after.values[key] !== undefined).map(
    (metric) =>
      metric.key === 'bt' ? createFormRow(metric, before, after, body) : createValueRow(metric, before, after, body),
  )
  return [...rows, ...createMassRows(before, after)]
}

function createValueRow(metric: Metric, before: TakenRecord, after: TakenRecord, body: Body | null): ComparedRow {
  const { key, name, unit } = metric
  const [was, is] = [before.values[key], after.values[key]]
  const by = toDisplayUnit(
    unit,
    was === undefined || is === undefined ? undefined : getDisplayedDifference(metric, is, was),
  )
  const getRecordRating = ({ values, rates }: TakenRecord) =>
    getRating(key, values[key], body && { ...body, weightKg: values.weight }, { rate: rates?.[key] })?.rating
  return {
    key,
    name,
    unit: getDisplayUnit(unit),
    decimals: getDigits(metric, by),
    before: formatMetric(metric, was),
    after: formatMetric(metric, is),
    ratings: [getRecordRating(before), getRecordRating(after)],
    by,
  }
}

function createFormRow({ key, name }: Metric, before: TakenRecord, after: TakenRecord, body: Body | null): ComparedRow {
  const formatForm = ({ values }: TakenRecord) => getFormName(values.bt, body?.sex ?? 'male') ?? '-'
  const none = [undefined, undefined] as const
  return { key, name, unit: '', decimals: 0, before: formatForm(before), after: formatForm(after), ratings: none }
}

function createMassRows(before: TakenRecord, after: TakenRecord): ComparedRow[] {
  const kinds = [
    {
      key: 'fatKg',
      name: '脂肪量',
      read: ({ fatKg, values }: TakenRecord) => getMass(fatKg, values.bodyFat, values.weight),
    },
    {
      key: 'muscleKg',
      name: '肌肉量',
      read: ({ muscleKg, muscleRate, values }: TakenRecord) => getMass(muscleKg, muscleRate, values.weight),
    },
  ]
  const weight = METRICS.find(({ key }) => key === 'weight')!
  return kinds.flatMap(({ key, name, read }) => {
    const [was, is] = [read(before), read(after)]
    if (!was && !is) return []
    return {
      key,
      name,
      unit: getDisplayUnit(weight.unit),
      decimals: weight.decimals,
      before: formatMass(was?.kg),
      after: formatMass(is?.kg),
      ratings: [undefined, undefined] as const,
      by: was && is && toDisplayUnit('kg', getDisplayedDifference(weight, is.kg, was.kg)),
      isEstimated: Boolean(was?.isEstimated || is?.isEstimated),
    }
  })
}
