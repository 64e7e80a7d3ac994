import { type ReactNode, useState } from 'react'

/** Rows drawn at once: some screens full, and still quick to draw on an old phone. */
const STEP = 100

/**
 * A long list unfolds by the hundred.
 * @param count how many rows there are
 * @returns `shown`, how many of them to draw, and `more`, the button that draws the next ones, where any are left
 */
export function useMore(count: number): { shown: number; more: ReactNode } {
  const [most, setMost] = useState(STEP)
  const more = count > most && (
    <button
      type="button"
      className="press min-h-touch w-full text-sub font-semibold text-brand-text"
      onClick={() => setMost(most + STEP)}
    >
      加载更多
    </button>
  )
  return { shown: Math.min(most, count), more }
}
