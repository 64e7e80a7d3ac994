import type { ReactNode } from 'react'
import { Busy } from './button.tsx'

interface Props {
  /** 22 px. */
  icon: ReactNode
  label: string
  /** True while the action is running; taps are then ignored. */
  isBusy: boolean
  onClick: () => void
}

/** Button with an icon above its label, for a row of actions. */
export const IconAction = ({ icon, label, isBusy, onClick }: Props) => (
  <button
    type="button"
    aria-disabled={isBusy}
    className="press flex flex-col items-center gap-1.5 rounded-tile py-2 text-sub text-ink"
    onClick={() => isBusy || onClick()}
  >
    <span className="grid size-touch place-items-center rounded-full bg-brand-soft text-brand-text">
      {isBusy ? <Busy /> : icon}
    </span>
    {label}
  </button>
)
