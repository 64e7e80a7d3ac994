import { useEffect, useRef, useState } from 'react'
import { clampTenths, formatStep, formatWeight } from '#shared/core/ruler-scale.ts'
import { UNIT_NAMES, type WeightUnit } from '#shared/format/weight-unit.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { Ruler } from './ruler.tsx'

interface Props {
  tenths: number
  onChange: (tenths: number) => void
  unit: WeightUnit
  onUnit: (unit: WeightUnit) => void
  /** True while the value is being saved and afterwards: the displayed value stays the one sent. */
  isLocked?: boolean
}

const UNITS = (['kg', 'jin'] as const).map((key) => ({ key, label: UNIT_NAMES[key] }))

/** Weight input: the large number between − and +, the unit, the ruler. */
export function WeightEntry({ tenths, onChange, unit, onUnit, isLocked = false }: Props) {
  /**
   * True if a button made the last change; unlike the ruler it does not announce the value itself.
   */
  const [isStepped, setStepped] = useState(false)
  const stepBy = (by: number) => {
    setStepped(true)
    onChange(clampTenths(tenths + by))
  }
  const turnTo = (to: number) => {
    setStepped(false)
    onChange(to)
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
