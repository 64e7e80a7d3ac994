import { noteServerTime } from '#shared/api/server-clock.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import type { RequestError } from '#shared/core/request-error.ts'

/** State of a query, in the words of TanStack Query. */
export type QueryState<T> =
  | { status: 'pending'; data?: undefined; error?: undefined }
  | { status: 'error'; data?: undefined; error: RequestError }
  | { status: 'success'; data: T; error?: undefined }

/** `isStale`: the query is requested again. */
export type CachedState<T> = QueryState<T> & { isStale?: boolean }

/** The state that the edge has put into the page, until it is mounted (scripts/edge/rendering). */
export function getCached<T>(key: string): CachedState<T> | undefined {
  const { server } = pageGlobals
  noteServerTime(server?.date ?? null)
  return server?.queries[key] as CachedState<T> | undefined
}

/** Key of the query of an address that lacks a required id. */
export const INCOMPLETE_KEY = 'incomplete'
