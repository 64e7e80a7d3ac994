import { fixed, toNumber } from '#shared/core/numbers.ts'

interface Props {
  /** Now minus before, in the metric's own unit. */
  by?: number
  /** Digits after the point, as the metric itself is shown; a change that rounds to 0 is 持平. */
  decimals?: number
  /** Written right behind the number: '%', ' kg'. */
  unit?: string
  /** What the change is for the member, a mark with its word for who hears it: going up or down alone is no verdict, and stays ink. */
  verdict?: { isGood: boolean; word: string }
}

/** A small triangle and how much, with its verdict where there is one. */
export function Change({ by, decimals = 1, unit = '', verdict }: Props) {
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
      {verdict && (
        <b
          role="img"
          aria-label={verdict.word}
          className={`font-sans ${verdict.isGood ? 'text-brand-text' : 'text-warn-text'}`}
        >
          {verdict.isGood ? '✓' : '!'}
        </b>
      )}
    </span>
  )
}
