import { formatTime } from '#shared/core/dates/dates.ts'
import { fixed } from '#shared/core/numbers.ts'
import { knownAge, knownHeight } from '#shared/health/body.ts'
import { METRICS } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { type Member, pointsOf } from './model.ts'
import { referenceText } from './reference.ts'
import type { AllItems, TakenRecord } from './takeout/records.ts'

/** A line of the table of figures. */
export interface Figure {
  name: string
  /** With its unit. */
  value: string
  /** 优秀 …; '' without a verdict. */
  rating: string
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
        value:
          metric.view === 'form'
            ? point.text
            : point.text + (metric.unit && (metric.unit === '%' ? '%' : ` ${metric.unit}`)),
        rating: point.rating ? RATINGS[point.rating].name : '',
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

/** The chart's drawing area in its own units. */
export const CHART = { width: 680, height: 190, left: 44, bottom: 24 } as const
const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
/** After so many days without a weigh-in the line is broken: two weeks tell nothing about what lies between. */
const GAP_DAYS = 14

/** The weights of the year up to the latest one as a line, with what stands at its axes. Undefined with fewer than two. */
export function weightChart(records: readonly TakenRecord[]) {
  const latest = records[records.length - 1]?.time ?? 0
  const points = records.filter(({ time, values }) => time >= latest - YEAR_MS && values.weight !== undefined)
  const weights = points.map(({ values }) => values.weight!)
  const [first, last] = [points[0]?.time, points[points.length - 1]?.time]
  if (first === undefined || last === undefined || first === last) return undefined
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  // At least 2 kg high, so that a steady weight does not look wild.
  const low = Math.floor(Math.min(least, (least + most) / 2 - 1))
  const high = Math.ceil(Math.max(most, (least + most) / 2 + 1))
  const x = (time: number) => CHART.left + ((time - first) / (last - first)) * (CHART.width - CHART.left - 6)
  const y = (kg: number) => 6 + ((high - kg) / (high - low)) * (CHART.height - CHART.bottom - 12)
  const middle = (low + high) / 2
  return {
    lines: runsOf(points).map((run) =>
      run.map(({ time, values }) => `${fixed(x(time), 1)},${fixed(y(values.weight!), 1)}`).join(' '),
    ),
    marks: [low, middle, high].map((kg) => ({ y: y(kg), text: fixed(kg, Number.isInteger(kg) ? 0 : 1) })),
    from: formatTime(first, 'yyyy年M月d日')!,
    to: formatTime(last, 'yyyy年M月d日')!,
    range: `${fixed(least, 1)}–${fixed(most, 1)} kg`,
    count: points.length,
  }
}

/** Points without a long gap between them, in the order of time. */
function runsOf(points: readonly TakenRecord[]): TakenRecord[][] {
  const runs: TakenRecord[][] = []
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before && point.time - before.time <= GAP_DAYS * DAY_MS) runs[runs.length - 1]!.push(point)
    else runs.push([point])
  }
  return runs
}
