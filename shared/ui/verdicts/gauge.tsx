import { useLayoutEffect, useRef } from 'react'
import { formatTrimmed, toNumber } from '#shared/format/numbers.ts'
import { formatMass, formatMassUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { createGauge, GAUGE, type GaugeInput, type Point } from '#shared/health/gauge.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import { animateDrawing } from '#shared/ui/motion/motion.ts'

/** Width of two characters of 23 px; in 长辈版 the starting weight's label yields to the goal's. */
const LABEL_WIDTH = 50
/**
 * Offsets large labels from their mark: upwards, and at the sides further up and within the card.
 */
const markLabel = ({ x }: Point) =>
  Math.abs(x - GAUGE.centreX) < 140
    ? 'elder:[transform:translateY(-6px)]'
    : x < GAUGE.centreX
      ? 'elder:[transform:translate(11px,-24px)]'
      : 'elder:[transform:translate(-11px,-24px)]'

/**
 * Weight on an arc of ticks, with the standard range in brand colour, the starting weight and the
 * goal. The page renders the number itself as HTML and moves it up into the arc.
 */
export function Gauge(input: GaugeInput) {
  const { ticks, needle, angle, origin, target, ends, endLabels } = createGauge(input)
  const labels = [origin?.label, target?.label] as const
  const isTight =
    labels[0] && labels[1] && Math.hypot(labels[0].x - labels[1].x, labels[0].y - labels[1].y) < LABEL_WIDTH
  const hand = useRef<SVGGElement>(null)
  const before = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (angle === undefined) return
    const from = (before.current ?? -108) - angle
    before.current = angle
    animateDrawing(hand.current, [{ transform: `rotate(${from}deg)` }, { transform: 'rotate(0deg)' }])
  }, [angle])

  return (
    <svg
      className="mx-auto h-auto max-w-full overflow-visible"
      width={GAUGE.width}
      height={GAUGE.height}
      viewBox={`0 0 ${GAUGE.width} ${GAUGE.height}`}
      role="img"
      aria-label={describeGauge(input)}
    >
      <g strokeWidth={2} strokeLinecap="round">
        <path d={ticks.short} stroke="var(--color-tick)" />
        <path d={ticks.long} stroke="var(--color-ink-4)" />
        <path d={ticks.standard} stroke="var(--color-brand)" strokeWidth={2.5} />
      </g>
      {needle && (
        <g ref={hand} strokeLinecap="round" className="[transform-origin:159px_162px]">
          <path d={needle} stroke="var(--color-surface)" strokeWidth={11} />
          <path d={needle} stroke="var(--color-ink)" strokeWidth={5} />
        </g>
      )}
      {origin && (
        <circle
          cx={origin.x}
          cy={origin.y}
          r="4"
          fill="var(--color-surface)"
          stroke="var(--color-ink-3)"
          strokeWidth={2}
        />
      )}
      {target && (
        <g transform={`translate(${target.x} ${target.y})`}>
          <circle r="5" fill="var(--color-brand-text)" />
          <path
            d="m-2.2.1 1.6 1.6 2.9-3.3"
            fill="none"
            stroke="var(--color-surface)"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
      <g
        className="text-axis max-[359px]:text-[14px] elder:text-[calc(23*var(--px))]"
        textAnchor="middle"
        fill="var(--color-ink-3)"
      >
        {endLabels.map(({ x, y }, end) => (
          <text key={end} x={x} y={y} dy=".78em" className="num">
            {formatTrimmed(toDisplayUnit('kg', ends[end]), 1)}
          </text>
        ))}
        {origin?.label && (
          <text {...origin.label} dy=".36em" className={isTight ? 'elder:hidden' : markLabel(origin.label)}>
            初始
          </text>
        )}
        {target?.label && (
          <text {...target.label} dy=".36em" className={markLabel(target.label)}>
            目标
          </text>
        )}
      </g>
    </svg>
  )
}

function describeGauge({
  weight,
  originWeight,
  targetWeight,
  weightStandardLeft,
  weightStandardRight,
}: GaugeInput): string {
  // Omits parts that are not drawn, such as a goal of 0 (none).
  const describeWeight = (name: string, value: unknown) =>
    parseMeasured(value) ? [`${name} ${formatMassUnit(value)}`] : []
  const [left, right] = [toNumber(weightStandardLeft), toNumber(weightStandardRight)]
  const range =
    left !== undefined && right !== undefined && left < right
      ? [`标准范围 ${formatMass(left)} 到 ${formatMassUnit(right)}`]
      : []
  const parts = [
    ...describeWeight('当前体重', weight),
    ...describeWeight('初始', originWeight),
    ...describeWeight('目标', targetWeight),
    ...range,
  ]
  return parts.join('，') || '暂无体重数据'
}
