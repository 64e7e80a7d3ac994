import { useLayoutEffect, useRef, useState } from 'react'

/** Scroll offset in px when a metric was opened, and whether all metrics were expanded. */
interface ScrollPosition {
  top: number
  isExpanded: boolean
}

const KEY = 'bodyFatScale.place'

/** Stores the position for the session of the tab. Never throws. */
export function storeScroll(position: ScrollPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position))
  } catch {
    // storage is blocked: the page opens at its top
  }
}

/**
 * Detects the phone's own Back in a web view without back-forward cache, where `document.referrer`
 * is that of the first visit.
 */
function isByPhone(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'back_forward'
}

/**
 * Returns the stored position once, on return from the analysis page. That is a new navigation (its
 * back link replaces the page), for which the browser restores no scroll position. Never throws.
 */
export function takeStoredScroll(): ScrollPosition | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (!stored || !(isByPhone() || /\/analysis\b/.test(document.referrer))) return undefined
    const { top, isExpanded } = JSON.parse(stored)
    return { top: Number(top) || 0, isExpanded: isExpanded === true }
  } catch {
    return undefined
  }
}

/**
 * Restores the scroll position after a metric was opened: at once, and again when the heights above
 * are final, unless the member has scrolled.
 * @param isSettled true once the content above no longer grows
 * @returns the restored position
 */
export function useScrollPosition(isSettled: boolean): ScrollPosition | undefined {
  const [position] = useState(takeStoredScroll)
  const isMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isSettled` changes the heights
  useLayoutEffect(() => {
    if (!position || isMoved.current) return
    scrollTo(0, position.top)
    const onMove = () => {
      isMoved.current = true
    }
    addEventListener('touchmove', onMove, { passive: true })
    addEventListener('wheel', onMove, { passive: true })
    return () => {
      removeEventListener('touchmove', onMove)
      removeEventListener('wheel', onMove)
    }
  }, [position, isSettled])
  return position
}
