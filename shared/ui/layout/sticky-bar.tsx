import type { ReactNode } from 'react'

/** Actions that stay at the bottom edge, above the phone's own inset; a card on a phone on its side, where the ground is wider than the column. Give its buttons `flex-[1_1_8em]`: they wrap when text grows. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-[5] flex flex-wrap gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(14px+var(--safe-bottom))] side:mx-4 side:rounded-t-card side:border-0 side:shadow-float">
      {children}
    </div>
  )
}
