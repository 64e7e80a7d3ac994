import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  clampTenths,
  createRulerTicks,
  formatStep,
  formatWeight,
  getKeyTenths,
  getRestingTenths,
  getWheelTenths,
  MAX_TENTHS,
  MIN_TENTHS,
  TICK_PX,
  toKilograms,
} from '#shared/core/ruler-scale.ts'
import { UNIT_NAMES, type WeightUnit } from '#shared/format/weight-unit.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { animateNumber } from '#shared/ui/motion/glide.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'

interface Props {
  weightKg: number
  onChange: (weightKg: number) => void
  unit: WeightUnit
  onUnit: (unit: WeightUnit) => void
  /** True while the value is being saved and afterwards: the displayed value stays the one sent. */
  isLocked?: boolean
}

const UNITS = (['kg', 'jin'] as const).map((key) => ({ key, label: UNIT_NAMES[key] }))

/** Weight input: the large number between − and +, the unit, the ruler. */
export function WeightEntry({ weightKg, onChange, unit, onUnit, isLocked = false }: Props) {
  const tenths = Math.round(weightKg * 10)
  /**
   * True if a button made the last change; unlike the ruler it does not announce the value itself.
   */
  const [isStepped, setStepped] = useState(false)
  const stepBy = (by: number) => {
    setStepped(true)
    onChange(toKilograms(clampTenths(tenths + by)))
  }
  const turnTo = (to: number) => {
    setStepped(false)
    onChange(toKilograms(to))
  }
  /** Value displayed while the strip still moves to the selected one. */
  const [passed, setPassed] = useState<number>()
  const displayed = formatWeight(passed ?? tenths, unit)
  return (
    // Early engines do not support `inert`.
    <div inert={isLocked} className={isLocked ? 'pointer-events-none' : ''}>
      <div className="flex items-center justify-center gap-2 px-3">
        <StepButton label={`减 ${formatStep(unit)}`} d="M5 12h14" onStep={() => stepBy(-1)} />
        <p className="max-w-[13.5rem] min-w-0 flex-1 text-center">
          <b
            className={`num leading-[1.1] tracking-[-.02em] whitespace-nowrap ${displayed.length > 4 ? 'text-[min(4.5rem,17vw)] elder:text-[min(4.5rem,14vw)]' : 'text-[min(4.5rem,20vw)]'}`}
          >
            {displayed}
          </b>
          <i className="ml-1 inline-block text-body text-ink-3">{UNIT_NAMES[unit]}</i>
        </p>
        <StepButton label={`加 ${formatStep(unit)}`} d="M12 5v14M5 12h14" onStep={() => stepBy(1)} />
      </div>
      <p className="sr-only" role="status">
        {isStepped && `${displayed} ${UNIT_NAMES[unit]}`}
      </p>
      <div className="mt-3 mb-4 text-center low:mt-2 low:mb-2">
        <Segmented label="单位" options={UNITS} value={unit} onChange={onUnit} />
        <p className="mt-1.5 text-caption text-ink-3 low:mt-0 low:ml-3 low:inline-block">
          所有页面同步显示，数据按 kg 保存
        </p>
      </div>
      <Ruler tenths={tenths} onChange={turnTo} onPass={setPassed} unit={unit} />
    </div>
  )
}

const HOLD_MS = 400
const REPEAT_MS = 60

/** A button that steps once per tap, and repeatedly while held. */
function StepButton({ label, d, onStep }: { label: string; d: string; onStep: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onStep)
  latest.current = onStep
  /** True after a long press, whose final click must not step again. */
  const repeated = useRef(false)
  const startRepeat = () => {
    repeated.current = false
    timer.current = setTimeout(function again() {
      repeated.current = true
      latest.current()
      timer.current = setTimeout(again, REPEAT_MS)
    }, HOLD_MS)
  }
  const stopRepeat = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <button
      type="button"
      aria-label={label}
      className="press grid size-touch flex-none touch-manipulation place-items-center rounded-full bg-fill select-none"
      onClick={() => {
        if (!repeated.current) onStep()
        repeated.current = false
      }}
      onPointerDown={startRepeat}
      onPointerUp={stopRepeat}
      onPointerLeave={stopRepeat}
      onPointerCancel={stopRepeat}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon size={22} d={d} />
    </button>
  )
}

interface RulerProps extends Choice {
  unit: WeightUnit
}

/** Wider than any phone; the container clips it. */
const RULER_WIDTH = 480

