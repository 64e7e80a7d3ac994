import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Of the input. */
  id: string
  problem?: string
  children: ReactNode
}

/** One line of the form, with what is wrong under it. */
export const FieldRow = ({ label, id, problem, children }: Props) => (
  <div className="flex min-h-[60px] flex-wrap items-start gap-x-2 border-line py-2 not-first:border-t">
    <label id={`${id}-label`} htmlFor={id} className="flex min-h-touch w-[5.5rem] items-center leading-[1.4]">
      {label}
    </label>
    <div className="min-w-0 flex-[1_1_9em]">
      <div
        className={`flex min-h-touch flex-wrap items-center justify-end gap-2 leading-[1.5] ${problem ? 'text-risk-text' : ''}`}
      >
        {children}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="flex items-center gap-[5px] py-1 text-caption leading-[1.5] text-risk-text">
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <circle cx="7" cy="7" r="6.500" fill="currentColor" />
            <path d="M7 3.500v4m0 2.500v.1" stroke="#fff" strokeWidth={1.5} strokeLinecap="round" />
          </svg>
          {problem}
        </p>
      )}
    </div>
  </div>
)
