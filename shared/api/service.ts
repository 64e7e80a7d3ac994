import ky from 'ky'
import { API_ORIGIN } from '#shared/core/config.ts'
import { bodyOf, type Call, pathOf, REQUEST_RULES } from './call.ts'

const client = ky.create({
  ...REQUEST_RULES,
  // http.ts judges status and envelope; GET signUp changes something, so nothing here may try twice by itself.
  throwHttpErrors: false,
  retry: 0,
  timeout: 30_000, // as TIMEOUT_MS of reply.ts
})

/** The only place that uses the fetch library: every call but a page's first reads goes out here. */
export const service = (call: Call, headers: Record<string, string>, signal: AbortSignal): Promise<Response> =>
  client(API_ORIGIN + pathOf(call), { method: call.method, body: bodyOf(call), headers, signal })
