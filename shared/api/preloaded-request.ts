import { API_ORIGIN } from '#shared/core/config.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { type Call, getCallKey, getPath, getPayload, REQUEST_RULES } from './call.ts'

/** Returns the preloaded response, or sends the request with the browser's own fetch. */
export function fetchFirst(call: Call, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const key = getCallKey(call)
  const { preload } = pageGlobals
  const response = preload[key]
  if (response) {
    delete preload[key]
    return response
  }
  return fetch(API_ORIGIN + getPath(call), {
    ...REQUEST_RULES,
    method: call.method,
    headers,
    body: getPayload(call),
    signal,
  })
}

/** The replies to the requests of the <head> are for a token that was replaced. */
export function forgetPreload(): void {
  pageGlobals.preload = {}
}
