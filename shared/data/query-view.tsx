import type { ComponentType, ReactNode } from 'react'
import type { RequestError } from '#shared/core/request-error.ts'
import type { QueryResult } from './use-query.ts'

export interface ErrorStateProps {
  error: RequestError
  onRetry: () => void
  /** The skeleton, for an error state that is loaded first. */
  children?: ReactNode
}

interface Props<T> {
  query: QueryResult<T>
  /** In the layout of the content. After 8 s a text is shown over it (reset.css). */
  skeleton: ReactNode
  /** In place of the content of an empty list. */
  empty?: ReactNode
  errorState: ComponentType<ErrorStateProps>
  children: (data: T) => ReactNode
}

/** Renders a query: skeleton, error state, empty state or content. */
export function QueryView<T>({ query, skeleton, empty, errorState: ErrorState, children }: Props<T>) {
  const { status, data, error, retry } = query
  if (status === 'pending') return skeleton
  if (status === 'error')
    return (
      <ErrorState error={error} onRetry={retry}>
        {skeleton}
      </ErrorState>
    )
  return empty && (data as readonly unknown[]).length === 0 ? empty : children(data)
}
