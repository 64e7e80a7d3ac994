import { API_ORIGIN } from '#shared/core/config.ts'
import { bodyOf, type Call, pathOf, REQUEST_RULES } from './call.ts'

declare global {
  interface Window {
    /** Requests that the early script of a public page has already sent, by `keyOf` (scripts/build/early-script.ts). */
    __early?: Record<string, Promise<Response> | undefined>
  }
}

/** Take up the answer that is already under way, or send the request with the browser's own fetch. */
export async function firstRequest(
  key: string,
  call: Call,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const early = window.__early?.[key]
  if (early) {
    delete window.__early![key]
    return Promise.race([
      early,
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    ])
  }
  return fetch(API_ORIGIN + pathOf(call), {
    ...REQUEST_RULES,
    method: call.method,
    headers,
    body: bodyOf(call),
    signal,
  })
}
