import type { Failure } from '#shared/core/fault.ts'

/** A value that lives elsewhere, in the three shapes a view must draw. */
export type Remote<T> = { state: 'loading' } | { state: 'failed'; error: Failure } | { state: 'ready'; value: T }

export const LOADING = { state: 'loading' } as const
