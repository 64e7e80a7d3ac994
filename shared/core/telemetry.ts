import type {} from './page-globals.ts'

/** Events a page reports in addition to the browser's: the arguments of `reportError`. */
export type PageEvent =
  | readonly [kind: 'render', error: unknown]
  /** A lazy chunk did not load; `cause` is the browser's error. */
  | readonly [kind: 'lost', error: unknown, cause: unknown]
  | readonly [kind: 'call', error: unknown, path: string]
  /** WeChat's SDK failed; `reason` is one lower-case word. */
  | readonly [kind: 'wechat', reason: string]

/**
 * Adds an error to the report of this page view. Call it behind `if (REPORT_URL)`, so that a build
 * without a report drops it.
 */
export const reportError = (...event: PageEvent): void => globalThis.__page?.reportError?.(event)
