import { useEffect, useLayoutEffect } from 'react'

/**
 * How far the page is scrolled stands in the history when it is left, and who comes back, or reloads, finds the place: a web view that keeps no
 * pages looks for it before the content is there, and stays where the first view ends.
 * @param isThere the content is there, but for parts that come behind it
 */
export function useKeptTop(isThere: boolean): void {
  useLayoutEffect(() => (isThere ? findTop(Number(history.state?.top)) : undefined), [isThere])
  useEffect(() => {
    if (!isThere) return
    const keep = () => history.replaceState({ ...history.state, top: scrollY }, '')
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [isThere])
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown']

/** Scroll to `top`, px; where the page is too short, once it has grown, unless somebody has moved it by then. @returns how to stop */
function findTop(top: number): (() => void) | undefined {
  if (!(top > 0)) return
  const grown = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY > top - 1) stop()
  })
  const stop = () => {
    grown.disconnect()
    for (const name of TOUCHES) removeEventListener(name, stop)
  }
  for (const name of TOUCHES) addEventListener(name, stop)
  // It calls for the height of now, too.
  grown.observe(document.body)
  return stop
}
