import { formatGrouped, toNumber } from '#shared/format/numbers.ts'
import { Dash } from './dash.tsx'

interface Props {
  /** Now minus before, in the metric's own unit. */
  by?: number
  /** Decimals of the metric; a change that rounds to 0 is 持平. */
  decimals?: number
  /** Appended to the number: ' 个百分点', ' kg'. */
  unit?: string
}

/** A small triangle and the amount. In ink, because a difference of readings is no verdict. */
export function Change({ by, decimals = 1, unit = '' }: Props) {
  if (toNumber(by) === undefined) return <Dash />
  const size = formatGrouped(Math.abs(by!), decimals)
  if (Number(size) === 0) return <span>持平</span>
  return (
    <span className="num inline-flex flex-wrap items-center gap-[3px]">
      <Triangle isUp={by! > 0} />
      {size}
      {unit && <i className="font-sans text-caption font-normal">{unit}</i>}
    </span>
  )
}

/** Arrow up or down. @param hasLabel false if adjacent text gives the direction */
export const Triangle = ({ isUp, hasLabel = true }: { isUp: boolean; hasLabel?: boolean }) => (
  <svg
    width="9"
    height="9"
    viewBox="0 0 10 10"
    role="img"
    aria-label={isUp ? '上升' : '下降'}
    aria-hidden={!hasLabel || undefined}
  >
    <path d={isUp ? 'm5 1.2 4.3 7.4H.7z' : 'M5 8.8.7 1.4h8.6z'} fill="currentColor" />
  </svg>
)
