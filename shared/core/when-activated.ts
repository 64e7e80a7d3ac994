declare global {
  interface Document {
    /** Newer than TypeScript's list of what a document has. */
    prerendering?: boolean
  }
}

/**
 * Run as soon as somebody sees the page: at once, but for a page that the app or the browser has opened ahead (prerendering). Until then it
 * asks the app and the service for nothing, and counts nothing.
 */
export function whenActivated(then: () => unknown): void {
  // Where pages are drawn ahead of all visits, by the build or the edge, there is no document.
  const page = globalThis.document as Document | undefined
  if (page?.prerendering) page.addEventListener('prerenderingchange', then, { once: true })
  else then()
}
