import { type RefObject, useEffect, useRef } from 'react'
import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { whenIdle } from '#shared/core/when-idle.ts'

const requested = new Set<string>()
/** Timeout of a document request, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Fetches a document of this site into the browser's cache, so that it opens without the network
 * (scripts/build/headers.ts). Never rejects.
 * @returns its HTML; '' if the body could not be read; undefined if it is not reachable
 */
export const prefetchDocument = (address: string, init: RequestInit = {}): Promise<string | undefined> =>
  runWithTimeout(LIMIT_MS, async (signal) => {
    const response = await fetch(address, { ...init, signal })
    return response.ok ? response.text().catch(() => '') : undefined
  })

/**
 * Revalidates a document that was opened from the browser's cache, once the first view is complete;
 * a newer version is used on the next visit.
 */
export async function revalidateDocument(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // It was loaded from the network just now. Safari supports transferSize from 16.4 on.
  if (opened?.transferSize) return
  await whenIdle()
  await prefetchDocument(location.href, { priority: 'low', cache: 'no-cache' })
}

/**
 * Prefetches a page that the member is likely to open next, with its scripts and its chart library,
 * once its link is in view and this page is idle.
 * @param address the bare path of a member page, which is one file for every query
 * (`no-vary-search`, scripts/build/headers.ts); other pages need their whole address
 * @returns a ref for the link or an element that contains it
 */
export function usePrefetch<E extends Element>(address: string): RefObject<E | null> {
  const linkProps = useRef<E>(null)
  // After each render: the link may appear only with a reply.
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

/** Prefetches a document and the files it names, once, when this page is idle. */
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
    // Same CORS mode as a module request, also for a CDN.
    link.crossOrigin = ''
    document.head.append(link)
  }
}
