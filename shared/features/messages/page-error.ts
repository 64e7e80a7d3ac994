import type { QueryState } from '#shared/core/loading/query-state.ts'
import type { RequestError } from '#shared/core/request-error.ts'

/** Reason for an empty page: the address lacks a required id, or the request failed. */
export type PageError = 'incomplete' | RequestError

/**
 * Returns the reason for an empty page: a missing required id (never in the prerender) or the
 * request's error; undefined without one.
 */
export function getPageError(remote: QueryState<unknown>, requiredId: unknown): PageError | undefined {
  if (typeof location !== 'undefined' && !requiredId) return 'incomplete'
  return remote.state === 'failed' ? remote.error : undefined
}
