import { type DebugPart, pageGlobals } from './page-globals.ts'

/**
 * Logs a call. Call it behind `if (import.meta.env.DEBUG)`, so that production builds drop it.
 * @param since when the request was sent, by `performance.now()`
 */
export function logCall(path: string, since: number, status?: number, code?: number | string): void {
  pageGlobals.calls ||= []
  pageGlobals.calls.push({ path, status, code, ms: performance.now() - since })
}

/** Loads the testers' tools. @throws Error if their file cannot be loaded */
export const loadDebugPart = async (): Promise<DebugPart> => {
  await pageGlobals.loadDebug!()
  return pageGlobals.debug!
}
