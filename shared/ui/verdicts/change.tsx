import { grouped, toNumber } from '#shared/core/numbers.ts'
import type { ChangeVerdict } from '#shared/health/change-verdict.ts'
import { Dash } from './dash.tsx'

interface Props {
  /** Now minus before, in the metric's own unit. */
  by?: number
  /** Digits after the point, as the metric itself is shown; a change that rounds to 0 is 持平. */
  decimals?: number
  /** Written right behind the number: ' 个百分点', ' kg'. */
  unit?: string
  /** What it is for the member. */
  verdict?: ChangeVerdict
  /** The word stands below the number: where it must fit beside something. */
  isStacked?: boolean
}

const WORDS = { good: '向好', bad: '可留意' }
const LOOKS = { good: 'text-brand-text', bad: 'text-warn-text' }

/** A small triangle and how much; in ink where it is neither good nor bad, else in a colour and with the word for it. */
export function Change({ by, decimals = 1, unit = '', verdict, isStacked }: Props) {
  if (toNumber(by) === undefined) return <Dash />
  const size = grouped(Math.abs(by!), decimals)
  if (Number(size) === 0) return <span>持平</span>
  const isUp = by! > 0
  return (
    <span
      className={`num inline-flex ${isStacked ? 'flex-col items-end' : 'flex-wrap items-center gap-[3px]'} ${verdict ? LOOKS[verdict] : ''}`}
    >
      <span className="inline-flex items-center gap-[3px]">
        <Triangle isUp={isUp} />
        {size}
        {unit && <i className="font-sans text-caption font-normal">{unit}</i>}
      </span>
      {verdict && <span className="font-sans text-caption whitespace-nowrap">{WORDS[verdict]}</span>}
    </span>
  )
}

/** Up or down. @param isTold false where the words beside it say so */
export const Triangle = ({ isUp, isTold = true }: { isUp: boolean; isTold?: boolean }) => (
  <svg
    width="9"
    height="9"
    viewBox="0 0 10 10"
    role="img"
    aria-label={isUp ? '上升' : '下降'}
    aria-hidden={!isTold || undefined}
  >
    <path d={isUp ? 'm5 1.2 4.3 7.4H.7z' : 'M5 8.8.7 1.4h8.6z'} fill="currentColor" />
  </svg>
)
