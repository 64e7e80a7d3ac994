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

declare global {
  interface Window {
    /** Calls of this page; test builds only. */
    __calls?: LoggedCall[]
    /** Defined in the <head> of test builds (scripts/build/common-scripts.ts). */
    __loadDebug?: () => Promise<unknown>
    __debug?: DebugPart
  }
}

/**
 * Logs a call. Call it behind `if (import.meta.env.DEBUG)`, so that production builds drop it.
 * @param since when the request was sent, by `performance.now()`
 */
export function logCall(path: string, since: number, status?: number, code?: number | string): void {
  window.__calls ||= []
  window.__calls.push({ path, status, code, ms: performance.now() - since })
}

/** Loads the testers' tools. @throws Error if their file cannot be loaded */
export const loadDebugPart = async (): Promise<DebugPart> => {
  await window.__loadDebug!()
  return window.__debug!
}
