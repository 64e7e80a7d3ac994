import type { Step } from '#shared/api/analysis.ts'
import { fixed, round } from '#shared/core/numbers.ts'
import { bandOf } from '#shared/health/bands.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { FORM_GUIDANCE } from './copy-forms.ts'
import { GUIDANCE, MINOR, type Stage, UNRATED } from './copy-guidance.ts'
import type { Point } from './model.ts'

export interface Guidance {
  analysis: string
  advice: string
}

interface Situation {
  metric: Metric
  body: Body
  /** Oldest first. */
  points: readonly Point[]
  selected: number
  /** Of the latest point. */
  changeMonth: Step
}

/** 分析 and 建议 for the chosen point: what its rating says, and what it did since (spec §2: value, trend and rating).
 *  Undefined where the point has no value. */
export function guidanceOf({ metric, body, points, selected, changeMonth }: Situation): Guidance | undefined {
  const point = points[selected]
  if (!point) return undefined
  const isLatest = selected === points.length - 1
  const step = (isLatest ? monthStep(changeMonth) : undefined) ?? stepSince(points[selected - 1], point, metric)
  const stage = stageOf(metric.key, point, body)
  const [analysis, advice] = textsOf(metric.key, point, stage, body)
  return { analysis: analysis + trendText(metric, step, goodDirection(metric.key, stage)), advice }
}

function textsOf(key: MetricKey, { form }: Point, stage: Stage | undefined, body: Body) {
  if (isMinor(body)) return MINOR
  if (key === 'bt') return (form === undefined ? undefined : FORM_GUIDANCE[form]) ?? UNRATED
  return (stage && GUIDANCE[key][stage]) ?? UNRATED
}

const MIDDLE_IS_BEST: readonly MetricKey[] = ['weight', 'bmi', 'bodyFat']
const LESS_IS_BETTER: readonly MetricKey[] = ['vfr', 'bodyAge', 'whr', 'subcutaneousFat']

/** The rating, and whether a 2 of a metric whose middle is best lies below or above it. */
export function stageOf(key: MetricKey, { rating, item }: Point, body: Body): Stage | undefined {
  if (rating !== 2 || !MIDDLE_IS_BEST.includes(key)) return rating
  return bandOf(key, item.value, { ...body, weightKg: item.weight }, item) === 0 ? 'low' : 2
}

interface Change {
  since: string
  /** Signed, in the metric's unit. */
  by: number
}

const monthStep = (step: Step): Change | undefined =>
  step?.value === undefined || step.trend === undefined
    ? undefined
    : { since: '近一月', by: Math.sign(step.trend) * Math.abs(step.value) }

function stepSince(before: Point | undefined, point: Point, metric: Metric): Change | undefined {
  const decimals = metric.view === 'form' ? 1 : metric.decimals
  return before && { since: '比上一次测量', by: round(point.plotted - before.plotted, decimals) }
}

/** 1 where up is good, -1 where down is, 0 where staying is. Undefined without a verdict. */
function goodDirection(key: MetricKey, stage: Stage | undefined): number | undefined {
  if (stage === undefined) return undefined
  if (MIDDLE_IS_BEST.includes(key)) return stage === 'low' ? 1 : stage === 1 || stage === 2 ? -1 : 0
  return LESS_IS_BETTER.includes(key) ? -1 : 1
}

function trendText(metric: Metric, step: Change | undefined, good: number | undefined): string {
  if (!step) return ''
  if (step.by === 0) return `${step.since}持平。`
  const name = metric.view === 'form' ? ' BMI ' : ''
  const size = fixed(Math.abs(step.by), metric.view === 'form' ? 1 : metric.decimals)
  const unit = metric.unit === '%' ? '%' : metric.unit && ` ${metric.unit}`
  const moved = `${step.since}${name}${step.by > 0 ? '上升' : '下降'} ${size}${unit}`
  if (good === undefined || good === 0) return `${moved}。`
  return Math.sign(step.by) === good ? `${moved}，正朝着更合适的方向变化。` : `${moved}，可以留意接下来的变化。`
}
