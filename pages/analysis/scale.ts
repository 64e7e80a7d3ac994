import { getBandRatings, getEdges } from '#shared/health/bands.ts'
import { formatMetric, type Metric } from '#shared/health/metrics.ts'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'
import type { Member, Point } from './model.ts'

/** Props of both charts of a metric. */
export interface ChartInput {
  metric: Metric
  /** Value axis, normal band and goal. Must be memoized. */
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

/**
 * Range in which the plotted value is 正常 or 优秀; an end may be infinite. Undefined if a trait is
 * unknown or the service rated by its own ranges.
 */
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

/**
 * Value scale of the chart.
 * @param goal in the metric's unit
 */
export function createScale(metric: Metric, point: Point, member: Member, goal: number | undefined): ValueScale {
  // Every frame of a pan formats the same few values.
  const cache = new Map<number, string>()
  const formatText = (value: number) => {
    const label = cache.get(value) ?? formatMetric(metric, value)
    cache.set(value, label)
    return label
  }
  return { decimals: metric.decimals, text: formatText, band: getNormalBand(metric, point, member), goal }
}

/** Name of the chart: '体脂率趋势'. */
export const getChartName = (metric: Metric): string => `${getPlottedName(metric)}趋势`

/** Name of the plotted quantity: '体脂率'; '身体类型 BMI ' with a space for following text. */
export const getPlottedName = ({ name, view }: Metric): string => name + (view === 'form' ? ' BMI ' : '')

/** Unit of the curve if the reading does not include it; else ''. */
export function getPlottedUnit({ key, unit, view }: Metric): string {
  if (view === 'form') return '曲线为 BMI（kg/m²）'
  if (unit) return ''
  return `单位：${key === 'bmi' ? 'kg/m²' : '比值'}`
}

/** Whether a target weight applies to the plotted quantity. */
export const hasTarget = ({ key }: Metric): boolean => key === 'weight' || key === 'bmi'

/**
 * Target weight in the plotted unit: kg, or as a BMI. Undefined without one and for other metrics.
 * @param latest latest measurement
 */
export function getTarget(metric: Metric, latest: Point, targetKg: number | undefined): number | undefined {
  if (!hasTarget(metric) || !targetKg || targetKg <= 0) return undefined
  // The quotient of BMI and weight in one record depends on the height alone.
  return metric.key === 'bmi' ? latest.item.weight && targetKg * (latest.plotted / latest.item.weight) : targetKg
}
