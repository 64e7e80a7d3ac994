import { useLayoutEffect, useRef, useState } from 'react'

/** How the page was left for a metric: px from its top, and whether all metrics were unfolded. */
interface ScrollPosition {
  top: number
  isWhole: boolean
}

const KEY = 'bodyFatScale.place'

/** Remember the place until the tab is closed. Never throws. */
export function storeScroll(position: ScrollPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position))
  } catch {
    // no storage: the page opens at its top
  }
}

/** The phone's own Back, in a web view that keeps no pages: who sent the visitor here the first time is named again. */
function isByPhone(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'back_forward'
}

/** The place left behind, once, on the way back from the analysis: that is a new opening (back from the analysis replaces the page), where
 *  the browser keeps no place. Never throws. */
export function takeStoredScroll(): ScrollPosition | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (!stored || !(isByPhone() || /\/analysis\b/.test(document.referrer))) return undefined
    const { top, isWhole } = JSON.parse(stored)
    return { top: Number(top) || 0, isWhole: isWhole === true }
  } catch {
    return undefined
  }
}

/**
 * Open the page where it was left, if it was left for a metric: at once, and again when everything above has its height,
 * unless the member has scrolled meanwhile.
 * @param isSettled what is drawn above will not grow any more
 * @returns the place the page was left at
 */
export function useScrollPosition(isSettled: boolean): ScrollPosition | undefined {
  const [position] = useState(takeStoredScroll)
  const isMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isSettled` says when the heights have changed
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
