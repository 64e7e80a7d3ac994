declare global {
  /**
   * Initial data of components, on a server-rendered page until it is hydrated
   * (shared/head/take-over.ts) and in the edge itself. Results are stored by call order, so that a
   * render that starts again loads nothing twice.
   * @throws Promise that resolves when the render may start again
   */
  var __ahead: (<T>(load: () => Promise<T>) => T | undefined) | undefined
}

/** Whether the first view is in the HTML already, rendered by the edge: it must not animate in. */
export const isServerRendered = (): boolean => globalThis.__ahead !== undefined

/**
 * Loads a component's initial data on a server-rendered page, so that the first render matches the
 * HTML.
 * @returns undefined on every other page, and if `load` fails
 */
export const getInitialModule = <T>(load: () => Promise<T>): T | undefined => globalThis.__ahead?.(load)
