import { formatQuery } from '#shared/core/links/page-url.ts'

/** A request to the service. */
export interface Call {
  method: 'GET' | 'POST'
  /** Path on the service, without a slash in front. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: object
}

/** A call that changes data. */
export interface Mutation<Variables, Data = void> {
  createCall: (variables: Variables) => Call
  /**
   * Value of an accepted reply; `message` is the service's own, '' if there is none fit to show.
   * @throws ServiceError if the reply is a refusal
   */
  parseReply?: (reply: { data: unknown; message: string }) => Data
  /** Every code other than 0 is a refusal; without it a code may stand for an HTTP status. */
  isCodeRefusal?: true
  /**
   * Read that verifies a mutation whose reply was lost; undefined: the reply does not show it.
   * @param startedAt start of the first attempt, by the service's clock, epoch milliseconds
   */
  verify: (variables: Variables, startedAt: number) => Promise<boolean | undefined>
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
