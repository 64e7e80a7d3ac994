import { type RefObject, useEffect, useRef } from 'react'

const asked = new Set<string>()

/**
 * Fetch the document of a page the member is likely to open next once the way to it is in view, when the browser has
 * nothing better to do.
 * @param address pages for members are the same file for every query and say so (`no-vary-search`, scripts/build/headers.ts):
 *   their bare path serves every link; another page needs its whole address
 * @returns for the element that leads there, or what holds it
 */
export function usePrefetch<E extends Element>(address: string): RefObject<E | null> {
  const way = useRef<E>(null)
  // At each render: what leads there may come with an answer.
  useEffect(() => {
    const element = way.current
    if (!element || asked.has(address)) return
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      prefetch(address)
    })
    watch.observe(element)
    return () => watch.disconnect()
  })
  return way
}

/** Fetch a document the member is likely to open next, once; its link is in view. */
export function prefetch(address: string) {
  if (asked.has(address)) return
  asked.add(address)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  document.head.append(link)
}
