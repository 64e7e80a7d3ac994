import { useMemo, useState } from 'react'
import { fatReadings } from '#pages/analysis/fat.ts'
import { type Point, withMore } from '#pages/analysis/model.ts'
import { normalText } from '#pages/analysis/reference.ts'
import { part } from '#shared/app/loading/part.tsx'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { compositionDays } from '#shared/health/composition-change.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { hasTrend } from '#shared/health/trend.ts'
import { CHART_HEAD } from '#shared/ui/charts/chart-head.tsx'
import { type ChartInput, FourPoints } from './four-points.tsx'
import { Legend } from './legend.tsx'
import { SPANS, type Span, SpanControl } from './span-control.tsx'

/** As high as the chart of four points. */
const RangeChart = part(() => import('./range-chart.tsx').then(({ RangeChart }) => RangeChart), {
  waiting: () => (
    <>
      <p className={CHART_HEAD} />
      <div className="h-[228px]" />
    </>
  ),
})

/** Kept from tab to tab; the page opens with the last four. */
let kept: Span = 'four'

/** The chart of four points, or one of the other ranges, and the choice between them. */
export function Ranges(input: ChartInput) {
  const { metric, scale, points } = input
  const [span, setSpan] = useState(kept)
  usePrefetch(RangeChart.get)
  const { days } = SPANS.find(({ key }) => key === span)!
  const isRange = span !== 'four'
  const { points: withMass, mass } = useMemo(() => withFat(metric, points), [metric, points])
  return (
    <>
      {isRange ? <RangeChart {...input} points={withMass} days={days} /> : <FourPoints {...input} />}
      <SpanControl
        value={span}
        onChange={(to) => {
          kept = to
          setSpan(to)
        }}
      />
      <Legend
        hasTrend={hasTrend(metric.key)}
        isRange={isRange}
        hasSpread={days === 0 || days > 90}
        normal={normalText(metric, scale.band)}
        mass={mass}
      />
    </>
  )
}

/** The body fat's points with the trend of the fat in kg, for the second axis: single estimates would cross the first line all over. */
function withFat({ key }: Metric, points: readonly Point[]) {
  if (key !== 'bodyFat') return { points }
  const { readings, isEstimated } = fatReadings(key, points)
  if (!readings.length) return { points }
  const trend = new Map(compositionDays(readings).map(({ day, fatKg }) => [day, fatKg]))
  const mass: 'sent' | 'estimated' = isEstimated ? 'estimated' : 'sent'
  return { points: points.map((point) => withMore(point, { mass: trend.get(dayNumber(point.time)) })), mass }
}
