import { useEffect, useRef, useState } from 'react'
import { fetchQuery, type Query } from '#shared/api/query.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { INCOMPLETE_ERROR, type RequestError } from '#shared/core/request-error.ts'
import { whenIdle } from '#shared/core/when-idle.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { startProgress } from '#shared/page/progress.ts'
import { type CachedState, getCached, INCOMPLETE_KEY, type QueryState } from './query-cache.ts'
import type { QueryTimes } from './revalidate.ts'
import { useOnline } from './use-online.ts'

export type QueryResult<T> = QueryState<T> & {
  /** Requests again; the data stays meanwhile. */
  refetch: () => void
  /** Shows the skeleton and requests again; once at a time. */
  retry: () => void
}

const PENDING = { status: 'pending' } as const

/** In place of a query whose ids the address lacks. Sends nothing; the edge answers it, too. */
const INCOMPLETE: Query<never> = { queryKey: INCOMPLETE_KEY, queryFn: () => Promise.reject(INCOMPLETE_ERROR) }

/**
 * The query, if the address has all its ids.
 * @param search undefined in the prerender, which has no address: the query stays pending
 */
export function requireIds<T>(
  search: string | undefined,
  ids: readonly string[],
  query: Query<T>,
): Query<T> | undefined {
  if (search === undefined) return undefined
  return ids.includes('') ? INCOMPLETE : query
}

/**
 * Requests data on mount, for another `queryKey`, on `refetch`, and when it may be stale
 * (revalidate.ts). The old data stays meanwhile; a newer request aborts the older one, whose late
 * reply is dropped. An error without data is for the error state; otherwise a toast shows it, so
 * that it is shown once.
 * @param query undefined: nothing to request yet; the status stays `pending`
 */
export function useQuery<T>(query: Query<T> | undefined): QueryResult<T> {
  const [state, setState] = useState<CachedState<T>>(() => (query && getCached<T>(query.queryKey)) || PENDING)
  const current = useRef(state)
  current.current = state
  const [request, setRequest] = useState(0)
  const refetch = useRef(() => setRequest((count) => count + 1)).current
  const times = useRef<QueryTimes>({ updatedAt: getServerTime() }).current
  const retry = useRef(() => {
    if (current.current.status === 'pending') return
    setState(PENDING)
    refetch()
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is a new object at each render
  useEffect(() => {
    const { isStale } = state
    if (!query || (getCached(query.queryKey) && !isStale)) return
    const controller = new AbortController()
    const { signal } = controller
    const done = startProgress()
    const onSuccess = (data: T) => {
      if (signal.aborted) return
      times.updatedAt = getServerTime()
      // The edge's note that its data is old (scripts/edge/rewrite.ts).
      if (isStale) document.getElementById('as-of')?.remove()
      setState({ status: 'success', data })
    }
    const onError = (error: RequestError) => {
      if (signal.aborted) return
      if (current.current.status === 'success') reportFailure(error)
      else setState({ status: 'error', error })
    }
    fetchQuery(query, signal).then(onSuccess, onError).finally(done)
    return () => {
      controller.abort()
      done()
    }
  }, [request, query?.queryKey])

  const { status } = state
  useOnline(status === 'error', retry)
  useEffect(() => {
    if (status === 'pending') return
    let isLeft = false
    let stop: (() => void) | undefined
    // Subscribed again after the reply, which sets the service's clock.
    whenIdle()
      .then(() => loadModule(() => import('./revalidate.ts'), false))
      .then(
        ({ onRevalidate }) => {
          if (!isLeft) stop = onRevalidate(refetch, times)
        },
        () => {},
      )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [status, refetch, times])

  return { ...state, refetch, retry }
}
