import { type ReactNode, useEffect, useState } from 'react'
import { isServerRendered } from '#shared/core/loading/initial-module.ts'

/** Rows drawn with the first frame: a phone's screen full. */
const FIRST = 12
/** Rows drawn at once: some screens full, and still quick to draw on an old phone. */
const STEP = 100

/**
 * A long list unfolds by the hundred; what no phone shows of the first hundred is drawn behind the frame that shows the rest,
 * but for a page that comes drawn: it reads whole without scripts.
 * @param count how many rows there are
 * @returns `shown`, how many of them to draw, and `more`, the button that draws the next ones, where any are left
 */
export function useMore(count: number): { shown: number; more: ReactNode } {
  const [visibleCount, setVisibleCount] = useState(isServerRendered() ? STEP : FIRST)
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
  return { shown: Math.min(visibleCount, count), more }
}
