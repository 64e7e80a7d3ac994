import type { ReactNode } from 'react'
import type { Remote } from '#shared/core/loading/remote.ts'
import { ErrorCard } from './error-card.tsx'
import { Loading } from './skeleton.tsx'

interface Props<T> {
  from: Remote<T>
  /** The skeleton, in the shape of the page. */
  loading: ReactNode
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** The three states of something that lives elsewhere: skeleton (a word comes from 8 s on: reset.css), error card, content. */
export function Loaded<T>({ from, loading, onRetry, children }: Props<T>) {
  if (from.state === 'ready') return <>{children(from.value)}</>
  if (from.state === 'failed') return <ErrorCard error={from.error} onRetry={onRetry} />
  return <Loading>{loading}</Loading>
}
