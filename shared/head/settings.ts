import type { Call } from '#shared/api/call.ts'
import type { ValueRules } from '#shared/core/links/ids.ts'

/** First requests of a page, sent from its <head>. */
export interface FirstCalls extends ValueRules {
  /** Required query values; if one is missing, nothing is sent. */
  needs: readonly string[]
  /** Calls with `{name}` as placeholder of a query value. */
  calls: readonly Call[]
}

/** How a page loads the report (shared/telemetry). */
export interface Report {
  /** URL of the report's script. */
  address: string
  /** Share of the page views that report, 0–1. */
  sample: number
}

declare global {
  interface ImportMetaEnv {
    /** Configuration of one page's <head>, set by the build (scripts/build/head-scripts.ts). */
    readonly HEAD_CALLS: FirstCalls | null
    readonly HEAD_REPORT: Report | null
    /**
     * The page renders its own bar in the app. Its first visit is hidden until the height of the
     * status bar is known: `member` always, `webView` in a web view, `later` never.
     */
    readonly HEAD_BAR: 'member' | 'webView' | 'later' | ''
    readonly HEAD_ELDER: boolean
    /** Names of all pages (missing.ts). */
    readonly PAGE_NAMES: readonly string[]
    /** Address of the page's own script, where that is a file (start.ts). */
    readonly PAGE_SCRIPT: string
  }
}
