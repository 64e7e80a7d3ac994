import type { Analysis, AnalysisItem, Step } from '#shared/api/analysis.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText, formatTime, parseTime } from '#shared/format/dates.ts'
import { getSignedChange } from '#shared/format/numbers.ts'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getEdges, getRating, type MetricRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'
import { getBodyForm } from '#shared/health/body-form.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import { formatMetric, type Metric } from '#shared/health/metrics.ts'
import type { Rating } from '#shared/health/ratings.ts'

/** The member; null when the profile could not be had. Then only the service's own ratings are shown, because the bands depend on the sex. */
export type Member = Body | null

/** One measurement of the chosen metric, ready to draw. A history may hold 10,000, of which a few are told: its words are worked out when they are asked for. */
export interface Point {
  readonly item: AnalysisItem
  /** Epoch milliseconds. */
  readonly time: number
  /** What the chart plots: the value, or the BMI for the body type. */
  readonly plotted: number
  /** The value in the metric's digits; the form's name for the body type. */
  readonly text: string
  /** '8/3' under the axis, '8/3 08:12' where a neighbour is of the same day, '8/3 注' with a note. */
  readonly label: string
  /** '8月16日 08:12' beside the value, without a time that was not sent, with its year when it is not the latest one's. */
  readonly day: string
  readonly rating: Rating | undefined
  /** The same with where it comes from. */
  readonly grade: MetricRating | undefined
  /** Body form code 0–11, for the body type alone. */
  readonly form: number | undefined
  /** What the member has written on this weigh-in. */
  readonly note?: string
}

/** A point with more on it. */
export const extendPoint = <More extends object>(point: Point, more: More): Point & More =>
  Object.assign(Object.create(point), more)

/** The service's items as points, oldest first. Items without a value that can have been
 *  measured (below 0 it can not) or a date that can be read are left out. @param now epoch milliseconds: days of another year name it */
export function toPoints(items: readonly AnalysisItem[], metric: Metric, body: Member, now = getServerTime()): Point[] {
  const points: Measurement[] = []
  const series = { metric, body, points, now }
  // The service sends the newest first; equal times keep its order.
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!
    const time = parseTime(item.date)
    const plotted = parseMeasured(metric.view === 'form' ? item.bodilyForm?.bmi : item.value)
    if (time !== undefined && plotted !== undefined) points.push(new Measurement(item, time, plotted, series))
  }
  points.sort((a, b) => a.time - b.time)
  for (const [at, point] of points.entries()) point.at = at
  return points
}

/** What a measurement belongs to. */
interface Series {
  metric: Metric
  body: Member
  /** Oldest first, itself among them. */
  points: readonly Measurement[]
  now: number
}

class Measurement implements Point {
  readonly item: AnalysisItem
  readonly time: number
  readonly plotted: number
  readonly series: Series
  readonly note?: string
  /** Its place in the series. */
  at = 0

  constructor(item: AnalysisItem, time: number, plotted: number, series: Series) {
    this.item = item
    this.time = time
    this.plotted = plotted
    this.series = series
  }

  get text(): string {
    const { metric } = this.series
    return metric.view === 'form' ? (this.bodyForm?.name ?? '-') : formatMetric(metric, this.plotted)
  }

  get label(): string {
    const { at, time, clock, note } = this
    const { points } = this.series
    const hasTwin = [points[at - 1], points[at + 1]].some(
      (entry) => entry && toDayNumber(entry.time) === toDayNumber(time),
    )
    return [formatTime(time, 'M/d')! + (hasTwin ? clock : ''), note && '注'].filter(Boolean).join(' ')
  }

  get day(): string {
    return formatDayText(this.time, this.series.now)! + this.clock
  }

  get rating(): Rating | undefined {
    return this.grade?.rating
  }

  get grade(): MetricRating | undefined {
    const { metric, body } = this.series
    return getRating(metric.key, this.item.value, body && { ...body, weightKg: this.item.weight }, this.item)
  }

  get form(): number | undefined {
    return this.bodyForm?.code
  }

  private get bodyForm() {
    const { metric, body } = this.series
    return metric.view === 'form'
      ? getBodyForm(getSex(body), this.item.bodilyForm, { code: this.item.value })
      : undefined
  }

  /** ' 08:12' where a time was sent. */
  private get clock(): string {
    return this.item.date.includes(':') ? formatTime(this.time, ' HH:mm')! : ''
  }
}

/** Whether the rating stands on a bar. Protein's has none without its masses and the weight, whatever the service's own rating says. */
export const hasBar = ({ key }: Metric, { item, rating }: Point): boolean =>
  rating !== undefined && (key !== 'pp' || getEdges('pp', { sex: 'male', weightKg: item.weight }, item) !== undefined)

/** Whom a body form is drawn for; without a profile as without a sex: male. */
export const getSex = (body: Member) => body?.sex ?? 'male'

/** The plotted number with its unit, as the head of the chart and the table say it. */
export const formatPlotted = (metric: Metric, { plotted }: Point): string =>
  formatMetric(metric, plotted) + getDisplayUnit(metric.unit)

/** Of a chosen measurement: where it stood, and its time, by which it is found again after others have come or gone. */
export interface SelectedPoint {
  index: number
  time: number
}

/** Where the chosen measurement stands now; the latest without one, or where it is gone. */
export function findSelectedIndex(points: readonly Pick<Point, 'time'>[], chosen: SelectedPoint | undefined): number {
  if (chosen && points[chosen.index]?.time === chosen.time) return chosen.index
  const found = chosen ? points.findIndex(({ time }) => time === chosen.time) : -1
  return found < 0 ? points.length - 1 : found
}

/** The three changes with their names. */
export const getChanges = ({ changeWeek, changeMonth, changeThreeMonth }: Analysis): [name: string, step: Step][] => [
  ['近一周', changeWeek],
  ['近一月', changeMonth],
  ['近三月', changeThreeMonth],
]

/** A change with its sign, in the metric's unit; undefined where it is empty or no measurement could have made it. */
export function getSignedStep(step: Step): number | undefined {
  const by = getSignedChange(step?.value, step?.trend)
  return by !== undefined && parseMeasured(Math.abs(by)) !== undefined ? by : undefined
}
