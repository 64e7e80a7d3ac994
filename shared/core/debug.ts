/** A call of the service that has ended, as a diagnosis tells it: nothing of its query, its body or its reply but the code. */
export interface LoggedCall {
  /** As it stands in the sources. */
  path: string
  /** Of the answer; absent: there was none. */
  status?: number
  /** Of the service's envelope, or the name of what kept it from an answer. */
  code?: number | string
  ms: number
}

/** What test builds load for testers, one file for all pages (shared/debug/main.ts). */
export interface DebugPart {
  openConsole: () => void
  /** Copy what a tester sends along with a failure. @returns whether that worked */
  copyDiagnosis: () => Promise<boolean>
}

declare global {
  interface Window {
    /** The calls of this page, where testers look at it. */
    __calls?: LoggedCall[]
    /** Stands in the <head> of test builds (scripts/build/common-scripts.ts). */
    __loadDebug?: () => Promise<unknown>
    __debug?: DebugPart
  }
}

/** Note a call. Called behind `if (import.meta.env.DEBUG)`, so that a production build holds nothing of it. @param since when it was sent, by `performance.now()` */
export function logCall(path: string, since: number, status?: number, code?: number | string): void {
  window.__calls ||= []
  window.__calls.push({ path, status, code, ms: performance.now() - since })
}

/** Load the testers' part. @throws Error where its file cannot be had */
export const loadDebugPart = async (): Promise<DebugPart> => {
  await window.__loadDebug!()
  return window.__debug!
}
