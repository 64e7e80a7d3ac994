import { Fragment } from 'react'

interface Props {
  /** Zero-padded; days may have three digits. */
  days: string
  hours: string
  minutes: string
  seconds: string
}

const BOX =
  'num block h-[min(3.5rem,64px)] min-w-[min(56px,15vw)] rounded-tile bg-sun-ink px-1.5 text-[min(1.875rem,9.5vw)] leading-[min(3.5rem,64px)] text-[#ffd875]'
const COLON = 'num self-start text-[min(1.5rem,6vw)] leading-[min(3.5rem,64px)] text-sun-ink-2'

/** Four dark boxes; role timer, so that a screen reader reads it when asked and not every second. */
export function Countdown({ days, hours, minutes, seconds }: Props) {
  const units = [
    [days, '天'],
    [hours, '时'],
    [minutes, '分'],
    [seconds, '秒'],
  ] as const
  return (
    <div role="timer" className="mt-2.5 flex items-end justify-center gap-[min(8px,1.6vw)] text-center">
      {units.map(([value, unit], index) => (
        <Fragment key={unit}>
          {index > 0 && (
            <i className={COLON} aria-hidden="true">
              :
            </i>
          )}
          <span className="grid justify-items-center gap-1 text-caption leading-[1.3] text-sun-ink-2">
            <b className={BOX}>{value}</b>
            {unit}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
