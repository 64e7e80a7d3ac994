import { createRulerTicks, formatWeight, getKeyTenths, MAX_TENTHS, MIN_TENTHS } from '#shared/core/ruler-scale.ts'
import { UNIT_NAMES, type WeightUnit } from '#shared/format/weight-unit.ts'
import { type Choice, useStrip } from './use-strip.ts'

interface Props extends Choice {
  unit: WeightUnit
}

/** Wider than any phone; the container clips it. */
const WIDTH = 480

/** A strip of ticks under a needle, controlled by dragging or the arrow keys. */
export function Ruler({ unit, ...choice }: Props) {
  const { tenths } = choice
  const { box, at, turnTo } = useStrip(choice)
  const { tenth, half, whole, labels } = createRulerTicks(at, WIDTH, unit)
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label="体重"
      aria-valuemin={MIN_TENTHS / 10}
      aria-valuemax={MAX_TENTHS / 10}
      aria-valuenow={tenths / 10}
      aria-valuetext={`${formatWeight(tenths, unit)} ${UNIT_NAMES[unit]}`}
      className="relative flex h-[82px] touch-pan-y justify-center overflow-hidden rounded-[8px] select-none"
      onKeyDown={(event) => {
        const target = getKeyTenths(event.key, tenths)
        if (target === undefined) return
        event.preventDefault()
        turnTo(target)
      }}
    >
      <svg
        className="max-w-none flex-none [-webkit-mask-image:linear-gradient(90deg,transparent_10%,#000_30%_70%,transparent_90%)]"
        width={WIDTH}
        height="82"
        viewBox={`0 -8 ${WIDTH} 82`}
        strokeWidth={2}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={tenth + half} stroke="var(--color-tick)" />
        <path d={whole} stroke="var(--color-ink-3)" />
        <g className="num elder:text-axis" fill="var(--color-ink)" fontSize={15} textAnchor="middle">
          {labels.map(({ x, text }) => (
            <text key={text} x={x} y="60">
              {text}
            </text>
          ))}
        </g>
      </svg>
      <i className="pointer-events-none absolute top-0 h-[58px] w-1 rounded-[2px] bg-brand" />
    </div>
  )
}
