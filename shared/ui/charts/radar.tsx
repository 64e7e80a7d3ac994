import { useLayoutEffect, useRef } from 'react'
import { clamp, MISSING } from '#shared/core/numbers.ts'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import { labelSpot, outline, RADAR, RINGS, spotOn } from './radar-shape.ts'

export interface RadarAxis {
  name: string
  /** The score in words; '-' when missing, then the axis has no point. */
  text: string
  /** 0–100 of what can be reached. */
  percent: number
}

/** ms, the first draw (shared/ui/README.md, "Motion"). */
const DRAW_MS = 700
/** The numbers of 长辈版 stand centred this far outside the outer ring; beside the key the drawing is half as wide, and they are 18 px and more. */
const NUMBER_GAP = 26

/** Scores on axes that start at the top and go round clockwise. Three axes or more. In 长辈版 the axes carry numbers, and their names and
 *  scores stand beside the drawing, below it where that leaves it no room: large ones have none around it. */
export const Radar = ({ name, axes }: { name: string; axes: readonly RadarAxis[] }) => (
  <div className="elder:flex elder:flex-wrap elder:items-center">
    <div className="elder:flex-[1_1_8.5rem]">
      <Drawing name={name} axes={axes} />
    </div>
    <ol className="hidden px-2 elder:block elder:flex-[1_1_10rem]" aria-hidden="true">
      {axes.map(({ name: axis, text }, index) => (
        <li key={axis} className="flex items-baseline gap-1.5 py-1 text-sub leading-[1.3] text-ink-2">
          <span className="num text-ink-3">{index + 1}</span>
          {axis}
          <b className="num ml-auto text-ink">{text}</b>
        </li>
      ))}
    </ol>
  </div>
)

function Drawing({ name, axes }: { name: string; axes: readonly RadarAxis[] }) {
  const shape = useRef<SVGGElement>(null)
  const shares = axes.map(({ percent }) => clamp(percent, 0, 100) / 100)
  const drawn = shares.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other scores are another first draw
  useLayoutEffect(() => {
    if (prefersStill()) return
    const frames = [
      { transform: 'scale(.2)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]
    shape.current?.animate?.(frames, { duration: DRAW_MS, easing: 'cubic-bezier(.2,.8,.2,1)' })
  }, [drawn])

  const { width, height, x, y } = RADAR
  const count = axes.length
  return (
    <svg
      className="mx-auto h-auto max-w-full"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${name}：${axes.map(({ name: axis, text }) => `${axis} ${text === MISSING ? '暂无' : `${text} 分`}`).join('，')}`}
    >
      {RINGS.map((share, ring) => (
        <path
          key={share}
          d={outline(axes.map(() => share))}
          fill={ring % 2 ? 'var(--color-surface)' : 'var(--color-fill)'}
          stroke="var(--color-line)"
        />
      ))}
      <path d={axes.map((_, index) => `M${x} ${y}L${spotText(index, count)}`).join('')} stroke="var(--color-tick)" />
      <g ref={shape} className="[transform-origin:163px_152px]" stroke="var(--color-brand-line)">
        <path
          d={outline(shares)}
          fill="var(--color-brand)"
          fillOpacity={0.22}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {axes.map(({ name: axis, text }, index) => {
          const spot = spotOn(index, count, shares[index]!)
          return (
            text !== MISSING && (
              <circle key={axis} cx={spot.x} cy={spot.y} r="4" fill="var(--color-surface)" strokeWidth={2.2} />
            )
          )
        })}
      </g>
      {axes.map(({ name: axis, text }, index) => {
        const at = labelSpot(index, count)
        return (
          <g key={axis} textAnchor={at.anchor}>
            <text className="elder:hidden" x={at.x} y={at.name} fontSize={13} fill="var(--color-ink-2)">
              {axis}
            </text>
            <text x={at.x} y={at.value} fontSize={17} fill="var(--color-ink)" className="num elder:hidden">
              {text}
            </text>
            <text
              {...spotOn(index, count, 1, RADAR.radius + NUMBER_GAP)}
              dy=".36em"
              textAnchor="middle"
              fill="var(--color-ink-2)"
              className="num hidden text-[calc(42*var(--px))] elder:block"
            >
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const spotText = (index: number, count: number) => {
  const { x, y } = spotOn(index, count, 1)
  return `${x} ${y}`
}
