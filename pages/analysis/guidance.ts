import type { Step } from '#shared/api/analysis.ts'
import { differenceUnit, unitBehind } from '#shared/core/weight-unit.ts'
import { BEST, shownBand } from '#shared/health/bands.ts'
import { isMinor } from '#shared/health/body.ts'
import { changeVerdict, verdictWord } from '#shared/health/change-verdict.ts'
import { shownDifference } from '#shared/health/mass.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { hasTrend } from '#shared/health/trend.ts'
import { FORM_GUIDANCE } from './copy-forms.ts'
import { GUIDANCE, MINOR, OUTSIDE, type Stage, UNRATED } from './copy-guidance.ts'
import { type Member, type Point, plottedDecimals, shownText } from './model.ts'
import { changeBy } from './steps.ts'

export interface Guidance {
  analysis: string
  advice: string
}

interface Situation {
  metric: Metric
  body: Member
  /** Oldest first. */
  points: readonly Point[]
  selected: number
  /** Of the latest point. */
  changeMonth: Step
  /** How the trend moved in that month, in the metric's unit; undefined where the metric has none. */
  trendMonth?: number
  /** Where the trend stands. */
  trendNow?: number
  /** Of the latest point, in the metric's unit. */
  target?: number
}

/** 分析 and 建议 for the chosen point: what its rating says, and what it did since.
 *  Undefined where the point has no value. */
export function guidanceOf({
  metric,
  body,
  points,
  selected,
  changeMonth,
  trendMonth,
  trendNow,
  target,
}: Situation): Guidance | undefined {
  const point = points[selected]
  if (!point) return undefined
  const isLatest = selected === points.length - 1
  const change =
    (isLatest ? monthChange(changeMonth, trendMonth) : undefined) ?? changeSince(metric, points[selected - 1], point)
  const stage = stageOf(metric.key, point, body)
  // Two single readings of what moves from day to day tell no direction: only its trend does.
  const isTold = trendMonth !== undefined ? isLatest : !hasTrend(metric.key)
  const verdict =
    isLatest && isTold && change && !(body && isMinor(body))
      ? changeVerdict({
          key: metric.key,
          by: change.by,
          now: (trendMonth === undefined ? undefined : trendNow) ?? point.plotted,
          target,
          isLow: stage === 'low',
          decimals: plottedDecimals(metric),
        })
      : undefined
  const goal = verdict && target ? verdictWord(metric.key, verdict) : ''
  const [analysis, advice] = textsOf(metric.key, point, stage, body)
  return {
    analysis: analysis + trendText(metric, change, isTold ? goodDirection(metric.key, stage) : undefined, goal),
    advice,
  }
}

function textsOf(key: MetricKey, { form }: Point, stage: Stage | 'outside' | undefined, body: Member) {
  if (body && isMinor(body)) return MINOR
  if (key === 'bt') return (form === undefined ? undefined : FORM_GUIDANCE[form]) ?? UNRATED
  if (stage === 'outside') return OUTSIDE
  return (stage && GUIDANCE[key][stage]) ?? UNRATED
}

/** The rating; where the middle is best, a 1 or 2 below it is `low`, and `outside` when the bands that tell the side are unknown
 *  (the service rates, but age or height are missing here). */
export function stageOf(key: MetricKey, { rating, item }: Point, body: Member): Stage | 'outside' | undefined {
  if (key === 'bt' || BEST[key] !== 'middle' || (rating !== 1 && rating !== 2)) return rating
  const band = body ? shownBand(key, item.value, { ...body, weightKg: item.weight }, item) : undefined
  if (band === undefined) return 'outside'
  return band < BEST_BAND ? 'low' : rating
}

/** Of five bands the third is best. */
const BEST_BAND = 2

interface Change {
  since: string
  /** Signed, in the metric's unit. */
  by: number
}

/** The trend's, where there is one: two single readings may say the opposite. */
function monthChange(step: Step, trendMonth: number | undefined): Change | undefined {
  const by = changeBy(step)
  if (trendMonth !== undefined) return { since: '近一月趋势', by: trendMonth }
  return by === undefined ? undefined : { since: '近一月', by }
}

const changeSince = (metric: Metric, before: Point | undefined, point: Point): Change | undefined =>
  before && {
    since: '比上一次测量',
    by: shownDifference({ unit: metric.unit, decimals: plottedDecimals(metric) }, point.plotted, before.plotted),
  }

/** 1 where up is good, -1 where down is, 0 where a change is no verdict: inside the best range, and for basal metabolism, which
 *  rises and falls with the weight. Undefined without a rating. */
function goodDirection(key: MetricKey, stage: Stage | 'outside' | undefined): number | undefined {
  if (stage === undefined || stage === 'outside' || key === 'bt') return undefined
  if (key === 'bmr') return 0
  if (BEST[key] === 'middle') return stage === 'low' ? 1 : stage === 1 || stage === 2 ? -1 : 0
  return stage === 4 ? 0 : BEST[key] === 'less' ? -1 : 1
}

function trendText(metric: Metric, change: Change | undefined, good: number | undefined, goal: string): string {
  if (!change) return ''
  const { by } = change
  const size = shownText(metric, Math.abs(by))
  if (Number(size) === 0) return `${change.since}持平。`
  const name = metric.view === 'form' ? ' BMI ' : ''
  const moved = `${change.since}${name}${by > 0 ? '上升' : '下降'} ${size}${unitBehind(differenceUnit(metric.unit))}`
  if (goal) return `${moved}，${goal}。`
  if (!good) return `${moved}。`
  return Math.sign(by) === good ? `${moved}，正朝着更合适的方向变化。` : `${moved}，可以留意接下来的变化。`
}
