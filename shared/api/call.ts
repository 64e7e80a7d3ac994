import { formatQuery } from '#shared/core/links/page-url.ts'

/** A request to the service. */
export interface Call {
  method: 'GET' | 'POST'
  /** Path on the service, without a slash in front. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: object
}

/** Path and query of a call, with a leading slash. */
export const getPath = ({ path, query }: Call) => `/${path}${formatQuery(query)}`
export const getPayload = ({ method, body }: Call) => (method === 'POST' ? JSON.stringify(body ?? {}) : undefined)
export const getCallKey = (call: Call) => `${call.method} ${getPath(call)} ${getPayload(call) ?? ''}`

/**
 * Fetch options of every request: no redirects, no referrer, no cache. `same-origin` reuses the
 * page's connection; without credentials the browser opens another. The service uses no cookies,
 * only the `authorization` header.
 */
export const REQUEST_RULES = {
  credentials: 'same-origin',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const
