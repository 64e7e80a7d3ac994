import { type ReactNode, useEffect } from 'react'

/** The parts of shared/ui draw with the general tokens; inside the campaign those take the summer colours (design §2). */
const SUMMER =
  '[--color-canvas:var(--color-sun-canvas)] [--color-surface:var(--color-sun-surface)] [--color-raised:var(--color-sun-surface)] [--color-fill:var(--color-sun-fill)] [--color-line:var(--color-sun-line)] [--color-ink:var(--color-sun-ink)] [--color-ink-2:var(--color-sun-ink-2)] [--color-ink-3:var(--color-sun-ink-2)] [--color-tick:#e3c79d] [--color-scrim:var(--color-sun-scrim)] [--color-brand:var(--color-ember)] [--color-brand-press:var(--color-ember-text)] [--color-on-brand:#fff] [--color-brand-text:var(--color-ember-text)] [--color-brand-soft:var(--color-sun-fill)]'

/** The page of the summer campaign: always light, in its own colours. */
export function CampaignFrame({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.classList.add('bg-sun-canvas'), [])
  return (
    <div className={`mx-auto flex min-h-screen max-w-[480px] flex-col bg-canvas text-ink ${SUMMER}`}>{children}</div>
  )
}

/** A panel with a little sun before its title. */
export const CampaignCard = ({
  title,
  className = 'p-5',
  children,
}: {
  title?: string
  className?: string
  children: ReactNode
}) => (
  <section className={`rounded-card border border-line bg-surface ${className}`}>
    {title && (
      <h2 className="mb-4 flex items-center gap-2 text-head leading-[1.4]">
        <Sun />
        {title}
      </h2>
    )}
    {children}
  </section>
)

const Sun = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="var(--color-coral)" aria-hidden="true">
    <circle cx="9" cy="9" r="7.500" strokeWidth={3} strokeDasharray="2.945 2.945" />
    <circle cx="9" cy="9" r="4.700" strokeWidth={1.6} strokeDasharray="1.846 1.846" />
  </svg>
)
