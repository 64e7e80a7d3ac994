import { API_ORIGIN, SHARED } from '#shared/core/config.ts'
import { bodyOf, type Call, pathOf, REQUEST_RULES } from './call.ts'

declare global {
  interface Window {
    /**
     * Requests that the early script of the <head> has already sent, by `keyOf`: of a public page (scripts/build/early-script.ts), or of a
     * member page (scripts/build/member-script.ts), where each tells its answer only to who names the token that it carries, and for 10 s.
     */
    __early?: Record<string, Early | undefined>
  }
}

type Early = Promise<Response> | ((token: string | undefined) => Promise<Response> | false)

/** The answer that is under way for this token; it is told once. */
function underWay(key: string, token: string | undefined): Promise<Response> | false | undefined {
  const early = window.__early?.[key]
  if (early) delete window.__early![key]
  // Public pages have no tokens.
  return typeof early === 'function' ? !SHARED && early(token) : early
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
