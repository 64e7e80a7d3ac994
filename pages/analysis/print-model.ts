import { formatDay } from '#shared/core/dates/calendar-days.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { clamp, fixed, trimmed } from '#shared/core/numbers.ts'
import { inShownUnit, massText, massWords, shownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import { getRatingZones, type Zone } from '#shared/health/axis.ts'
import { knownAge, knownHeight } from '#shared/health/body.ts'
import { METRICS, metricOf } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import type { AllItems, TakenRecord } from '#shared/health/records.ts'
import { dailyMeansOf, GAP_DAYS, trendOf } from '#shared/health/trend.ts'
import { hasBar, type Member, pointsOf } from './model.ts'
import { referenceText } from './reference.ts'
import { normalBand } from './scale.ts'

/** A line of the table of figures. */
export interface Figure {
  name: string
  /** With its unit. */
  value: string
  /** 优秀 …; '' without a verdict. */
  rating: string
  /** Its place on the axis. */
  zones: readonly Zone[] | undefined
  /** The member's own best range, a sentence; '' where there is none. */
  range: string
  /** The day it was measured. */
  day: string
}

/** The latest value of every metric that has one. */
export const figuresOf = (items: AllItems, body: Member): Figure[] =>
  METRICS.flatMap((metric) => {
    const points = pointsOf(items[metric.key], metric, body)
    const point = points[points.length - 1]
    if (!point) return []
    return [
      {
        name: metric.name,
        value: metric.view === 'form' ? point.text : point.text + unitBehind(shownUnit(metric.unit)),
        rating: point.rating ? RATINGS[point.rating].name : '',
        zones: point.rating && hasBar(metric, point) ? getRatingZones(point.rating) : undefined,
        range: referenceText(metric, point, body),
        day: formatTime(point.item.date, 'yyyy-MM-dd') ?? '',
      },
    ]
  })

/** '女 · 29 岁 · 165 cm': what is known. */
export function personText(body: Member): string {
  if (!body) return ''
  const [age, height] = [knownAge(body), knownHeight(body)]
  return [body.sex === 'male' ? '男' : '女', age && `${age} 岁`, height && `${height} cm`].filter(Boolean).join(' · ')
}

/** From where to where the member's weight is 正常 or 优秀, kg; undefined where the bands are not known. */
export function weightBand(items: AllItems, body: Member) {
  const metric = metricOf('weight')
  const points = pointsOf(items.weight, metric, body)
  const latest = points[points.length - 1]
  return latest && normalBand(metric, latest, body)
}

/** The chart's drawing area in its own units. */
export const CHART = { width: 680, height: 190, left: 44, bottom: 24 } as const
const YEAR_DAYS = 365

/**
 * The weights of the year up to the latest one: a dot per day that has measurements, their trend as a line that breaks where nothing
 * was measured for more than 14 days, and what stands at the axes. Undefined with fewer than two days.
 * @param band from where to where a weight is normal, kg
 */
export function weightChart(records: readonly TakenRecord[], band?: readonly [from: number, to: number]) {
  const weighed = records.flatMap(({ time, values: { weight } }) => (weight === undefined ? [] : [{ time, weight }]))
  const all = dailyMeansOf(weighed, ({ weight }) => weight)
  // The trend of the year's first day knows what came before it.
  const trend = trendOf(all)
  const latest = all[all.length - 1]?.day ?? 0
  const days = all.flatMap((day, index) =>
    day.day > latest - YEAR_DAYS ? [{ ...day, trend: trend[index]!, isBroken: isBroken(all, index) }] : [],
  )
  const [first, last] = [days[0], days[days.length - 1]]
  if (!first || !last || first === last) return undefined
  const least = Math.min(...days.map(({ min }) => min))
  const most = Math.max(...days.map(({ max }) => max))
  // At least 2 kg high, so that a steady weight does not look wild.
  const low = Math.floor(Math.min(least, (least + most) / 2 - 1, ...days.map((day) => day.trend)))
  const high = Math.ceil(Math.max(most, (least + most) / 2 + 1, ...days.map((day) => day.trend)))
  const x = (day: number) =>
    CHART.left + 6 + ((day - first.day) / (last.day - first.day)) * (CHART.width - CHART.left - 12)
  const y = (kg: number) => 6 + ((high - kg) / (high - low)) * (CHART.height - CHART.bottom - 12)
  const middle = (low + high) / 2
  const held = band?.map((kg) => y(clamp(kg, low, high)))
  const runs: string[][] = []
  for (const [index, { day, trend: kg, isBroken }] of days.entries()) {
    if (index === 0 || isBroken) runs.push([])
    runs[runs.length - 1]!.push(`${fixed(x(day), 1)},${fixed(y(kg), 1)}`)
  }
  return {
    lines: runs.map((run) => run.join(' ')),
    dots: days.map(({ day, value }) => ({ day, x: x(day), y: y(value) })),
    band: held && { y: held[1]!, height: held[0]! - held[1]! },
    marks: [low, middle, high].map((kg) => ({ y: y(kg), text: trimmed(inShownUnit('kg', kg), 1) })),
    from: formatDay(first.day, 'yyyy年M月d日'),
    to: formatDay(last.day, 'yyyy年M月d日'),
    range: `${massText(least)}–${massWords(most)}`,
    count: days.reduce((sum, { count }) => sum + count, 0),
  }
}

const isBroken = (days: readonly { day: number }[], index: number) =>
  index > 0 && days[index]!.day - days[index - 1]!.day > GAP_DAYS
