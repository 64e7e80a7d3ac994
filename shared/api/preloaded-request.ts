import { API_ORIGIN } from '#shared/core/config.ts'
import { type Call, getCallKey, getPath, getPayload, REQUEST_RULES } from './call.ts'

declare global {
  interface Window {
    /**
     * Requests that the <head> has sent, by `getPreloadKey` (shared/head/main.ts,
     * shared/head/member.ts).
     */
    __early?: Record<string, Promise<Response> | undefined>
  }
}

/** Key of a preloaded request: the call and, for members, its token. */
export const getPreloadKey = (call: Call, token?: string) => (token ? `${token} ${getCallKey(call)}` : getCallKey(call))

/** Returns the preloaded response, or sends the request with the browser's own fetch. */
export function fetchFirst(
  call: Call,
  token: string | undefined,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const key = getPreloadKey(call, token)
  const preload = window.__early?.[key]
  if (preload) {
    delete window.__early![key]
    return preload
  }
  return fetch(API_ORIGIN + getPath(call), {
    ...REQUEST_RULES,
    method: call.method,
    headers,
    body: getPayload(call),
    signal,
  })
}
