import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import { tellFailure } from '#shared/app/messages/messages.ts'
import { busy } from '#shared/app/page/progress.ts'
import { atRest } from '#shared/core/at-rest.ts'
import { SHARED } from '#shared/core/config.ts'
import type { Failure } from '#shared/core/fault.ts'
import { ahead } from '#shared/core/loading/ahead.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { LOADING, type Remote } from '#shared/core/loading/remote.ts'
import { useLineBack } from './use-line-back.ts'

const outcome = <T>(asked: Promise<T>): Promise<Remote<T>> =>
  asked.then(
    (value) => ({ state: 'ready', value }),
    (error: Failure) => ({ state: 'failed', error }),
  )

/**
 * A failure is told once: by the card that the page puts in the place of its content, or over the content that stays. A visitor is told
 * besides why there is no such thing, which the card does not say.
 */
const isOnCard = ({ fault }: Failure, isKept: boolean) => !isKept && !(SHARED && fault === 'refused')

/**
 * Load on mount, when `keys` change, on `reload`, and again when the page comes back from the back-forward cache (another member may have signed in),
 * comes to the front on another day or after five minutes, or is in sight when a day begins. The old value stays on screen meanwhile; a newer
 * question ends the older one, and an answer that still arrives late is dropped.
 * @param load `undefined`: there is nothing to ask (an id is missing); the state stays `loading`
 */
export function useRemote<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, keys: readonly unknown[] = []) {
  const [remote, setRemote] = useState<Remote<T>>(
    () => (SHARED && load && ahead(() => outcome(load(new AbortController().signal)))) || LOADING,
  )
  const shown = useRef(remote)
  shown.current = remote
  const [asked, setAsked] = useState(0)
  const reload = useRef(() => setAsked((times) => times + 1)).current
  /** When the answer on screen came; the service's clock, epoch milliseconds. */
  const answeredAt = useRef<number>(undefined)
  /** When the page went out of sight, while it is; the same clock. */
  const awaySince = useRef<number>(undefined)
  const isRetrying = useRef(false)
  /** From the error card, and by itself when the line is back: the skeleton again, then a fresh answer. One at a time. */
  const retry = useRef(() => {
    if (isRetrying.current) return
    isRetrying.current = true
    setRemote(LOADING)
    reload()
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at each render; `keys` say when it means something new
  useEffect(() => {
    const show = (now: Remote<T>) => {
      isRetrying.current = false
      if (now.state === 'ready') answeredAt.current = serverNow()
      if (now.state === 'failed' && !isOnCard(now.error, shown.current.state === 'ready')) tellFailure(now.error)
      setRemote((before) => (now.state === 'failed' && before.state === 'ready' ? before : now))
    }
    if (!load) return
    // A page that came drawn has its answer already; the keys of share pages stay the same.
    if (SHARED && !asked && remote !== LOADING) return show(remote)
    const leave = new AbortController()
    const done = busy()
    outcome(load(leave.signal))
      .then((now) => leave.signal.aborted || show(now))
      .finally(done)
    return () => {
      leave.abort()
      done()
    }
  }, [asked, ...keys])

  const { state } = remote
  useLineBack(state === 'failed', retry)
  useEffect(() => {
    if (state === 'loading') return
    let isLeft = false
    let stop: (() => void) | undefined
    // Anew with the answer: before it the time of day is the phone's own.
    atRest()
      .then(() => lazy(() => import('./revalidate.ts'), false))
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
