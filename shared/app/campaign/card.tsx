import type { ReactNode } from 'react'

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
