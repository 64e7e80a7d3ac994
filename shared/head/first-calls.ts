import { type Call, keyOf, pathOf, payloadOf, REQUEST_RULES } from '#shared/api/call.ts'
import { deviceOf } from '#shared/api/device.ts'
import { asValue } from '#shared/core/links/ids.ts'
import type { FirstCalls } from './settings.ts'

/**
 * Send a page's first requests, as its `share.ts` tells them; the page finds each by its key (shared/api/first-request.ts).
 * @param origin the service's, '' for the page's own
 */
export function askFirst({ needs, calls, ...rules }: FirstCalls, origin: string): void {
  const address = new URLSearchParams(location.search)
  const value = (name: string) => asValue(name, address, rules)
  if (!needs.every(value)) return
  // What an edge in front has asked already is there before this runs (take-over.ts).
  window.__early ??= {}
  for (const call of calls.map((one) => filled(one, value))) {
    const body = payloadOf(call)
    window.__early[keyOf(call)] ??= fetch(origin + pathOf(call), {
      ...REQUEST_RULES,
      method: call.method,
      headers: { client: deviceOf(navigator), ...(body && { 'content-type': 'application/json' }) },
      body,
    })
    // Nobody may ask for a reply before it fails: that is no unhandled error.
    window.__early[keyOf(call)]?.catch(() => {})
  }
}

/** A call with values in the place of their names. */
const filled = (call: Call, value: (name: string) => string): Call =>
  JSON.parse(JSON.stringify(call), (_, one) =>
    typeof one === 'string' ? one.replace(/\{(\w+)\}/g, (_all, name) => value(name)) : one,
  )
