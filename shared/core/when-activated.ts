declare global {
  interface Document {
    /** Missing in TypeScript's DOM types. */
    prerendering?: boolean
  }
}

/**
 * Runs `then` at once, or on activation if the page is being prerendered. A prerendered page must
 * not call the app or the service, and must not count as a view.
 */
export function whenActivated(then: () => unknown): void {
  // Server rendering, by the build or the edge, has no document.
  const page = globalThis.document as Document | undefined
  if (page?.prerendering) page.addEventListener('prerenderingchange', then, { once: true })
  else then()
}
