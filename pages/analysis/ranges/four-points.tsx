import { useMemo } from 'react'
import { type Point, plottedText } from '#pages/analysis/model.ts'
import { chartName, plottedUnit } from '#pages/analysis/scale.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { gapText } from '#shared/health/trend.ts'
import { LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'

/** What both charts of a metric are told. */
export interface ChartInput {
  metric: Metric
  /** Values at the axis, what is normal, the goal. Keep it between renders. */
  scale: ValueScale
  /** Oldest first, at least one. */
  points: readonly Point[]
  /** Index of the chosen measurement. */
  selected: number
  /** Called 300 ms after the last choice. */
  onSelect: (index: number) => void
}

/** The chart that the page opens with: four measurements in view. */
export function FourPoints({ metric, scale, points, selected, onSelect }: ChartInput) {
  const { values, times } = useMemo(
    () => ({ values: points.map(({ plotted }) => plotted), times: points.map(({ time }) => time) }),
    [points],
  )
  const text = (index: number) => plottedText(metric, points[index]!)
  const day = (index: number) => points[index]!.day
  return (
    <LineChart
      name={chartName(metric)}
      values={values}
      times={times}
      head={(index) => (
        <p className={CHART_HEAD}>
          <Reading when={day(index)} value={text(index)} unit={plottedUnit(metric)} />
        </p>
      )}
      label={(index) => points[index]!.label}
      day={day}
      text={text}
      note={(index) => points[index]!.note}
      gap={(index) => gapText(times, index)}
      scale={scale}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
