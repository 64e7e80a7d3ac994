import { useEffect, useRef, useState } from 'react'
import {
  HIGHEST,
  heldTenths,
  keyTenths,
  LOWEST,
  restingTenths,
  rulerTicks,
  TICK_PX,
  UNIT_NAMES,
  type WeightUnit,
  weightText,
} from '#shared/core/ruler-scale.ts'
import { glide } from '#shared/ui/motion/glide.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { watchWheel } from './turn.ts'

interface Props {
  /** Tenths of a kilogram. */
  tenths: number
  /** Called with whole tenths while it moves and when it rests. */
  onChange: (tenths: number) => void
  unit: WeightUnit
}

const FLIGHT_MS = 520
const SNAP_MS = 200
/** Wide enough for any phone; what lies outside is cut off. */
const WIDTH = 480

/** A strip of ticks under a needle: drag it, or use the arrow keys. */
export function Ruler({ tenths, onChange, unit }: Props) {
  const box = useRef<HTMLDivElement>(null)
  /** Where the strip stands; apart from `tenths` only while it moves. */
  const [at, setAt] = useState(tenths)
  const moving = useRef(false)
  const position = useRef(at)
  /** Ends a glide where it is. */
  const stop = useRef(() => {})
  const latest = useRef({ tenths, onChange })
  latest.current = { tenths, onChange }

  useEffect(() => {
    if (moving.current) return
    position.current = tenths
    setAt(tenths)
  }, [tenths])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const move = (to: number) => {
      position.current = heldTenths(to)
      setAt(position.current)
      const whole = Math.round(position.current)
      if (whole !== latest.current.tenths) latest.current.onChange(whole)
    }
    let wasMoving = false
    let tapped: number | undefined
    const unwatch = watchPan(element, {
      onGrab() {
        stop.current()
        wasMoving = moving.current
      },
      onPan(px) {
        moving.current = true
        move(position.current - px / TICK_PX)
      },
      onRelease(velocity) {
        const rest = tapped ?? restingTenths(position.current, velocity)
        tapped = undefined
        moving.current = true
        const isFar = Math.abs(rest - position.current) > 10
        stop.current = glide(position.current, rest, isFar ? FLIGHT_MS : SNAP_MS, move, () => {
          moving.current = false
        })
      },
      onTap(x) {
        // A tap on the flying strip only stops it.
        if (!wasMoving) tapped = heldTenths(Math.round(position.current + (x - element.clientWidth / 2) / TICK_PX))
      },
    })
    const unwatchWheel = watchWheel(element, (by) => {
      stop.current()
      moving.current = false
      latest.current.onChange(heldTenths(latest.current.tenths + by))
    })
    return () => {
      stop.current()
      unwatch()
      unwatchWheel()
    }
  }, [])

  const { tenth, half, whole, labels } = rulerTicks(at, WIDTH, unit)
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label="体重"
      aria-valuemin={LOWEST / 10}
      aria-valuemax={HIGHEST / 10}
      aria-valuenow={tenths / 10}
      aria-valuetext={`${weightText(tenths, unit)} ${UNIT_NAMES[unit]}`}
      className="relative flex h-[82px] touch-pan-y justify-center overflow-hidden rounded-[8px] select-none"
      onKeyDown={(event) => {
        const target = keyTenths(event.key, tenths)
        if (target === undefined) return
        event.preventDefault()
        stop.current()
        moving.current = false
        onChange(target)
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
