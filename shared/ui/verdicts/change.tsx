import { fixed, toNumber } from '#shared/core/numbers.ts'

interface Props {
  /** Now minus before, in the metric's own unit. */
  by?: number
  /** Digits after the point, as the metric itself is shown; a change that rounds to 0 is 持平. */
  decimals?: number
  /** Written right behind the number: '%', ' kg'. */
  unit?: string
}

/** A small triangle and how much; always ink, because a change up or down is neither good nor bad by itself. */
export function Change({ by, decimals = 1, unit = '' }: Props) {
  if (toNumber(by) === undefined) return <span className="text-ink-3">-</span>
  const size = fixed(Math.abs(by!), decimals)
  if (Number(size) === 0) return <span>持平</span>
  const isUp = by! > 0
  return (
    <span className="num inline-flex items-center gap-[3px]">
      <svg width="9" height="9" viewBox="0 0 10 10" role="img" aria-label={isUp ? '上升' : '下降'}>
        <path d={isUp ? 'm5 1.2 4.3 7.4H.7z' : 'M5 8.8.7 1.4h8.6z'} fill="currentColor" />
      </svg>
      {size}
      {unit}
    </span>
  )
}
