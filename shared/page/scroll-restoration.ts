import { useEffect, useLayoutEffect } from 'react'

/**
 * How far the page is scrolled stands in the history when it is left, and who comes back, or reloads, finds the place: a web view that keeps no
 * pages looks for it before the content is there, and stays where the first view ends.
 * @param isReady the content is there, but for parts that come behind it
 */
export function useScrollRestoration(isReady: boolean): void {
  useLayoutEffect(() => (isReady ? findTop(Number(history.state?.top)) : undefined), [isReady])
  useEffect(() => {
    if (!isReady) return
    const saveScroll = () => history.replaceState({ ...history.state, top: scrollY }, '')
    addEventListener('pagehide', saveScroll)
    return () => removeEventListener('pagehide', saveScroll)
  }, [isReady])
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown']

/** Scroll to `top`, px; where the page is too short, once it has grown, unless somebody has moved it by then. @returns how to stop */
function findTop(top: number): (() => void) | undefined {
  if (!(top > 0)) return
  const grown = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY > top - 1) stopWatching()
  })
  const stopWatching = () => {
    grown.disconnect()
    for (const name of TOUCHES) removeEventListener(name, stopWatching)
  }
  for (const name of TOUCHES) addEventListener(name, stopWatching)
  // It calls for the height of now, too.
  grown.observe(document.body)
  return stopWatching
}
