import type { RequestError } from '#shared/core/request-error.ts'

/** State of a remote value: loading, failed or ready. */
export type QueryState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError }
  | { state: 'ready'; value: T }

export const LOADING = { state: 'loading' } as const
