import { grouped, toNumber } from '#shared/core/numbers.ts'
import type { ChangeVerdict } from '#shared/health/change-verdict.ts'

interface Props {
  /** Now minus before, in the metric's own unit. */
  by?: number
  /** Digits after the point, as the metric itself is shown; a change that rounds to 0 is 持平. */
  decimals?: number
  /** Written right behind the number: '%', ' kg'. */
  unit?: string
  /** What it is for the member. */
  verdict?: ChangeVerdict
}

const WORDS = { good: '向好', bad: '可留意' }
const LOOKS = { good: 'text-brand-text', bad: 'text-warn-text' }
const SIGNS = { good: 'M1 5.4 3.8 8.2 9 2', bad: 'M5 1v5M5 8.6v.1' }

/** A small triangle and how much; in ink where it is neither good nor bad, else in a colour and with a sign of its own. */
export function Change({ by, decimals = 1, unit = '', verdict }: Props) {
  if (toNumber(by) === undefined) return <span className="text-ink-3">-</span>
  const size = grouped(Math.abs(by!), decimals)
  if (Number(size) === 0) return <span>持平</span>
  const isUp = by! > 0
  return (
    <span className={`num inline-flex items-center gap-[3px] ${verdict ? LOOKS[verdict] : ''}`}>
      <svg width="9" height="9" viewBox="0 0 10 10" role="img" aria-label={isUp ? '上升' : '下降'}>
        <path d={isUp ? 'm5 1.2 4.3 7.4H.7z' : 'M5 8.8.7 1.4h8.6z'} fill="currentColor" />
      </svg>
      {size}
      {unit}
      {verdict && (
        <svg width="10" height="10" viewBox="0 0 10 10" role="img" aria-label={WORDS[verdict]}>
          <path d={SIGNS[verdict]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      )}
    </span>
  )
}
