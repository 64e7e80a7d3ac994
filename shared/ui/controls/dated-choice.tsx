import type { ReactNode } from 'react'
import { DownIcon } from '#shared/ui/icons/icons.tsx'

/** An option that belongs to a month. */
export interface Dated {
  /** '2026年11月'. */
  month: string
  /** Day or measurement within the month: '19日 07:35'. */
  text: string
}

interface Props {
  /** Name of the choice: 较早, 较晚. */
  label: string
  /** Oldest first, at least one. */
  options: readonly Dated[]
  /** Index of the selected option. */
  value: number
  onChange: (index: number) => void
}

interface FieldProps {
  label: string
  value: string | number
  onChange: (value: string) => void
  children: ReactNode
}

const Field = ({ label, value, onChange, children }: FieldProps) => (
  <span className="relative block min-w-0">
    <select
      aria-label={label}
      className="min-h-touch w-full appearance-none rounded-tile border border-tick bg-surface py-2 pr-8 pl-3 text-body text-ink"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
    <DownIcon size={18} className="pointer-events-none absolute top-1/2 right-2 -mt-[9px] text-ink-3" />
  </span>
)

/**
 * Two native selects, a month and one of its days or measurements, so that each list stays short
 * for a long history.
 */
export function DatedChoice({ label, options, value, onChange }: Props) {
  const { month } = options[value]!
  const months = [...new Set(options.map((candidate) => candidate.month))].reverse()
  const monthOptions = options
    .flatMap((candidate, index) => (candidate.month === month ? [{ index, text: candidate.text }] : []))
    .reverse()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-caption text-ink-3">{label}</legend>
      <div className="fold-[7.8rem] gap-2">
        <Field
          label={`${label}，月份`}
          value={month}
          // Selects the latest option of the other month.
          onChange={(to) => onChange(options.map((candidate) => candidate.month).lastIndexOf(to))}
        >
          {months.map((candidate) => (
            <option key={candidate} value={candidate}>
              {candidate}
            </option>
          ))}
        </Field>
        <Field label={`${label}，日期`} value={value} onChange={(to) => onChange(Number(to))}>
          {monthOptions.map(({ index, text }) => (
            <option key={index} value={index}>
              {text}
            </option>
          ))}
        </Field>
      </div>
    </fieldset>
  )
}
