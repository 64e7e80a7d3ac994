import { fetchQuery, type Query } from '#shared/api/query.ts'
import { getServerTime, noteServerTime } from '#shared/api/server-clock.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { whenIdle } from '#shared/core/when-idle.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { startProgress } from '#shared/page/progress.ts'
import type { MountedQuery } from './revalidate.ts'

/** State of a query, in the words of TanStack Query. */
export type QueryState<T> =
  | { status: 'pending'; data?: undefined; error?: undefined }
  | { status: 'error'; data?: undefined; error: RequestError }
  | { status: 'success'; data: T; error?: undefined }

/** `isStale`: the query is requested again. */
export type CachedState<T> = QueryState<T> & { isStale?: boolean }

/** A mounted component that uses a query, as of its last render. */
export interface Observer {
  key: string
  query?: Query<unknown>
  state: CachedState<unknown>
  setState(state: CachedState<unknown>): void
}

/** The query of all mounted components with one key. */
interface Entry extends MountedQuery {
  state: CachedState<unknown>
  /** Adds a component. @returns the unsubscribe function; the last one aborts the request and drops the data */
  observe: (observer: Observer) => () => void
  retry: () => void
}

export const PENDING = { status: 'pending' } as const
/** Key of the query of an address that lacks a required id. */
export const INCOMPLETE_KEY = 'incomplete'

/** By key: the queries of the mounted components. */
export const entries: Record<string, Entry | undefined> = {}

/** Requests a query again where it is mounted, such as after a mutation; its data stays meanwhile. */
export const invalidateQuery = ({ queryKey }: Query<unknown>): void => entries[queryKey]?.refetch()

/** State of a mounted query, or the one that the edge has put into the page (scripts/edge/rendering). */
export function getCached<T>(key: string): CachedState<T> | undefined {
  const { server } = pageGlobals
  noteServerTime(server?.date)
  return (entries[key]?.state ?? server?.queries[key]) as CachedState<T> | undefined
}

/** Again after each reply, which sets the service's clock. */
const watchEvents = () =>
  void whenIdle()
    .then(() => loadModule(() => import('./revalidate.ts'), false))
    .then(
      ({ watchQueries }) => watchQueries(entries),
      () => {},
    )

/**
 * Creates the query of a key. A newer request aborts the older one, whose late reply is dropped. An
 * error without data is for the error state; otherwise one toast shows it.
 */
export function createEntry(key: string): Entry {
  const observers = new Set<Observer>()
  let timer: ReturnType<typeof setTimeout>
  let controller: AbortController | undefined

  const setState = (state: CachedState<unknown>) => {
    entry.state = state
    for (const observer of observers) observer.setState(state)
  }
  const sendRequest = async () => {
    controller?.abort()
    controller = new AbortController()
    const { signal } = controller
    const [observer] = observers as Iterable<Observer> as [Observer]
    const done = startProgress()
    const state = await fetchQuery(observer.query!, signal).then(
      (data) => ({ status: 'success', data }) as const,
      (error: RequestError) => ({ status: 'error', error }) as const,
    )
    done()
    if (signal.aborted) return
    // With the data of the key before, too.
    if (state.status === 'error' && observer.state.status === 'success') reportFailure(state.error)
    else {
      entry.updatedAt = getServerTime()
      // The edge's note that its data is old (scripts/edge/rewrite.ts).
      if (entry.state.isStale) document.getElementById('as-of')?.remove()
      setState(state)
    }
    watchEvents()
  }
  const entry: Entry = {
    state: getCached(key) ?? PENDING,
    updatedAt: getServerTime(),
    observe(observer) {
      const { state } = entry
      observers.add(observer)
      if (state !== PENDING) observer.setState(state)
      if (controller || (state !== PENDING && !state.isStale)) watchEvents()
      else void sendRequest()
      return () => {
        observers.delete(observer)
        if (observers.size) return
        clearTimeout(timer)
        controller?.abort()
        delete entries[key]
      }
    },
    // One request for several calls in a row, and after the components are rendered.
    refetch() {
      clearTimeout(timer)
      timer = setTimeout(sendRequest)
    },
    retry() {
      if (entry.state !== PENDING) entry.refetch()
      setState(PENDING)
    },
  }
  entries[key] = entry
  return entry
}
