import type { RequestError } from '#shared/core/request-error.ts'

/** A value that lives elsewhere, in the three shapes a view must draw. */
export type Remote<T> = { state: 'loading' } | { state: 'failed'; error: RequestError } | { state: 'ready'; value: T }

export const LOADING = { state: 'loading' } as const
