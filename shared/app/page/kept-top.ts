import { useEffect, useLayoutEffect } from 'react'

/**
 * How far the page is scrolled stands in the history when it is left, and who comes back, or reloads, finds the place: a web view that keeps no
 * pages looks for it before the content is there, and stays where the first view ends.
 * @param isThere the content has its height
 */
export function useKeptTop(isThere: boolean): void {
  useLayoutEffect(() => {
    const top = isThere ? Number(history.state?.top) : 0
    if (top > 0) scrollTo(0, top)
  }, [isThere])
  useEffect(() => {
    if (!isThere) return
    const keep = () => history.replaceState({ ...history.state, top: scrollY }, '')
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [isThere])
}
