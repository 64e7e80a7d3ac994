import { type RefObject, useEffect, useRef, useState } from 'react'
import { keyIndex } from '#shared/core/charts/chart-window.ts'
import { clamp } from '#shared/core/numbers.ts'
import type { Place } from './chart-engine.ts'
import { DataTable } from './data-table.tsx'
import { NOT_DRAWN, PlotHost } from './plot-host.tsx'
import { type ChartData, useChart } from './use-chart.ts'
import type { ValueScale } from './value-scale.ts'

export interface ChartProps {
  /** What is drawn: '体脂率趋势'. */
  name: string
  /** Under the axis: '8/16'. One per value. */
  labels: readonly string[]
  /** Read aloud and in the table: '8月16日'. The labels when not given. */
  days?: readonly string[]
  /** Oldest first, all finite. A new array is a new chart: keep it between renders. */
  values: readonly number[]
  /** The value in words, for the tooltip and the table: '25.6%'. */
  text: (index: number) => string
  /** What stands behind it in the sentence and the table: a note. */
  note?: (index: number) => string | undefined
  /** How long nothing was measured before a point, where that breaks the line: '46天未测量'; else ''. */
  gap?: (index: number) => string
  /** Values at the axis, what is normal, the goal. Keep it between renders. */
  scale?: ValueScale
  /** Index of the chosen point; the last one at first. */
  selected: number
  /** Called 300 ms after the last choice. */
  onSelect: (index: number) => void
  /** Called when the oldest points come into view: the time to ask for earlier ones, which then stand in front. */
  onOldest?: () => void
  /** px, dates included; 158 inside cards. */
  height?: 228 | 158
}

interface Props extends ChartProps {
  kind: ChartData['kind']
  short?: (index: number) => string
}

const HEIGHTS = { 228: 'h-[228px]', 158: 'h-[158px]' }

/** The canvas with its tooltip, its keys, its sentence for a screen reader and its table. */
export function ChartFrame({
  kind,
  name,
  labels,
  days = labels,
  values,
  text,
  short = text,
  note,
  gap,
  scale,
  selected,
  onSelect,
  onOldest,
  height = 228,
}: Props) {
  const data = { kind, values, labels, short, gap, scale }
  const { box, canvas, probes, marked, tip, choose, isFailed } = useChart(data, height, selected, {
    onSelect,
    onOldest,
  })
  const [spoken, setSpoken] = useState('')
  const count = values.length
  const said = (index: number) => [text(index), note?.(index)].filter(Boolean).join('，备注：')
  const words = marked >= 0 && marked < count ? `${days[marked]} ${said(marked)}` : ''

  return (
    <div>
      <div
        ref={box}
        role="img"
        tabIndex={count > 0 ? 0 : -1}
        aria-label={
          count > 0 ? `${name}，共 ${count} 条记录，当前 ${words}，按左右方向键查看其他记录` : `${name}，暂无数据`
        }
        className={`relative overflow-hidden -outline-offset-2 select-none [touch-action:pan-y] ${HEIGHTS[height]}`}
        onKeyDown={(event) => {
          const target = keyIndex(event.key, marked, count)
          if (target === undefined) return
          event.preventDefault()
          choose(target)
          setSpoken(`${days[target]} ${said(target)}`)
        }}
      >
        <PlotHost canvas={canvas} probes={probes} words={isFailed ? NOT_DRAWN : count === 0 && '暂无数据'} />
        {words && <Tooltip at={tip} gap={kind === 'line' ? 18 : 12} words={text(marked)} />}
      </div>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {count > 0 && <DataTable key={name} name={name} days={days} text={said} count={count} />}
    </div>
  )
}

interface TooltipProps {
  /** Called with the point's place at every frame: the flag alone is drawn anew, not the table below. */
  at: RefObject<((place?: Place) => void) | undefined>
  gap: number
  words: string
}

const TIP_HEIGHT = 30
const EDGE = 4

/** The green flag over the marked point; 4 px inside the edges, gone with its point. */
function Tooltip({ at, gap, words }: TooltipProps) {
  const flag = useRef<HTMLSpanElement>(null)
  const [own, setOwn] = useState(60)
  const [place, setPlace] = useState<Place>()
  useEffect(() => setOwn(flag.current?.offsetWidth ?? 60))
  useEffect(() => {
    at.current = setPlace
  }, [at])
  if (!place) return null
  const { x, y, left: from, width } = place
  if (x < from - EDGE || x > width + EDGE) return null
  const left = clamp(x - own / 2, EDGE, Math.max(EDGE, width - own - EDGE))
  const top = Math.max(0, y - gap - TIP_HEIGHT)
  const arrow = clamp(x - left - 6, 8, Math.max(8, own - 20))
  return (
    <span
      ref={flag}
      aria-hidden="true"
      className="num pointer-events-none absolute top-0 left-0 rounded-[9px] bg-brand px-3.5 text-flag leading-[30px] whitespace-nowrap text-on-brand"
      // Held by the box itself as well: a phone that is turned lays the page out before the chart has its new width.
      style={{
        left: `min(${left.toFixed(1)}px, 100% - ${own + EDGE}px)`,
        transform: `translateY(${top.toFixed(1)}px)`,
      }}
    >
      {words}
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
