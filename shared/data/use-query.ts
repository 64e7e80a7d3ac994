import { useEffect, useRef, useState } from 'react'
import { getServerTime } from '#shared/api/server-clock.ts'
import { SHARED } from '#shared/core/config.ts'
import { getInitialModule } from '#shared/core/loading/initial-module.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { LOADING, type QueryState } from '#shared/core/loading/query-state.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { whenIdle } from '#shared/core/when-idle.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { startProgress } from '#shared/page/progress.ts'
import { useOnline } from './use-online.ts'

const toRemote = <T>(request: Promise<T>): Promise<QueryState<T>> =>
  request.then(
    (value) => ({ state: 'ready', value }),
    (error: RequestError) => ({ state: 'failed', error }),
  )

/**
 * Whether the page's error card shows the failure; otherwise a toast does, so that it is shown
 * once. The card does not show the reason of a `refused` on share pages.
 */
const isOnCard = ({ errorCode }: RequestError, isCached: boolean) => !isCached && !(SHARED && errorCode === 'refused')

/**
 * Loads data on mount, when `keys` change, on `reload`, and when it may be stale (revalidate.ts).
 * The old value stays meanwhile; a newer request aborts the older one, whose late reply is dropped.
 * @param load `undefined`: nothing to request (an id is missing); the state stays `loading`
 */
export function useQuery<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, keys: readonly unknown[] = []) {
  const [remote, setRemote] = useState<QueryState<T>>(
    () => (SHARED && load && getInitialModule(() => toRemote(load(new AbortController().signal)))) || LOADING,
  )
  const current = useRef(remote)
  current.current = remote
  const [request, setAsked] = useState(0)
  const reload = useRef(() => setAsked((times) => times + 1)).current
  /** Time of the displayed reply; service's clock, epoch milliseconds. */
  const answeredAt = useRef<number>(undefined)
  /** Time at which the page was hidden, while it is; same clock. */
  const awaySince = useRef<number>(undefined)
  const isRetry = useRef(false)
  /**
   * Retries once at a time, from the error card and when online again: shows the skeleton, then a
   * new reply.
   */
  const retry = useRef(() => {
    if (isRetry.current) return
    isRetry.current = true
    setRemote(LOADING)
    reload()
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` changes at each render, `keys` do not
  useEffect(() => {
    const setState = (now: QueryState<T>) => {
      isRetry.current = false
      if (now.state === 'ready') answeredAt.current = getServerTime()
      if (now.state === 'failed' && !isOnCard(now.error, current.current.state === 'ready')) reportFailure(now.error)
      setRemote((before) => (now.state === 'failed' && before.state === 'ready' ? before : now))
    }
    if (!load) return
    // A server-rendered page has its data already; the keys of share pages do not change.
    if (SHARED && !request && remote !== LOADING) return setState(remote)
    const leave = new AbortController()
    const done = startProgress()
    toRemote(load(leave.signal))
      .then((now) => leave.signal.aborted || setState(now))
      .finally(done)
    return () => {
      leave.abort()
      done()
    }
  }, [request, ...keys])

  const { state } = remote
  useOnline(state === 'failed', retry)
  useEffect(() => {
    if (state === 'loading') return
    let isLeft = false
    let stop: (() => void) | undefined
    // Subscribed again after the reply, which sets the service's clock.
    whenIdle()
      .then(() => loadModule(() => import('./revalidate.ts'), false))
      .then(
        ({ onRevalidate }) => {
          if (!isLeft) stop = onRevalidate(reload, answeredAt, awaySince)
        },
        () => {},
      )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [state, reload])

  return { remote, reload, retry }
}
