import { useEffect, useLayoutEffect } from 'react'

/**
 * Restores the scroll position from `history.state` once the content exists. Web views without a
 * back-forward cache restore it too early, when the page is still short.
 * @param isReady the content is rendered, except for lazy parts
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

/**
 * Scrolls to `top` (px); if the page is too short, again when it grows, until the user scrolls.
 * @returns the function that stops it
 */
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
  // Also called for the current height.
  grown.observe(document.body)
  return stopWatching
}
