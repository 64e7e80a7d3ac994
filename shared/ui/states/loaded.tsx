import type { ReactNode } from 'react'
import type { QueryState } from '#shared/core/loading/query-state.ts'
import { ErrorCard } from './error-card.tsx'
import { Loading } from './skeleton.tsx'

interface Props<T> {
  from: QueryState<T>
  /** Skeleton in the layout of the page. */
  loading: ReactNode
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** Renders remote data: skeleton (with a text after 8 s: reset.css), error card or content. */
export function Loaded<T>({ from, loading, onRetry, children }: Props<T>) {
  if (from.state === 'ready') return <>{children(from.value)}</>
  if (from.state === 'failed') return <ErrorCard error={from.error} onRetry={onRetry} />
  return <Loading>{loading}</Loading>
}
