import { trimmed } from '#shared/core/numbers.ts'
import { edgesOf } from '#shared/health/bands.ts'
import { type Body, isMinor, knownAge } from '#shared/health/body.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import type { Point } from './model.ts'

const MIDDLE_IS_BEST: readonly MetricKey[] = ['weight', 'bmi', 'bodyFat']
const LESS_IS_BETTER: readonly MetricKey[] = ['vfr', 'bodyAge', 'whr', 'subcutaneousFat']

/** The member's own best range as a sentence behind the science: '29 岁女性的优秀区间为 20%–26%。' Says why there is none where
 *  it can be helped; '' for the body type. */
export function referenceText(metric: Metric, { item }: Point, body: Body): string {
  if (metric.view === 'form') return ''
  if (isMinor(body)) return '评级区间适用于 18 岁及以上的成年人，这里只展示数值。'
  const edges = edgesOf(metric.key, { ...body, weightKg: item.weight }, item)
  if (!edges) return metric.key === 'pp' ? '本次测量缺少蛋白质标准，暂不评级。' : '完善身高和年龄资料后可以查看评级。'
  const show = (edge: number) => {
    const text = trimmed(edge, metric.key === 'whr' ? 2 : 1)
    return metric.unit === '%' ? `${text}%` : text
  }
  const unit = metric.unit && metric.unit !== '%' ? ` ${metric.unit}` : ''
  return `${person(body)}优秀区间为${rangeText(metric.key, edges.map(show), unit)}。`
}

function rangeText(key: MetricKey, edges: readonly string[], unit: string): string {
  if (MIDDLE_IS_BEST.includes(key)) return ` ${edges[1]}–${edges[2]}${unit}`
  if (LESS_IS_BETTER.includes(key)) return `低于 ${edges[0]}${unit}`
  return ` ${edges[edges.length - 1]}${unit} 及以上`
}

function person(body: Body): string {
  const age = knownAge(body)
  return `${age === undefined ? '' : `${age} 岁`}${body.sex === 'male' ? '男性' : '女性'}的`
}
