import type { ReactNode } from 'react'

/** Skeleton block; its size and position are given as complete class names. */
export const Skeleton = ({ className }: { className: string }) => <i className={`skeleton block ${className}`} />

/** Announces loading to screen readers while a skeleton is displayed. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label="正在加载">
      {children}
    </div>
  )
}

/** Skeleton of a card: a title, a number, a bar and two lines. */
export function SkeletonCard() {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-surface p-5 shadow-card">
      <Skeleton className="h-5 w-21" />
      <Skeleton className="h-11.5 w-30" />
      <Skeleton className="h-2.5" />
      <Skeleton className="h-3.5" />
      <Skeleton className="h-3.5 w-3/5" />
    </div>
  )
}
