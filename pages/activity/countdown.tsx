import { Fragment } from 'react'
import { COUNTDOWN } from '#shared/campaign.ts'

interface Props {
  /** Zero-padded; days may have three digits. */
  days: string
  hours: string
  minutes: string
  seconds: string
}

const BOX =
  'num block min-w-[1.75em] rounded-[9px] bg-sun-ink px-0.5 text-[min(1.25rem,6.6vw)] leading-[1.75] text-sun-glow'

/** One line where there is room: how long it still runs, and four dark boxes with their units. Role timer, so that a screen reader reads it when asked and not every second. */
export function Countdown({ days, hours, minutes, seconds }: Props) {
  const units = [
    [days, '天'],
    [hours, '时'],
    [minutes, '分'],
    [seconds, '秒'],
  ] as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p className="text-sub leading-[1.5] text-ink-2">{COUNTDOWN}</p>
      <div role="timer" className="flex flex-wrap items-center gap-1 text-center text-tight text-sun-ink-2">
        {units.map(([value, unit]) => (
          <Fragment key={unit}>
            <b className={BOX}>{value}</b>
            {unit}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
