import { useEffect, useRef, useState } from 'react'
import { reportFailure } from '#shared/app/messages/report-failure.ts'
import { busy } from '#shared/app/page/progress.ts'
import { LOADING, type Remote } from '#shared/core/loading/remote.ts'

/** The page is shown again; the line is back. */
const EVENTS = ['pageshow', 'online']

/**
 * Load on mount, when `keys` change, on `reload`, and again when the page comes back from the back-forward cache
 * (another member may have signed in). The old value stays on screen meanwhile; a newer question ends the older
 * one, and an answer that still arrives late is dropped.
 * @param load `undefined`: there is nothing to ask (an id is missing); the state stays `loading`
 */
export function useRemote<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, keys: readonly unknown[] = []) {
  const [remote, setRemote] = useState<Remote<T>>(LOADING)
  const [asked, setAsked] = useState(0)
  const reload = useRef(() => setAsked((times) => times + 1)).current
  /** From the error card, and by itself when the line is back: the skeleton again, then a fresh answer. */
  const retry = useRef(() => {
    setRemote(LOADING)
    reload()
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at each render; `keys` say when it means something new
  useEffect(() => {
    if (!load) return
    const leave = new AbortController()
    const done = busy()
    load(leave.signal)
      .then(
        (value) => leave.signal.aborted || setRemote({ state: 'ready', value }),
        (error: Error) => {
          if (leave.signal.aborted) return
          reportFailure(error)
          setRemote((before) => (before.state === 'ready' ? before : { state: 'failed', error }))
        },
      )
      .finally(done)
    return () => {
      leave.abort()
      done()
    }
  }, [asked, ...keys])

  const hasFailed = remote.state === 'failed'
  useEffect(() => {
    const onEvent = (event: Event) => {
      if ((event as PageTransitionEvent).persisted) reload()
      else if (hasFailed && event.type === 'online') retry()
    }
    for (const name of EVENTS) addEventListener(name, onEvent)
    return () => {
      for (const name of EVENTS) removeEventListener(name, onEvent)
    }
  }, [hasFailed, reload, retry])

  return { remote, reload, retry }
}
