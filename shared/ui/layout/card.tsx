import type { ReactNode } from 'react'

interface Props {
  title?: string
  /**
   * Content next to the title, 13 px: text, a toggle or a legend; wraps below it if space is short.
   */
  right?: ReactNode
  /** Id for the guide and for links. */
  id?: string
  children?: ReactNode
}

/** A flat panel of 20 px corners with an optional header row. */
export function Card({ title, right, id, children }: Props) {
  return (
    <section id={id} className="rounded-card bg-surface p-5 shadow-card">
      {title && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-head leading-[1.4]">{title}</h2>
          {right && <div className="flex items-center gap-0.5 text-sub text-ink-3">{right}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
