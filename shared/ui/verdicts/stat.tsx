import type { ReactNode } from 'react'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { Dash } from './dash.tsx'

interface Props {
  label: string
  /** Formatted value; '-' when missing, which omits the unit. */
  value: ReactNode
  unit?: string
  size?: keyof typeof SIZES
}

const SIZES = {
  small: 'text-fig-s leading-[1.35]',
  normal: 'text-fig-m leading-[1.4]',
}

/** A name above a figure. Must be inside a <dl>; rows of three: `<dl className="trio">`. */
export function Stat({ label, value, unit, size = 'normal' }: Props) {
  const isMissing = value === PLACEHOLDER
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className={`num ${SIZES[size]}`}>
        {isMissing ? <Dash /> : value}
        {unit && !isMissing && (
          <i className="ml-0.5 inline-block font-sans text-caption font-normal text-ink-3">{unit}</i>
        )}
      </dd>
    </div>
  )
}
