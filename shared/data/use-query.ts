import { useEffect, useRef, useState } from 'react'
import type { Query } from '#shared/api/query.ts'
import { INCOMPLETE_ERROR } from '#shared/core/request-error.ts'
import {
  type CachedState,
  createEntry,
  entries,
  getCached,
  INCOMPLETE_KEY,
  type Observer,
  PENDING,
  type QueryState,
} from './query-cache.ts'
import { useOnline } from './use-online.ts'

export type QueryResult<T> = QueryState<T> & {
  /** Requests again; the data stays meanwhile. */
  refetch: () => void
  /** Shows the skeleton and requests again; once at a time. */
  retry: () => void
}

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
 * (revalidate.ts). Components with the same key share one request and its data. The old data stays
 * until other data arrives.
 * @param query undefined: nothing to request yet; the status stays `pending`
 */
export function useQuery<T>(query: Query<T> | undefined): QueryResult<T> {
  const key = query?.queryKey ?? ''
  const [state, setState] = useState<CachedState<T>>(() => (key && getCached<T>(key)) || PENDING)
  const observer = useRef({ setState } as Observer).current
  Object.assign(observer, { key, query, state })
  const { refetch, retry } = useRef({
    refetch: () => entries[observer.key]?.refetch(),
    retry: () => entries[observer.key]?.retry(),
  }).current
  useEffect(() => (key ? (entries[key] ?? createEntry(key)).observe(observer) : undefined), [key, observer])
  useOnline(state.status === 'error', retry)
  return { ...state, refetch, retry }
}
