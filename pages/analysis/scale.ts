import { getBandRatings, getEdges } from '#shared/health/bands.ts'
import { formatMetric, type Metric } from '#shared/health/metrics.ts'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'
import type { Member, Point } from './model.ts'

/** What both charts of a metric are told. */
export interface ChartInput {
  metric: Metric
  /** Values at the axis, what is normal, the goal. Keep it between renders. */
  scale: ValueScale
  /** Oldest first, at least one. */
  points: readonly Point[]
  /** Index of the chosen measurement. */
  selected: number
  /** Called 300 ms after the last choice. */
  onSelect: (index: number) => void
}

/** Ratings 正常 and 优秀. */
const NORMAL = 3

/** From where to where what is plotted is 正常 or 优秀 for this member and measurement; an end may be infinite. Undefined where what the bands
 *  depend on is not known, and where the service rated by ranges of its own. */
export function getNormalBand(
  { key }: Metric,
  { grade }: Point,
  member: Member,
): readonly [from: number, to: number] | undefined {
  if (member === null || grade?.source === 'service') return undefined
  const plotted = key === 'bt' ? 'bmi' : key
  const edges = key === 'bt' ? getEdges('bmi', member) : grade?.edges
  if (!edges) return undefined
  const ratings = getBandRatings(plotted)
  const last = ratings.length - 1 - [...ratings].reverse().findIndex((one) => one >= NORMAL)
  const first = ratings.findIndex((one) => one >= NORMAL)
  return [edges[first - 1] ?? Number.NEGATIVE_INFINITY, edges[last] ?? Number.POSITIVE_INFINITY]
}

/** What the chart's value axis tells. @param goal in the metric's unit */
export function createScale(metric: Metric, point: Point, member: Member, goal: number | undefined): ValueScale {
  // Asked for the same few values at every frame of a pan.
  const cache = new Map<number, string>()
  const formatText = (value: number) => {
    const label = cache.get(value) ?? formatMetric(metric, value)
    cache.set(value, label)
    return label
  }
  return { decimals: metric.decimals, text: formatText, band: getNormalBand(metric, point, member), goal }
}

/** What is drawn: '体脂率趋势'. */
export const getChartName = (metric: Metric): string => `${getPlottedName(metric)}趋势`

/** Whose numbers they are: '体脂率', before other words '身体类型 BMI '. */
export const getPlottedName = ({ name, view }: Metric): string => name + (view === 'form' ? ' BMI ' : '')

/** What the curve counts in, where the reading does not say it. */
export function getPlottedUnit({ key, unit, view }: Metric): string {
  if (view === 'form') return '曲线为 BMI（kg/m²）'
  if (unit) return ''
  return `单位：${key === 'bmi' ? 'kg/m²' : '比值'}`
}

/** Whether a target weight says something about what is plotted. */
export const hasTarget = ({ key }: Metric): boolean => key === 'weight' || key === 'bmi'

/** The member's target weight as what is plotted: kg, or the BMI it would be. Undefined without one and for other metrics. @param latest measurement */
export function getTarget(metric: Metric, latest: Point, targetKg: number | undefined): number | undefined {
  if (!hasTarget(metric) || !targetKg || targetKg <= 0) return undefined
  // BMI and weight of one record differ by the height alone.
  return metric.key === 'bmi' ? latest.item.weight && targetKg * (latest.plotted / latest.item.weight) : targetKg
}
