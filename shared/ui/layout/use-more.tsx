import { type ReactNode, useEffect, useState } from 'react'
import { pageGlobals } from '#shared/core/page-globals.ts'

/** Rows rendered with the first frame: about one screen of a phone. */
const FIRST = 12
/** Rows rendered per step: several screens, yet fast on an old phone. */
const STEP = 100

/**
 * Paginates a long list by the hundred. Rows below the first screen render after the first frame,
 * except on a server-rendered page, which is complete without scripts.
 * @param count total number of rows
 * @returns `displayed`, the number of rows to render, and `more`, the button for the next ones, if any
 * are left
 */
export function useMore(count: number): { displayed: number; more: ReactNode } {
  const [visibleCount, setVisibleCount] = useState(pageGlobals.isServerRendered ? STEP : FIRST)
  useEffect(() => setVisibleCount(STEP), [])
  const more = visibleCount >= STEP && count > visibleCount && (
    <button
      type="button"
      className="press min-h-touch w-full text-sub font-semibold text-brand-text"
      onClick={() => setVisibleCount(visibleCount + STEP)}
    >
      加载更多
    </button>
  )
  return { displayed: Math.min(visibleCount, count), more }
}
