import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { getPercent } from '#shared/format/percent.ts'
import { animateDrawing } from '#shared/ui/motion/motion.ts'

interface Props {
  /** 0–100; held at the ends; 0 draws no stroke. */
  percent: number
  /** Side / stroke in px: `score` 72/7, `goal` 128/14, `day` 38/4. */
  size: keyof typeof SIZES
  /** Colour of the stroke; use a verdict only for a rated number. */
  kind?: keyof typeof COLOURS
  /** Accessible name with the full meaning. */
  label: string
  /** Content in the middle; limit its font size with `min()` so that it stays inside. */
  children?: ReactNode
}

const SIZES = { score: [72, 7], goal: [128, 14], day: [38, 4] } as const
const COLOURS = {
  brand: 'var(--color-brand)',
  risk: 'var(--color-risk)',
  warn: 'var(--color-warn)',
  normal: 'var(--color-normal)',
  excellent: 'var(--color-excellent)',
}

/** Progress ring that fills clockwise from the top. */
export function CircleProgress({ percent, size, kind = 'brand', label, children }: Props) {
  const [side, stroke] = SIZES[size]
  const filled = getPercent(percent, 100)
  const arc = useRef<SVGCircleElement>(null)

  useLayoutEffect(() => {
    animateDrawing(arc.current, [{ strokeDashoffset: filled }, { strokeDashoffset: 0 }])
  }, [filled])

  const circle = { cx: side / 2, cy: side / 2, r: (side - stroke) / 2 }
  return (
    <span role="img" aria-label={label} className="relative inline-grid flex-none place-items-center">
      <svg
        width={side}
        height={side}
        className="h-auto"
        viewBox={`0 0 ${side} ${side}`}
        fill="none"
        strokeWidth={stroke}
        aria-hidden="true"
      >
        <circle {...circle} stroke="var(--color-fill)" />
        {filled > 0 && (
          <circle
            ref={arc}
            {...circle}
            stroke={COLOURS[kind]}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${filled} 100`}
            transform={`rotate(-90 ${side / 2} ${side / 2})`}
          />
        )}
      </svg>
      {children && <span className="absolute text-center">{children}</span>}
    </span>
  )
}
