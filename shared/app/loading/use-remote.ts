import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import { tellFailure } from '#shared/app/messages/messages.ts'
import { busy } from '#shared/app/page/progress.ts'
import { SHARED } from '#shared/core/config.ts'
import { dayNumber, dayStart } from '#shared/core/dates/calendar-days.ts'
import type { Failure } from '#shared/core/fault.ts'
import { ahead } from '#shared/core/loading/ahead.ts'
import { LOADING, type Remote } from '#shared/core/loading/remote.ts'

/** Out of sight for so long, a page may have missed a workout, or a measurement that the scale has sent by itself; in milliseconds. */
const LONG_MS = 5 * 60_000

const today = () => dayNumber(serverNow())

/** Only a page in sight gets these, whatever it says of its visibility: some web views say `hidden` for ever. */
const SIGHTS = ['pageshow', 'focus', 'click']
/** The page is shown again, out of the cache or because the phone was put away meanwhile; the network is back; it is used. */
const EVENTS = [...SIGHTS, 'visibilitychange', 'online']

/** Call where an answer may have become old: at each of these events, and without one when a day begins. @returns how to stop */
function onRevalidate(check: (event?: Event) => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const waitForDay = () => {
    const onDay = () => {
      check()
      waitForDay()
    }
    midnight = setTimeout(onDay, dayStart(dayNumber(serverNow()) + 1) - serverNow())
  }
  waitForDay()
  for (const name of EVENTS) addEventListener(name, check)
  return () => {
    clearTimeout(midnight)
    for (const name of EVENTS) removeEventListener(name, check)
  }
}

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
  /** Of the answer on screen. */
  const day = useRef<number>(undefined)
  /** When the page went out of sight, while it is; the service's clock, epoch milliseconds. */
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
      if (now.state === 'ready') day.current = today()
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
  useEffect(() => {
    const onEvent = (event?: Event) => {
      const isSeen = document.visibilityState === 'visible' || SIGHTS.includes(event?.type ?? '')
      const isAnotherDay = day.current !== undefined && day.current !== today()
      const isLong = awaySince.current !== undefined && serverNow() - awaySince.current > LONG_MS
      const isOld = isSeen && (isAnotherDay || isLong)
      awaySince.current = isSeen ? undefined : (awaySince.current ?? serverNow())
      if ((event as PageTransitionEvent | undefined)?.persisted || isOld) reload()
      else if (state === 'failed' && event?.type === 'online') retry()
    }
    // Anew with the answer: before it the time of day is the phone's own.
    return onRevalidate(onEvent)
  }, [state, reload, retry])

  return { remote, reload, retry }
}
