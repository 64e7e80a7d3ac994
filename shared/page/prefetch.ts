import { type RefObject, useEffect, useRef } from 'react'
import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { whenIdle } from '#shared/core/when-idle.ts'

const requested = new Set<string>()
/** A line that is silent for so long counts as none, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Bring a document of ours into the browser's cache, where one for members stays good for a week (scripts/build/headers.ts): to open it
 * then takes nothing of the line.
 * @returns its HTML, '' where the line gave up within it; undefined: it cannot be had. Never rejects
 */
export const prefetchDocument = (address: string, init: RequestInit = {}): Promise<string | undefined> =>
  runWithTimeout(LIMIT_MS, async (signal) => {
    const response = await fetch(address, { ...init, signal })
    return response.ok ? response.text().catch(() => '') : undefined
  })

/** Behind the first view of a page that was opened as the browser kept it: whether it still is the one that is live, for its next opening. */
export async function revalidateDocument(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // It came over the line just now. Safari tells it from 16.4 on.
  if (opened?.transferSize) return
  await whenIdle()
  await prefetchDocument(location.href, { priority: 'low', cache: 'no-cache' })
}

/**
 * Fetch a page the member is likely to open next, its document, its script and what its chart waits for, once the way to it is in view, when the browser has
 * nothing better to do.
 * @param address pages for members are the same file for every query and say so (`no-vary-search`, scripts/build/headers.ts):
 *   their bare path serves every link; another page needs its whole address
 * @returns for the element that leads there, or what holds it
 */
export function usePrefetch<E extends Element>(address: string): RefObject<E | null> {
  const linkProps = useRef<E>(null)
  // At each render: what leads there may come with an answer.
  useEffect(() => {
    const element = linkProps.current
    if (!element || requested.has(address)) return
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void prefetchPage(address)
    })
    watch.observe(element)
    return () => watch.disconnect()
  })
  return linkProps
}

/** Fetch a document the member is likely to open next, and the files that it names, once, behind what this page itself asks for; its link is in view. */
export async function prefetchPage(address: string): Promise<void> {
  if (requested.has(address)) return
  requested.add(address)
  await whenIdle()
  const html = (await prefetchDocument(address, { priority: 'low' })) ?? ''
  for (const [, file] of html.matchAll(/ (?:rel="modulepreload" href|name="later-chart" content)="([^"]+)"/g)) {
    if (requested.has(file!)) continue
    requested.add(file!)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = file!
    // As a page asks for its modules, also from a CDN.
    link.crossOrigin = ''
    document.head.append(link)
  }
}
