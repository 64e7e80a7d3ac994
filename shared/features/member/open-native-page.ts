import { useEffect, useRef } from 'react'
import type { NativePage } from '#shared/bridge/calls.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { showMessage } from '#shared/features/messages/messages.ts'

/** `performance.now()` of the call that opened a page of the shell; undefined after the return. */
let leftAt: number | undefined
/** ms in which a touch still belongs to the tap that opened the page. */
const TAP_MS = 1000
/** ms after a read from which a touch reads again, on a page that reports `hidden`. */
const TOUCH_MS = 30_000

/**
 * Opens a page of the native shell (`jumpPage`; shared/bridge/README.md, "Calls"); outside the app
 * shows a message instead.
 */
export async function openNativePage(pageName: NativePage, pageTitle: string) {
  leftAt = performance.now()
  if (await notifyNative('jumpPage', { pageName, pageTitle })) return
  leftAt = undefined
  showMessage('请在 App 内打开')
}

/**
 * Events that only a visible page gets. `visibilityState` is unreliable: some web views always
 * report `hidden`.
 */
const SIGHTS = ['visibilitychange', 'pageshow', 'focus', 'pointerdown']

function useSight(then: (event: Event, isVisible: boolean) => void): void {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    const check = (event: Event) => {
      const isVisible = document.visibilityState === 'visible'
      if (isVisible || event.type !== 'visibilitychange') latest.current(event, isVisible)
    }
    for (const name of SIGHTS) addEventListener(name, check)
    return () => {
      for (const name of SIGHTS) removeEventListener(name, check)
    }
  }, [])
}

/**
 * Calls `then` on return from a page of the shell, where a goal, a measurement or points may have
 * changed.
 */
export function useReturn(then: () => void): void {
  useSight(({ type }) => {
    if (leftAt === undefined || (type === 'pointerdown' && performance.now() - leftAt < TAP_MS)) return
    leftAt = undefined
    then()
  })
}

/**
 * Calls `then` whenever the page comes to the front, for data that changes elsewhere (mirror, chat
 * app). If the page always reports `hidden`, a touch counts, at most once in half a minute.
 */
export function useFront(then: () => void): void {
  const ranAt = useRef(performance.now())
  useSight(({ type }, isVisible) => {
    const isFirstTouch = !isVisible && performance.now() - ranAt.current > TOUCH_MS
    if (type !== 'visibilitychange' && !isFirstTouch) return
    ranAt.current = performance.now()
    then()
  })
}
