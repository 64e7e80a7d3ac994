import { useLayoutEffect, useRef } from 'react'
import { clamp, PLACEHOLDER } from '#shared/format/numbers.ts'
import type { RatingKey } from '#shared/health/ratings.ts'
import { animateDrawing } from '#shared/ui/motion/motion.ts'
import { drawOutline, getSpot, placeLabel, RADAR, RINGS } from './radar-shape.ts'

interface RadarAxis {
  name: string
  /** Formatted score; '-' when missing, then the axis has no point. */
  text: string
  /** 0–100 of the maximum score. */
  percent: number
  /** Rating, whose colour the score has; undefined without one. */
  kind?: RatingKey | undefined
  /** Previous value, 0–100. */
  last?: number | undefined
  /** Change since the previous score: '+3'. */
  change?: string | undefined
}

/**
 * Radar chart with the previous scores as an outline behind; clockwise from the top, at least three
 * axes. Renders bars in 长辈版.
 */
export const Radar = ({ name, axes }: { name: string; axes: readonly RadarAxis[] }) => (
  <div
    role="img"
    aria-label={`${name}：${axes.map(({ name: axis, text, change }) => `${axis} ${text === PLACEHOLDER ? '暂无' : `${text} 分`}${change ? `（${change}）` : ''}`).join('，')}`}
  >
    <Drawing axes={axes} />
    <ScoreBars axes={axes} />
  </div>
)

function Drawing({ axes }: { axes: readonly RadarAxis[] }) {
  const shape = useRef<SVGGElement>(null)
  const shares = axes.map(({ percent }) => clamp(percent, 0, 100) / 100)
  const renderedShares = shares.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other scores are another first draw
  useLayoutEffect(() => {
    animateDrawing(shape.current, [
      { transform: 'scale(.2)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ])
  }, [renderedShares])

  const { width, height, x, y } = RADAR
  const count = axes.length
  return (
    <svg
      className="mx-auto block h-auto max-w-full elder:hidden"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {RINGS.map((share, ring) => (
        <path
          key={share}
          d={drawOutline(axes.map(() => share))}
          fill={ring % 2 ? 'var(--color-surface)' : 'var(--color-fill)'}
          stroke="var(--color-line)"
        />
      ))}
      <path
        d={axes.map((_, index) => `M${x} ${y}L${getLabelStyle(index, count)}`).join('')}
        stroke="var(--color-tick)"
      />
      {axes.some(({ last }) => last !== undefined) && (
        <path
          d={drawOutline(axes.map(({ last = 0 }) => clamp(last, 0, 100) / 100))}
          fill="none"
          stroke="var(--color-ink-3)"
          strokeWidth={1.5}
          strokeDasharray="3 3"
          strokeLinejoin="round"
        />
      )}
      <g ref={shape} className="[transform-origin:163px_152px]" stroke="var(--color-brand-line)">
        <path
          d={drawOutline(shares)}
          fill="var(--color-brand)"
          fillOpacity={0.22}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {axes.map(({ name: axis, text }, index) => {
          const spot = getSpot(index, count, shares[index]!)
          return (
            text !== PLACEHOLDER && (
              <circle key={axis} cx={spot.x} cy={spot.y} r="4" fill="var(--color-surface)" strokeWidth={2.2} />
            )
          )
        })}
      </g>
      {axes.map(({ name: axis, text, kind, change }, index) => {
        const at = placeLabel(index, count)
        return (
          <g key={axis} textAnchor={at.anchor}>
            <text x={at.x} y={at.name} fontSize={13} fill="var(--color-ink-2)">
              {axis}
            </text>
            <text x={at.x} y={at.value} fontSize={17} fill={getTextColour(kind)} className="num">
              {text}
              {change && (
                <tspan dx="4" fontSize={13} fill="var(--color-ink-2)">
                  {change}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const getTextColour = (kind: RatingKey | undefined) => `var(--color-${kind ? `${kind}-text` : 'ink'})`

const getLabelStyle = (index: number, count: number) => {
  const { x, y } = getSpot(index, count, 1)
  return `${x} ${y}`
}

/**
 * The scores as labelled bars for 长辈版, whose text does not fit around a radar. A tick marks the
 * previous score.
 */
const ScoreBars = ({ axes }: { axes: readonly RadarAxis[] }) => (
  <ol role="list" className="hidden gap-y-3 px-3 py-1.5 elder:grid">
    {axes.map(({ name, text, kind, percent, last, change }) => (
      <li key={name} className="text-sub leading-[1.3] text-ink-2">
        <p className="flex items-baseline gap-1.5">
          {name}
          <b className="num ml-auto" style={{ color: getTextColour(kind) }}>
            {text}
          </b>
          {change && <span className="num min-w-[2.2em] text-right text-ink-3">{change}</span>}
        </p>
        <svg className="mt-1.5 block h-3 w-full" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="12" fill="var(--color-fill)" />
          <rect width={clamp(percent, 0, 100)} height="12" fill={`var(--color-${kind ?? 'brand'})`} />
          {last !== undefined && <rect x={clamp(last, 0, 99.2)} width=".8" height="12" fill="var(--color-ink)" />}
        </svg>
      </li>
    ))}
  </ol>
)
