import { gradedAxis, rangeText, ratingAxis, type Zone } from '#shared/health/axis.ts'
import { bandRatings, edgesOf, shownRating } from '#shared/health/bands.ts'
import { shownRange } from '#shared/health/levels.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { standardOf } from '#shared/health/standards.ts'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'
import { type Member, type Point, plottedDecimals, shownText } from './model.ts'

/** Ratings 正常 and 优秀. */
const NORMAL = 3

/** From where to where what is plotted is 正常 or 优秀 for this member and measurement; an end may be infinite. Undefined for who is under
 *  18, where what the bands depend on is not known, and where the service rated by ranges of its own. */
export function normalBand(
  { key, view }: Metric,
  { item, rating }: Point,
  member: Member,
): readonly [from: number, to: number] | undefined {
  if (member === null) return undefined
  const plotted = view === 'form' || key === 'bt' ? 'bmi' : key
  const body = { ...member, weightKg: item.weight }
  const edges = edgesOf(plotted, body, item)
  if (!edges || (key !== 'bt' && shownRating(key, item.value, body, item) !== rating)) return undefined
  const ratings = bandRatings(plotted)
  const last = ratings.length - 1 - [...ratings].reverse().findIndex((one) => one >= NORMAL)
  const first = ratings.findIndex((one) => one >= NORMAL)
  return [edges[first - 1] ?? Number.NEGATIVE_INFINITY, edges[last] ?? Number.POSITIVE_INFINITY]
}

/** The graded zones of a measurement with the standard range on them; where the service has rated by ranges of its own the four ratings
 *  alone. Undefined without a rating. */
export function axisOf(
  metric: Metric,
  { item, rating }: Point,
  member: Member,
): { zones: readonly Zone[]; standard?: string | undefined } | undefined {
  const { key } = metric
  if (!rating || key === 'bt') return undefined
  const body = member && { ...member, weightKg: item.weight }
  const standard = body ? shownRange(standardOf(key, body), metric.decimals) : undefined
  const zones =
    body && shownRating(key, item.value, body, item) === rating
      ? gradedAxis(key, item.value, body, { extras: item, standard })
      : undefined
  return zones ? { zones, standard: standard && rangeText(standard, metric.unit) } : { zones: ratingAxis(rating) }
}

/** What the chart's value axis tells. @param goal in the metric's unit */
export function scaleOf(metric: Metric, point: Point, member: Member, goal: number | undefined): ValueScale {
  // Asked for the same few values at every frame of a pan.
  const known = new Map<number, string>()
  const text = (value: number) => {
    const words = known.get(value) ?? shownText(metric, value)
    known.set(value, words)
    return words
  }
  return { decimals: plottedDecimals(metric), text, band: normalBand(metric, point, member), goal }
}

/** What is drawn: '体脂率趋势'. */
export const chartName = (metric: Metric): string => `${plottedName(metric)}趋势`

/** Whose numbers they are: '体脂率', before other words '身体类型 BMI '. */
export const plottedName = ({ name, view }: Metric): string => name + (view === 'form' ? ' BMI ' : '')

/** What the curve counts in, where the reading does not say it. */
export function plottedUnit({ key, unit, view }: Metric): string {
  if (view === 'form') return '曲线为 BMI（kg/m²）'
  if (unit) return ''
  return `单位：${key === 'bmi' ? 'kg/m²' : '比值'}`
}

/** Whether a target weight says something about what is plotted. */
export const hasTarget = ({ key }: Metric): boolean => key === 'weight' || key === 'bmi'

/** The member's target weight as what is plotted: kg, or the BMI it would be. Undefined without one and for other metrics. @param latest measurement */
export function targetOf(metric: Metric, latest: Point, targetKg: number | undefined): number | undefined {
  if (!hasTarget(metric) || !targetKg || targetKg <= 0) return undefined
  // BMI and weight of one record differ by the height alone.
  return metric.key === 'bmi' ? latest.item.weight && targetKg * (latest.plotted / latest.item.weight) : targetKg
}
