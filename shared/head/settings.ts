import type { Call } from '#shared/api/call.ts'
import type { ValueRules } from '#shared/core/links/ids.ts'

/** What a page asks from its <head>. */
export interface FirstCalls extends ValueRules {
  /** Query values that must be in the address; without one of them nothing is asked. */
  needs: readonly string[]
  /** With `{name}` wherever a value of the address goes. */
  calls: readonly Call[]
}

/** How a page loads the report (shared/app/report). */
export interface Report {
  /** Of the report's script. */
  address: string
  /** Share of the page views, up to 1. */
  sample: number
}

declare global {
  interface ImportMetaEnv {
    /** What the <head> of one page does, as the build found it (scripts/build/head-scripts.ts). */
    readonly HEAD_CALLS: FirstCalls | null
    readonly HEAD_REPORT: Report | null
    /** The page draws its own bar in the app; `member`: it is made for the app. */
    readonly HEAD_BAR: 'member' | 'public' | ''
    readonly HEAD_ELDER: boolean
    /** Names of all pages (missing.ts). */
    readonly PAGE_NAMES: readonly string[]
    /** Address of the page's own script, where that is a file (start.ts). */
    readonly PAGE_SCRIPT: string
  }
}
