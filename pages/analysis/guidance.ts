import type { Step } from '#shared/api/analysis.ts'
import { differenceUnit, unitBehind } from '#shared/core/weight-unit.ts'
import { BEST } from '#shared/health/bands.ts'
import { isMinor } from '#shared/health/body.ts'
import { shownDifference } from '#shared/health/mass.ts'
import { type Metric, type MetricKey, metricText } from '#shared/health/metrics.ts'
import { FORM_GUIDANCE } from './copy-forms.ts'
import { GUIDANCE, MINOR_ADVICE, OUTSIDE, type Stage, UNRATED } from './copy-guidance.ts'
import type { Member, Point } from './model.ts'
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
}

/** 分析 and 建议 for the chosen point: what its rating says, and how the value changed. Undefined where the point has no value. */
export function guidanceOf({ metric, body, points, selected, changeMonth }: Situation): Guidance | undefined {
  const point = points[selected]
  if (!point) return undefined
  const month = selected === points.length - 1 ? changeBy(changeMonth) : undefined
  const change = month === undefined ? changeSince(metric, points[selected - 1], point) : { since: '近一月', by: month }
  const [analysis, advice] = textsOf(metric.key, point, stageOf(metric.key, point))
  return { analysis: analysis + changeText(metric, change), advice: body && isMinor(body) ? MINOR_ADVICE : advice }
}

function textsOf(key: MetricKey, { form }: Point, stage: Stage | 'outside' | undefined) {
  if (key === 'bt') return (form === undefined ? undefined : FORM_GUIDANCE[form]) ?? UNRATED
  if (stage === 'outside') return OUTSIDE
  return (stage && GUIDANCE[key][stage]) ?? UNRATED
}

/** The rating; where the middle is best, a 1 or 2 below it is `low`, and `outside` when the bands that tell the side are unknown
 *  (the service rates, but age or height are missing here). */
export function stageOf(key: MetricKey, { grade }: Point): Stage | 'outside' | undefined {
  const rating = grade?.rating
  if (key === 'bt' || BEST[key] !== 'middle' || (rating !== 1 && rating !== 2)) return rating
  if (grade?.band === undefined) return 'outside'
  return grade.band < BEST_BAND ? 'low' : rating
}

/** Of five bands the third is best. */
const BEST_BAND = 2

interface Change {
  since: string
  /** Signed, in the metric's unit. */
  by: number
}

const changeSince = (metric: Metric, before: Point | undefined, point: Point): Change | undefined =>
  before && { since: '比上一次测量', by: shownDifference(metric, point.plotted, before.plotted) }

/** What 变化 says, in words: one reading against another is no verdict. */
function changeText(metric: Metric, change: Change | undefined): string {
  if (!change) return ''
  const { since, by } = change
  const size = metricText(metric, Math.abs(by))
  if (Number(size) === 0) return `${since}持平。`
  const name = metric.view === 'form' ? ' BMI ' : ''
  return `${since}${name}${by > 0 ? '上升' : '下降'} ${size}${unitBehind(differenceUnit(metric.unit))}。`
}
