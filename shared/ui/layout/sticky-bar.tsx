import type { ReactNode } from 'react'

/**
 * Actions at the bottom edge, above the safe area; a card in landscape, where the page is wider
 * than the column. Give its buttons `flex-[1_1_8em]`, so that they wrap with large text.
 */
export function StickyBar({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`${className} sticky bottom-0 z-[5] flex flex-wrap gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(14px+var(--safe-bottom))] side:mx-4 side:rounded-t-card side:border-0 side:shadow-float`}
    >
      {children}
    </div>
  )
}
