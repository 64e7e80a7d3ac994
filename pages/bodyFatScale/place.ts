import { useLayoutEffect, useRef, useState } from 'react'

/** How the page was left for a metric: px from its top, and whether all metrics were unfolded. */
interface Place {
  top: number
  isWhole: boolean
}

const KEY = 'bodyFatScale.place'

/** Remember the place until the tab is closed. Never throws. */
export function leavePlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
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
export function takePlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (!kept || !(isByPhone() || /\/analysis\b/.test(document.referrer))) return undefined
    const { top, isWhole } = JSON.parse(kept)
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
export function useKeptPlace(isSettled: boolean): Place | undefined {
  const [place] = useState(takePlace)
  const isMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isSettled` says when the heights have changed
  useLayoutEffect(() => {
    if (!place || isMoved.current) return
    scrollTo(0, place.top)
    const onMove = () => {
      isMoved.current = true
    }
    addEventListener('touchmove', onMove, { passive: true })
    addEventListener('wheel', onMove, { passive: true })
    return () => {
      removeEventListener('touchmove', onMove)
      removeEventListener('wheel', onMove)
    }
  }, [place, isSettled])
  return place
}
