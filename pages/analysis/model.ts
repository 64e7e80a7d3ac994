import type { Analysis, AnalysisItem, Step } from '#shared/api/analysis.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText, formatTime, parseTime } from '#shared/format/dates.ts'
import { getSignedChange } from '#shared/format/numbers.ts'
import { formatUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getEdges, getRating, type MetricRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'
import { getBodyForm } from '#shared/health/body-form.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import { formatMetric, type Metric } from '#shared/health/metrics.ts'
import type { Rating } from '#shared/health/ratings.ts'

/**
 * The member's profile; null if it failed to load. Then only the service's ratings are displayed,
 * because the bands depend on the sex.
 */
export type Member = Body | null

/**
 * One measurement of the selected metric. Texts are lazy getters: a history may have 10,000 points,
 * of which few are displayed.
 */
export interface Point {
  readonly item: AnalysisItem
  /** Epoch milliseconds. */
  readonly time: number
  /** Plotted number: the value, or the BMI for the body type. */
  readonly plotted: number
  /** The value with the metric's decimals, or the form's name for the body type. */
  readonly text: string
  /** Axis label: '8/3', '8/3 08:12' if a neighbour has the same day, '8/3 注' with a note. */
  readonly label: string
  /**
   * '8月16日 08:12'; without the time if none was sent, with the year unless it is the current one.
   */
  readonly day: string
  readonly rating: Rating | undefined
  /** The rating with its source and bands. */
  readonly grade: MetricRating | undefined
  /** Body form code 0–11; undefined for other metrics. */
  readonly form: number | undefined
  /** The member's note. */
  readonly note?: string
}

/** Derives a point with further properties from `point`; inherits its lazy getters. */
export const extendPoint = <More extends object>(point: Point, more: More): Point & More =>
  Object.assign(Object.create(point), more)

/**
 * Converts the service's items to points, oldest first. Drops items without a readable date or with
 * an implausible value (below 0).
 * @param now epoch milliseconds; dates of other years include the year
 */
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

/** Context shared by the measurements of a metric. */
interface Series {
  metric: Metric
  body: Member
  /** Oldest first, including the measurement itself. */
  points: readonly Measurement[]
  now: number
}

class Measurement implements Point {
  readonly item: AnalysisItem
  readonly time: number
  readonly plotted: number
  readonly series: Series
  readonly note?: string
  /** Index in the series. */
  at = 0
  /** The grade once it is computed. */
  private rated?: [MetricRating | undefined]

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
    this.rated ??= [getRating(metric.key, this.item.value, body && { ...body, weightKg: this.item.weight }, this.item)]
    return this.rated[0]
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

/**
 * Whether the rating is drawn on a bar. Protein needs its masses and the weight, even when the
 * service sent a rating.
 */
export const hasBar = ({ key }: Metric, { item, rating }: Point): boolean =>
  rating !== undefined && (key !== 'pp' || getEdges('pp', { sex: 'male', weightKg: item.weight }, item) !== undefined)

/** Sex of the drawn figure; male without a profile or sex. */
export const getSex = (body: Member) => body?.sex ?? 'male'

/** The plotted number with its unit, for the chart head and the table. */
export const formatPlotted = (metric: Metric, { plotted }: Point): string =>
  formatMetric(metric, plotted) + formatUnit(getDisplayUnit(metric.unit))

/**
 * A selected measurement by index and time; the time identifies it after others were added or
 * deleted.
 */
export interface SelectedPoint {
  index: number
  time: number
}

/** Current index of the selected measurement; the latest if none is selected or it was deleted. */
export function findSelectedIndex(points: readonly Pick<Point, 'time'>[], chosen: SelectedPoint | undefined): number {
  if (chosen && points[chosen.index]?.time === chosen.time) return chosen.index
  const found = chosen ? points.findIndex(({ time }) => time === chosen.time) : -1
  return found < 0 ? points.length - 1 : found
}

/** The three changes with their labels. */
export const getChanges = ({ changeWeek, changeMonth, changeThreeMonth }: Analysis): [name: string, step: Step][] => [
  ['近一周', changeWeek],
  ['近一月', changeMonth],
  ['近三月', changeThreeMonth],
]

/** A change with its sign, in the metric's unit; undefined if it is empty or implausible. */
export function getSignedStep(step: Step): number | undefined {
  const by = getSignedChange(step?.value, step?.trend)
  return by !== undefined && parseMeasured(Math.abs(by)) !== undefined ? by : undefined
}
