import ky from 'ky'
import { API_ORIGIN } from '#shared/core/config.ts'
import { type Call, pathOf, REQUEST_RULES } from './call.ts'
import { TIMEOUT_MS } from './reply.ts'

/** The only place that uses the fetch library: every call but a page's first reads goes out with it. It repeats nothing by itself; request.ts adds the rules for that. */
export const service = ky.create({
  ...REQUEST_RULES,
  retry: 0,
  timeout: false,
  // For a request with its repeats, and for reading the reply to its end.
  totalTimeout: TIMEOUT_MS,
})

export const addressOf = (call: Call): string => API_ORIGIN + pathOf(call)
