import { type RefObject, useEffect, useRef } from 'react'

const asked = new Set<string>()
/** When a document came ahead, by its address: it is opened without a question for 5 minutes, which is how long browsers keep a prefetched page. */
const came = new Map<string, number>()
const KEPT_MS = 5 * 60_000

/** Whether this very page is here already: it can be opened without a line, and without looking for one. */
export const isAhead = (address: string): boolean => performance.now() - (came.get(address) ?? -KEPT_MS) < KEPT_MS

/**
 * Fetch a page the member is likely to open next, its document and scripts, once the way to it is in view, when the browser has
 * nothing better to do.
 * @param address pages for members are the same file for every query and say so (`no-vary-search`, scripts/site/build/headers.ts):
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

/** Fetch a document the member is likely to open next, and the scripts that it names, once; its link is in view. */
export function prefetch(address: string) {
  fetchAhead(address).onload = async () => {
    came.set(address, performance.now())
    try {
      // It has just come: no byte of it travels again.
      const html = await (await fetch(address, { cache: 'force-cache' })).text()
      for (const [, file] of html.matchAll(/ rel="modulepreload" href="([^"]+)"/g)) fetchAhead(file!)
    } catch {
      // The page finds its scripts by itself.
    }
  }
}

function fetchAhead(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  // As a page asks for its modules, also from a CDN.
  if (/\.js$/.test(address)) link.crossOrigin = ''
  if (!asked.has(address)) document.head.append(link)
  asked.add(address)
  return link
}
