declare global {
  /**
   * On a page that the edge has drawn, until it is taken over (shared/head/take-over.ts), and in the edge itself: what a component of
   * the first render begins with. It loads once for each place that asks, in their order, however often the render begins anew.
   * @throws Promise of the moment from which the render may begin anew
   */
  var __ahead: (<T>(load: () => Promise<T>) => T | undefined) | undefined
}

/** Whether the page's first view stands in the HTML already, drawn by the edge: nothing arrives then, so nothing moves. */
export const isServerRendered = (): boolean => globalThis.__ahead !== undefined

/**
 * What a component of a drawn page begins with, so that its first render is the one that stands in the HTML already.
 * @returns undefined on every other page, and where `load` fails
 */
export const getInitialModule = <T>(load: () => Promise<T>): T | undefined => globalThis.__ahead?.(load)
