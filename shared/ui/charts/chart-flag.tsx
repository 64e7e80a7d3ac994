import { type RefObject, useEffect, useRef, useState } from 'react'
import { clamp } from '#shared/format/numbers.ts'
import type { PlacedPoint } from './chart-engine.ts'

interface Props {
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
export function ChartFlag({ at, text }: Props) {
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