/** A strip of ticks under a needle, controlled by dragging or the arrow keys. */
function Ruler({ unit, ...choice }: RulerProps) {
  const { tenths } = choice
  const { box, at, turnTo } = useStrip(choice)
  const { tenth, half, full, labels } = createRulerTicks(at, RULER_WIDTH, unit)
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
        width={RULER_WIDTH}
        height="82"
        viewBox={`0 -8 ${RULER_WIDTH} 82`}
        strokeWidth={2}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={tenth + half} stroke="var(--color-tick)" />
        <path d={full} stroke="var(--color-ink-3)" />
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

interface Choice {
  /** Tenths of a kilogram. */
  tenths: number
  /** Called with whole tenths: during a drag, and on release at once with the final value. */
  onChange: (tenths: number) => void
  /** Called with the whole tenths under the needle during the inertia; undefined at its end. */
  onPass: (tenths: number | undefined) => void
}

const FLIGHT_MS = 520
const SNAP_MS = 200

/**
 * Motion of the ruler's strip: dragging, inertia, snapping to a whole tenth.
 * @returns `box`, the ref of the drag area; `at`, the position in tenths; `turnTo`, which selects a
 * value at once
 */
function useStrip(choice: Choice) {
  const { tenths } = choice
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(tenths)
  const moving = useRef(false)
  const position = useRef(tenths)
  /** The last value reported here. */
  const reportedTenths = useRef(tenths)
  /** Stops an animation at its current value. */
  const stop = useRef(() => {})
  const latest = useRef(choice)
  latest.current = choice

  const setPosition = (to: number) => {
    stop.current()
    moving.current = false
    reportedTenths.current = to
    position.current = to
    setAt(to)
    latest.current.onPass(undefined)
  }
  const animateTo = (to: number) => {
    setPosition(to)
    latest.current.onChange(to)
  }

  // A value set elsewhere (step button, last weight) applies at once, even while the strip moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setPosition` works on refs
  useLayoutEffect(() => {
    if (!moving.current || tenths !== reportedTenths.current) setPosition(tenths)
  }, [tenths])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `animateTo` works on refs
  useEffect(() => {
    const element = box.current
    if (!element) return
    const moveTo = (to: number) => {
      position.current = clampTenths(to)
      setAt(position.current)
      return Math.round(position.current)
    }
    const selectTenths = (rounded: number) => {
      if (rounded === reportedTenths.current) return
      reportedTenths.current = rounded
      latest.current.onChange(rounded)
    }
    let wasMoving = false
    let tapped: number | undefined
    const unwatch = watchPan(element, {
      onGrab() {
        stop.current()
        wasMoving = moving.current
        if (wasMoving) selectTenths(Math.round(position.current))
        latest.current.onPass(undefined)
      },
      onPan(px) {
        moving.current = true
        selectTenths(moveTo(position.current - px / TICK_PX))
      },
      onRelease(velocity) {
        const rest = tapped ?? getRestingTenths(position.current, velocity)
        tapped = undefined
        moving.current = true
        // Selects the final value at once, so that saving during the inertia stores it.
        selectTenths(rest)
        const isFar = Math.abs(rest - position.current) > 10
        const passTo = (to: number) => latest.current.onPass(moveTo(to))
        stop.current = animateNumber(position.current, rest, isFar ? FLIGHT_MS : SNAP_MS, passTo, () => {
          moving.current = false
          latest.current.onPass(undefined)
        })
      },
      onTap(x) {
        // A tap on the moving strip only stops it.
        if (!wasMoving) tapped = clampTenths(Math.round(position.current + (x - element.clientWidth / 2) / TICK_PX))
      },
    })
    const unwatchWheel = watchWheel(element, (by) => animateTo(clampTenths(latest.current.tenths + by)))
    return () => {
      stop.current()
      unwatch()
      unwatchWheel()
    }
  }, [])

  return { box, at, turnTo: animateTo }
}

/**
 * Watches the wheel or trackpad over an element, in whole tenths; fractions carry over to the next
 * event. Prevents scrolling of the page; ignores ctrl, which zooms.
 * @returns a function that removes the listener
 */
function watchWheel(element: HTMLElement, onTurn: (tenths: number) => void) {
  let rest = 0
  const turnBy = (event: WheelEvent) => {
    if (event.ctrlKey) return
    event.preventDefault()
    const asked = rest + getWheelTenths(event)
    const steps = Math.trunc(asked)
    rest = asked - steps
    if (steps !== 0) onTurn(steps)
  }
  element.addEventListener('wheel', turnBy, { passive: false })
  return () => element.removeEventListener('wheel', turnBy)
}
