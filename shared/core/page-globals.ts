import type { findBridge, getBridge, onBridge, sendPaced } from '#shared/bridge/connect.ts'
import type { onSentMsg } from '#shared/bridge/sent-msg.ts'

/** What the edge has put into the HTML (scripts/edge/rendering). */
export interface ServerData {
  /** States of queries by their key, as `QueryState`; `isStale`: the page requests them again. */
  queries: Record<string, { status: string; isStale?: boolean }>
  /** Names of the lazy modules that the rendered view contains; undefined: it was not rendered. */
  modules?: string[]
  /** Time of the service, as in a `date` header; '' if unknown. */
  date: string
}

/** A finished call as the diagnosis lists it: no query, no body, and only the code of the reply. */
export interface LoggedCall {
  /** Path template as written in the source. */
  path: string
  /** HTTP status; undefined without a response. */
  status?: number
  /** Code of the service's envelope, or the error code if there is no response. */
  code?: number | string
  ms: number
}

/** Tools for testers, loaded in test builds only: one file for all pages (shared/debug/main.ts). */
export interface DebugPart {
  openConsole: () => void
  /** Copies the diagnosis that a tester sends with a bug report. @returns whether it was copied */
  copyDiagnosis: () => Promise<boolean>
}

/** Lazy modules of a share page's first view, by name (`modules` of page.tsx). */
export type ServerModules = Readonly<Record<string, { loaded?: unknown; load: () => Promise<unknown> }>>

/** All that the scripts of a page hand to each other, as `window.__page`. */
export interface PageGlobals {
  /** Responses to the requests of the <head>, by `getCallKey` (shared/head); undefined: used. */
  preload: Record<string, Promise<Response> | undefined>
  /** Token that the <head> of a member page has requested (shared/head/member.ts). */
  token?: Promise<string>
  /** Done when the <head> of a member page has hidden the native bar (shared/head/member.ts). */
  bar?: Promise<void>
  /** One bridge for all scripts of the page (shared/bridge/window-bridge.ts). */
  bridge?: {
    bridgeNow: typeof getBridge
    findBridge: typeof findBridge
    onBridge: typeof onBridge
    onSentMsg: typeof onSentMsg
    paced: typeof sendPaced
  }
  /** Text that the <head> of /file has requested. */
  legal?: Promise<Response>
  /** Data of the edge (shared/head/take-over.ts). */
  server?: ServerData
  /** Resolves when a server-rendered view may be hydrated (ibid.). */
  prepareHydration?: (modules: ServerModules) => Promise<unknown>
  /** On the edge and until hydration: the view must be the same in both, and not animate in. */
  isServerRendered?: boolean
  /** Called when the page is mounted. */
  onMounted?: () => void
  /** Timer of the boot timeout (shared/head/boot.ts). */
  bootTimer?: number
  /** Exports of an inlined page script, for its lazy modules (scripts/build/page-scripts.ts). */
  exports?: Record<string, unknown>
  /** Returns the URL to import a script from (shared/core/loading/load-module.ts). */
  getScriptUrl?: (file: string) => string
  /** Preloads files that a script imports, before its `import()` (ibid.). */
  preloadScripts?: (...files: string[]) => void
  /** Errors until the report is loaded (shared/head/main.ts). */
  errors?: unknown[]
  /** Set by the head, then by the report itself (shared/telemetry/main.ts). */
  reportError?: (event: unknown) => void
  /** The report is loaded. */
  isReporting?: boolean
  /** Calls of this page; test builds only. */
  calls?: LoggedCall[]
  /** Defined in the <head> of test builds (scripts/build/common-scripts.ts). */
  loadDebug?: () => Promise<unknown>
  /** The testers' tools (shared/debug/main.ts). */
  debug?: DebugPart
}

declare global {
  /** The only global of a page, besides those of the app's bridge and of third parties. */
  var __page: PageGlobals | undefined
}

/** `window.__page`, which the first script creates. */
// biome-ignore lint/suspicious/noAssignInExpressions: shorter, in each script of a <head>
export const pageGlobals: PageGlobals = (globalThis.__page ??= { preload: {} })
