import { API_ORIGIN } from '#shared/core/config.ts'
import { type Call, keyOf, pathOf, payloadOf, REQUEST_RULES } from './call.ts'

declare global {
  interface Window {
    /** Requests that the <head> has already sent, by `earlyKey` (shared/head/main.ts, shared/head/member.ts). */
    __early?: Record<string, Promise<Response> | undefined>
  }
}

/** How the page finds what its <head> has asked: the question and, of a member, the token it was asked with. */
export const earlyKey = (call: Call, token?: string) => (token ? `${token} ${keyOf(call)}` : keyOf(call))

/** Take up the answer that is already under way, or send the request with the browser's own fetch. */
export function firstRequest(
  call: Call,
  token: string | undefined,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const key = earlyKey(call, token)
  const early = window.__early?.[key]
  if (early) {
    delete window.__early![key]
    return early
  }
  return fetch(API_ORIGIN + pathOf(call), {
    ...REQUEST_RULES,
    method: call.method,
    headers,
    body: payloadOf(call),
    signal,
  })
}
