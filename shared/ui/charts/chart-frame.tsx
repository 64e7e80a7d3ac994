import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getKeyIndex } from '#shared/core/charts/chart-window.ts'
import { clamp } from '#shared/format/numbers.ts'
import { type PlacedPoint, prefetchPlot, startChart } from './chart-engine.ts'
import { CHART_HEAD, Reading } from './chart-head.tsx'
import type { PlotInput } from './chart-plot.ts'
import { DataTable } from './data-table.tsx'
import { NOT_RENDERED, PlotHost } from './plot-host.tsx'
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

interface FlagProps {
  /**
   * Called with the point's position at every frame; re-renders only the flag, not the table below.
   */
  at: RefObject<((place?: PlacedPoint) => void) | undefined>
  text: string
}

const TIP_HEIGHT = 30
const EDGE = 4
/** Between flag and bar. */
const GAP = 12

/** Green flag over the highlighted bar; at least 4 px inside the edges, hidden with its point. */
function ChartFlag({ at, text }: FlagProps) {
  const flag = useRef<HTMLSpanElement>(null)
  const [size, setSize] = useState(60)
  const [place, setPlace] = useState<PlacedPoint>()
  useEffect(() => setSize(flag.current?.offsetWidth ?? 60))
  useEffect(() => {
    at.current = setPlace
  }, [at])
  if (!place) return null
  const { x, y, left: from, width } = place
  if (x < from - EDGE || x > width + EDGE) return null
  const left = clamp(x - size / 2, EDGE, Math.max(EDGE, width - size - EDGE))
  const top = Math.max(0, y - GAP - TIP_HEIGHT)
  const arrow = clamp(x - left - 6, 8, Math.max(8, size - 20))
  return (
    <span
      ref={flag}
      aria-hidden="true"
      className="num pointer-events-none absolute top-0 left-0 rounded-[9px] bg-brand px-3.5 text-flag leading-[30px] whitespace-nowrap text-on-brand"
      // CSS clamps it to the box as well: after a rotation the page's layout precedes the chart's
      // new width.
      style={{
        left: `min(${left.toFixed(1)}px, 100% - ${size + EDGE}px)`,
        transform: `translateY(${top.toFixed(1)}px)`,
      }}
    >
      {text}
      <svg
        className="absolute top-[29px] left-0 text-brand"
        style={{ transform: `translateX(${arrow.toFixed(1)}px)` }}
        width="12"
        height="6"
        viewBox="0 0 12 6"
        aria-hidden="true"
      >
        <path d="M0 0h12L7.4 5.2a1.9 1.9 0 0 1-2.8 0z" fill="currentColor" />
      </svg>
    </span>
  )
}

type ChartData = Omit<PlotInput, 'colours' | 'place'> & { times?: readonly number[] }

/** ms of the debounce for selections. */
const DEBOUNCE_MS = 300

interface Listeners {
  onSelect: (index: number) => void
  onOldest?: () => void
}

/** True if `longer` is `current` with more points prepended. */
const isGrown = (current: readonly number[], longer: readonly number[]): boolean => {
  const more = longer.length - current.length
  return current.length > 0 && more > 0 && current.every((value, index) => value === longer[index + more])
}

/**
 * Creates a chart of `data`, `height` px high, on the elements of the returned refs. A new `values`
 * array resets the chart, unless it is the old one with earlier points prepended: then the view
 * keeps its position.
 * @returns the highlighted point; `tip`, whose function gets its position at every frame; the
 * function to select another point; and whether the drawing code failed to load
 */
function useChart(data: ChartData, height: number, selected: number, listeners: Listeners) {
  const { kind, values, scale } = data
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const tip = useRef<(place?: PlacedPoint) => void>(undefined)
  const engine = useRef<ReturnType<typeof startChart>>(undefined)
  const rendered = useRef<readonly number[]>([])
  const [isFailed, setFailed] = useState(false)

  // Index from the end, because earlier points may be prepended at any time.
  const chosen = values.length - selected
  const [displayed, setDisplayed] = useState(chosen)
  /** Selection that is not yet reported. */
  const waiting = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Clamped to the chart's points, which may have become fewer; -1 without any.
  const marked = Math.min(Math.max(0, values.length - displayed), values.length - 1)

  const selectPoint = (index: number) => {
    if (index === marked) return
    waiting.current = values.length - index
    setDisplayed(waiting.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { data, onSelect } = latest.current
      const index = data.values.length - waiting.current!
      waiting.current = undefined
      onSelect(index)
    }, DEBOUNCE_MS)
  }
  const latest = useRef({ data, selected, ...listeners, choose: selectPoint })
  latest.current = { data, selected, ...listeners, choose: selectPoint }

  useLayoutEffect(prefetchPlot, [])
  useEffect(() => {
    if (waiting.current === undefined) setDisplayed(chosen)
  }, [chosen])
  useEffect(() => {
    if (rendered.current === values) engine.current?.mark(marked)
  }, [marked, values])

  useEffect(() => {
    const { data, selected } = latest.current
    const before = rendered.current
    rendered.current = values
    if (isGrown(before, values)) {
      engine.current?.grow(data)
      return
    }
    // A pending selection keeps its point if the new points were only appended.
    if (waiting.current !== undefined && before.every((value, index) => value === values[index])) {
      waiting.current += values.length - before.length
    } else {
      clearTimeout(timer.current)
      waiting.current = undefined
    }
    const fromEnd = waiting.current ?? values.length - selected
    setDisplayed(fromEnd)
    engine.current?.end()
    engine.current = undefined
    tip.current?.(undefined)
    if (!box.current || !canvas.current || !probes.current || values.length === 0) return
    engine.current = startChart(
      { box: box.current, canvas: canvas.current, probes: probes.current },
      { ...data, kind, height, marked: values.length - fromEnd },
      {
        onPlace: (place) => tip.current?.(place),
        onTap: (index) => latest.current.choose(index),
        onOldest: () => latest.current.onOldest?.(),
        onFail: () => setFailed(true),
      },
    )
  }, [values, kind, height])

  useEffect(() => engine.current?.rescale(scale), [scale])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      engine.current?.end()
    },
    [],
  )

  return { box, canvas, probes, marked, tip, choose: selectPoint, isFailed }
}
