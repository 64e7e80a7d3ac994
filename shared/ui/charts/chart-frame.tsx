import { type ReactNode, useState } from 'react'
import { getKeyIndex } from '#shared/core/charts/chart-window.ts'
import { ChartFlag } from './chart-flag.tsx'
import { CHART_HEAD, Reading } from './chart-head.tsx'
import { DataTable } from './data-table.tsx'
import { NOT_RENDERED, PlotHost } from './plot-host.tsx'
import { type ChartData, useChart } from './use-chart.ts'
import type { ValueScale } from './value-scale.ts'

export interface ChartProps {
  /** Name of the chart: '体脂率趋势'. */
  name: string
  /** Under the axis: '8/16'. */
  label: (index: number) => string
  /** Screen reader text and table cell: '8月16日'; by default the label. */
  day?: (index: number) => string
  /** Oldest first, all finite. Must be stable between renders: a new array resets the chart. */
  values: readonly number[]
  /** Formatted value of the highlighted point and in the table: '25.6%'. */
  text: (index: number) => string
  /** Note after the value in the sentence and the table. */
  note?: (index: number) => string | undefined
  /** Duration of the gap before a point, where the line is interrupted: '46天未测量'; else ''. */
  gap?: (index: number) => string
  /** Time of each value; sets the points' distances. Must be stable between renders. */
  times?: readonly number[]
  /**
   * Description of the highlighted point above a line chart; by default its day and value. Bars
   * have a flag instead.
   */
  head?: (index: number) => ReactNode
  /** Index of the selected point; initially the last one. */
  selected: number
  /** Called 300 ms after the last selection (debounced). */
  onSelect: (index: number) => void
  /**
   * Called when the oldest points come into view, to load earlier ones, which are then prepended.
   */
  onOldest?: () => void
  /** Legend under the chart. */
  legend?: ReactNode
  /** px, dates included; 158 inside cards. */
  height?: 228 | 158
}

type Props = ChartProps & Pick<ChartData, 'kind' | 'short' | 'scale'>

const HEIGHTS = { 228: 'h-[228px]', 158: 'h-[158px]' }

/**
 * Canvas with the description of the highlighted point, keyboard control, screen reader text and
 * table.
 */
function ChartFrame({
  kind,
  name,
  label,
  day = label,
  values,
  text,
  short = text,
  note,
  gap,
  times,
  head = (index) => <p className={CHART_HEAD}>{index >= 0 && <Reading when={day(index)} value={text(index)} />}</p>,
  scale,
  selected,
  onSelect,
  onOldest,
  legend,
  height = 228,
}: Props) {
  const data = { kind, values, times, label, short, gap, scale }
  const { box, canvas, probes, marked, tip, choose, isFailed } = useChart(data, height, selected, {
    onSelect,
    onOldest,
  })
  const [spoken, setSpoken] = useState('')
  const count = values.length
  const formatPoint = (index: number) => [text(index), note?.(index)].filter(Boolean).join('，备注：')
  const fullText = count > 0 ? `${day(marked)} ${formatPoint(marked)}` : ''

  return (
    <div>
      {kind === 'line' && head(marked)}
      <div
        ref={box}
        role="img"
        tabIndex={count > 0 ? 0 : -1}
        aria-label={
          count > 0 ? `${name}，共 ${count} 条记录，当前 ${fullText}，按左右方向键查看其他记录` : `${name}，暂无数据`
        }
        className={`relative overflow-hidden -outline-offset-2 select-none [touch-action:pan-y] ${HEIGHTS[height]}`}
        onKeyDown={(event) => {
          const target = getKeyIndex(event.key, marked, count)
          if (target === undefined) return
          event.preventDefault()
          choose(target)
          setSpoken(`${day(target)} ${formatPoint(target)}`)
        }}
      >
        <PlotHost canvas={canvas} probes={probes} message={isFailed ? NOT_RENDERED : count === 0 && '暂无数据'} />
        {fullText && kind === 'bar' && <ChartFlag at={tip} text={text(marked)} />}
      </div>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {count > 0 && <DataTable key={name} name={name} legend={legend} day={day} text={formatPoint} count={count} />}
    </div>
  )
}

interface LineProps extends ChartProps {
  /** Axis values, normal range and goal. Must be stable between renders. */
  scale: ValueScale
}

/**
 * Line chart over time: four points in view, the latest at the right edge; drag to scroll, tap to
 * select.
 */
export const LineChart = (props: LineProps) => <ChartFrame kind="line" {...props} />

interface BarProps extends ChartProps {
  /** Label over a bar that is not selected: the number alone. */
  short?: (index: number) => string
}

/**
 * Bar chart over time: four in view, the latest at the right edge; drag to scroll, tap to select.
 */
export const BarChart = (props: BarProps) => <ChartFrame kind="bar" {...props} />
