import type { Analysis, AnalysisItem, Step } from '#shared/api/analysis.ts'
import { dateParts, parseTime, two } from '#shared/core/dates/dates.ts'
import { grouped, signedChange } from '#shared/core/numbers.ts'
import { inShownUnit, shownUnit } from '#shared/core/weight-unit.ts'
import { edgesOf, shownRating } from '#shared/health/bands.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { formOf } from '#shared/health/body-form.ts'
import { type Metric, metricText } from '#shared/health/metrics.ts'
import type { Rating } from '#shared/health/ratings.ts'
import { measured } from '#shared/health/reading.ts'

/** The member; null when the profile could not be had. Then only the service's own ratings are shown, because the bands depend on the sex. */
export type Member = Body | null

/** One measurement of the chosen metric, ready to draw. */
export interface Point {
  item: AnalysisItem
  /** Epoch milliseconds. */
  time: number
  /** What the chart plots: the value, or the BMI for the body type. */
  plotted: number
  /** The value in the metric's digits; the form's name for the body type. Worked out when it is asked for, as the rating: most points of a long history never are. */
  readonly text: string
  /** '8/16' under the axis, '8/16 08:12' where a neighbour is of the same day; '8月16日 08:12' beside the value, without a time that was not sent, with its year when it is not the latest one's. */
  label: string
  day: string
  readonly rating?: Rating | undefined
  /** What the member has written on this weigh-in. */
  note?: string
  /** Body form code 0–11, for the body type alone. */
  form?: number
}

/** The service's items as points, oldest first. Items without a value that can have been
 *  measured (below 0 it can not) or a date that can be read are left out.
 *  Each date is read once: a history may hold 10,000. */
export function pointsOf(items: readonly AnalysisItem[], metric: Metric, body: Member): Point[] {
  const timed = items.flatMap((item) => {
    const time = parseTime(item.date)
    const when = dateParts(time)
    const point = when && pointOf(item, time!, when, metric, body)
    return point ? [{ year: when.year, point }] : []
  })
  // The service sends the newest first; equal times keep its order.
  const ordered = timed.reverse().sort((a, b) => a.point.time - b.point.time)
  const latest = ordered[ordered.length - 1]?.year
  const named = ordered.map(({ year, point }, index) => {
    const hasTwin = [index - 1, index + 1].some(
      (at) => ordered[at]?.year === year && ordered[at].point.label === point.label,
    )
    // The day stands before the blank, the time of day behind it.
    const label = hasTwin ? [point.label, point.day.split(' ')[1]].join(' ').trim() : point.label
    return { label, day: year === latest ? point.day : `${year}年${point.day}` }
  })
  return ordered.map(({ point }, index) => Object.assign(point, named[index]))
}

function pointOf(
  item: AnalysisItem,
  time: number,
  { month, day, hour, minute }: NonNullable<ReturnType<typeof dateParts>>,
  metric: Metric,
  body: Member,
): Point | undefined {
  const isForm = metric.view === 'form'
  const plotted = measured(isForm ? item.bodilyForm?.bmi : item.value)
  if (plotted === undefined) return undefined
  const form = isForm ? formOf(sexFor(body), item.bodilyForm, { code: item.value }) : undefined
  return {
    item,
    time,
    plotted,
    get text() {
      return isForm ? (form?.name ?? '-') : metricText(metric, plotted)
    },
    label: `${month}/${two(day)}`,
    day: `${month}月${day}日${item.date.includes(':') ? ` ${two(hour)}:${two(minute)}` : ''}`,
    get rating() {
      return isForm || (body && isMinor(body)) ? undefined : ratingFor(item, metric, body)
    },
    form: form?.code,
  }
}

/** The service's own rating, else the computed one. */
function ratingFor(item: AnalysisItem, { key }: Metric, body: Member): Rating | undefined {
  const { rate } = item
  if (rate === 1 || rate === 2 || rate === 3 || rate === 4) return rate
  return body === null ? undefined : shownRating(key, item.value, { ...body, weightKg: item.weight }, item)
}

/** Whether the rating stands on a bar. Protein's has none without its masses and the weight, whatever the service's own rating says. */
export const hasBar = ({ key }: Metric, { item, rating }: Point): boolean =>
  rating !== undefined && (key !== 'pp' || edgesOf('pp', { sex: 'male', weightKg: item.weight }, item) !== undefined)

/** Whom a body form is drawn for; without a profile as without a sex: male. */
export const sexFor = (body: Member) => body?.sex ?? 'male'

/** Digits after the point of what the chart plots: the metric's own, or the BMI's. */
export const plottedDecimals = (metric: Metric): number => (metric.view === 'form' ? 1 : metric.decimals)

/** The plotted number with its unit, as the tooltip and the table say it. */
export const plottedText = (metric: Metric, { plotted }: Point): string =>
  shownText(metric, plotted) + shownUnit(metric.unit)

/** A value of what is plotted, or a difference, as it is shown: a mass in the member's unit. Without the unit. */
export const shownText = (metric: Metric, value: number): string =>
  grouped(inShownUnit(metric.unit, value), plottedDecimals(metric))

/** The three changes with their names and their days. */
export const changesOf = ({
  changeWeek,
  changeMonth,
  changeThreeMonth,
}: Analysis): [name: string, step: Step, days: number][] => [
  ['近一周', changeWeek, 7],
  ['近一月', changeMonth, 30],
  ['近三月', changeThreeMonth, 90],
]

/** A change with its sign, in the metric's unit; undefined where it is empty or no measurement could have made it. */
export function changeBy(step: Step): number | undefined {
  const by = signedChange(step?.value, step?.trend)
  return by !== undefined && measured(Math.abs(by)) !== undefined ? by : undefined
}
