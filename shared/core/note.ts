/** What a page tells the report about itself (shared/app/report/README.md); the browser's own events come by themselves. */
type Note =
  /** A first render or an update failed. */
  | readonly [kind: 'render', error: unknown]
  /** A part of the page could not be had; `cause` is what the browser says of it. */
  | readonly [kind: 'lost', error: unknown, cause: unknown]
  /** A call failed; `path` is the one in the source, without query. */
  | readonly [kind: 'call', error: unknown, path: string]
  /** WeChat's kit does not work here; `why` is a word of WECHAT_FAULTS (shared/app/report/vocabulary.ts). */
  | readonly [kind: 'wechat', why: string]
  /** The button that opens the app was tapped; the app stayed closed; the button that gets the app was tapped. */
  | readonly [kind: 'tap' | 'unopened' | 'download']

declare global {
  interface Window {
    /** Keeps what happens until the report is loaded (shared/head/report.ts). */
    __note?: (what: unknown) => void
    __notes?: unknown[]
    /** This page view is told of, or will be when it ends. */
    __told?: unknown
  }
}

/** Tell the report. Called behind `if (REPORT_URL)`, so that a build without one holds nothing of it. */
export const note = (...what: Note): void => window.__note?.(what)
