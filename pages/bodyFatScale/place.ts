/** How the page was left for a metric: px from its top, and whether all metrics were unfolded. */
export interface Place {
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

/** The place left behind, once, on the way back from the analysis: that is a new opening (back from the analysis replaces the page), where
 *  the browser keeps no place. Never throws. */
export function takePlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (!kept || !/\/analysis\b/.test(document.referrer)) return undefined
    const { top, isWhole } = JSON.parse(kept)
    return { top: Number(top) || 0, isWhole: isWhole === true }
  } catch {
    return undefined
  }
}
