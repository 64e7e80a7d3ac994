import { API_ORIGIN, SHARED } from '#shared/core/config.ts'
import { bodyOf, type Call, pathOf, REQUEST_RULES } from './call.ts'

declare global {
  interface Window {
    /** Requests that the early script of a public page has already sent, by `keyOf` (scripts/build/early-script.ts). */
    __early?: Record<string, Promise<Response> | undefined>
    /**
     * Requests that the early script of a member page has sent (scripts/build/member-script.ts), by `keyOf`: each tells its answer only to
     * who names the token that it carries, and for 10 s.
     */
    __asked?: Record<string, ((token: string | undefined) => Promise<Response> | false) | undefined>
  }
}

/** The answer that is under way for this token; it is told once. */
function underWay(key: string, token: string | undefined) {
  const early = SHARED ? window.__early?.[key] : window.__asked?.[key]?.(token)
  if (early) delete (SHARED ? window.__early : window.__asked)![key]
  return early
}

/** Take up the answer that is already under way, or send the request with the browser's own fetch. */
export async function firstRequest(
  key: string,
  call: Call,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const early = underWay(key, headers.authorization)
  if (early) {
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
