import { useEffect, useRef, useState } from 'react'
import { getServerTime } from '#shared/api/server-clock.ts'
import { SHARED } from '#shared/core/config.ts'
import { getInitialModule } from '#shared/core/loading/initial-module.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { LOADING, type Remote } from '#shared/core/loading/remote.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { whenIdle } from '#shared/core/when-idle.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { startProgress } from '#shared/page/progress.ts'
import { useOnline } from './use-online.ts'

const toRemote = <T>(request: Promise<T>): Promise<Remote<T>> =>
  request.then(
    (value) => ({ state: 'ready', value }),
    (error: RequestError) => ({ state: 'failed', error }),
  )

/**
 * A failure is told once: by the card that the page puts in the place of its content, or over the content that stays. A visitor is told
 * besides why there is no such thing, which the card does not say.
 */
const isOnCard = ({ fault }: RequestError, isCached: boolean) => !isCached && !(SHARED && fault === 'refused')

/**
 * Load on mount, when `keys` change, on `reload`, and again when the page comes back from the back-forward cache (another member may have signed in),
 * comes to the front on another day or after five minutes, or is in sight when a day begins. The old value stays on screen meanwhile; a newer
 * question ends the older one, and an answer that still arrives late is dropped.
 * @param load `undefined`: there is nothing to ask (an id is missing); the state stays `loading`
 */
export function useRemote<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, keys: readonly unknown[] = []) {
  const [remote, setRemote] = useState<Remote<T>>(
    () => (SHARED && load && getInitialModule(() => toRemote(load(new AbortController().signal)))) || LOADING,
  )
  const current = useRef(remote)
  current.current = remote
  const [request, setAsked] = useState(0)
  const reload = useRef(() => setAsked((times) => times + 1)).current
  /** When the answer on screen came; the service's clock, epoch milliseconds. */
  const answeredAt = useRef<number>(undefined)
  /** When the page went out of sight, while it is; the same clock. */
  const awaySince = useRef<number>(undefined)
  const isRetry = useRef(false)
  /** From the error card, and by itself when the line is back: the skeleton again, then a fresh answer. One at a time. */
  const retry = useRef(() => {
    if (isRetry.current) return
    isRetry.current = true
    setRemote(LOADING)
    reload()
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at each render; `keys` say when it means something new
  useEffect(() => {
    const setState = (now: Remote<T>) => {
      isRetry.current = false
      if (now.state === 'ready') answeredAt.current = getServerTime()
      if (now.state === 'failed' && !isOnCard(now.error, current.current.state === 'ready')) reportFailure(now.error)
      setRemote((before) => (now.state === 'failed' && before.state === 'ready' ? before : now))
    }
    if (!load) return
    // A page that came drawn has its answer already; the keys of share pages stay the same.
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
    // Anew with the answer: before it the time of day is the phone's own.
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
