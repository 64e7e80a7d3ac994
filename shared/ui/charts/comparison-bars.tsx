import { useLayoutEffect, useRef } from 'react'
import { clamp } from '#shared/format/numbers.ts'
import { animateDrawing } from '#shared/ui/motion/motion.ts'

export interface ComparedPair {
  /** Under the pair: 消耗（千卡）. */
  name: string
  value: string
  last: string
  /** 0–100 of the full height. Each pair has its own scale. */
  height: number
  lastHeight: number
}

/** Bars of 30, 8 apart, on a base line; px of the drawing. */
const WIDTH = 326
const BASE = 148
const FULL = 108
const BAR = 30
const GAP = 8
const CORNER = 8

/** Draws a bar from its left edge: round shoulders, less round when it is low; nothing at 0. */
function drawBar(x: number, percent: number): string {
  const height = (clamp(percent, 0, 100) / 100) * FULL
  if (height <= 0) return ''
  const corner = Math.min(CORNER, height)
  const flat = BAR - 2 * corner
  return `M${x.toFixed(1)} ${BASE}v${(corner - height).toFixed(1)}a${corner} ${corner} 0 0 1 ${corner} -${corner}h${flat}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${BASE}z`
}

const getTop = (percent: number) => BASE - (clamp(percent, 0, 100) / 100) * FULL - 8

/**
 * Bars for pairs of before and now. In 长辈版 the large labels are below the bars, because they do not
 * fit between them.
 */
export const ComparisonBars = ({ label, pairs }: { label: string; pairs: readonly ComparedPair[] }) => (
  <>
    <Bars label={label} pairs={pairs} />
    <ul className="hidden flex-wrap gap-x-2 text-center text-sub elder:flex" aria-hidden="true">
      {pairs.map(({ name, value, last }) => (
        <li key={name} className="min-w-max flex-1">
          <span className="num block whitespace-nowrap text-ink-3">{last}</span>
          <b className="num block whitespace-nowrap">{value}</b>
          {name.replace(/（.*/, '')}
          <small className="block text-caption text-ink-2">{name.replace(/^.*（|）$/g, '')}</small>
        </li>
      ))}
    </ul>
  </>
)

/** ms of delay between two pairs (shared/ui/README.md, "Motion"). */
const STAGGER_MS = 60

function Bars({ label, pairs }: { label: string; pairs: readonly ComparedPair[] }) {
  const drawing = useRef<SVGSVGElement>(null)
  // Bars grow once, from the base line.
  useLayoutEffect(() => {
    drawing.current?.querySelectorAll('[data-bars]').forEach((bars, index) => {
      const options = { delay: index * STAGGER_MS, fill: 'backwards' } as const
      animateDrawing(bars, [{ transform: 'scaleY(0)' }, { transform: 'none' }], options)
    })
  }, [])
  return (
    <svg
      ref={drawing}
      className="h-auto w-full"
      width={WIDTH}
      height="168"
      viewBox={`0 8 ${WIDTH} 168`}
      role="img"
      aria-label={label}
      textAnchor="middle"
    >
      <path d={`M0 ${BASE}H${WIDTH}`} stroke="var(--color-line)" />
      {pairs.map(({ name, value, last, height, lastHeight }, index) => {
        const middle = (WIDTH * (index + 0.5)) / pairs.length
        const [left, right] = [middle - GAP / 2 - BAR, middle + GAP / 2]
        return (
          <g key={name}>
            <g data-bars="" className="[transform-origin:0_148px]">
              <path d={drawBar(left, lastHeight)} fill="var(--color-tick)" />
              <path d={drawBar(right, height)} fill="var(--color-brand)" />
            </g>
            <g className="num elder:hidden" fontSize={14}>
              <text x={left + BAR / 2} y={getTop(lastHeight)} fill="var(--color-ink-3)">
                {last}
              </text>
              <text x={right + BAR / 2} y={getTop(height)} fill="var(--color-ink)">
                {value}
              </text>
            </g>
            <text className="elder:hidden" x={middle} y="170" fontSize={12.5} fill="var(--color-ink-2)">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
