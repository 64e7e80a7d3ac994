import { pageUrl } from '#shared/core/page-url.ts'
import type { RouteName } from '#shared/routes.ts'

const asked = new Set<string>()

/** Fetch the documents of pages the member is likely to open next, when the browser has nothing better to do. */
export function prefetchPages(...names: RouteName[]) {
  for (const name of names) {
    const href = pageUrl(name)
    if (asked.has(href)) continue
    asked.add(href)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
}
