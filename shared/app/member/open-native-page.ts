import { useEffect, useRef } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import type { NativePage } from '#shared/bridge/calls.ts'
import { tellNative } from '#shared/bridge/native.ts'

let isLeft = false

/** Ask the shell for a page of its own (`jumpPage`; shared/bridge/README.md, "Calls"); outside the app say where it is. */
export async function openNativePage(pageName: NativePage, pageTitle: string) {
  isLeft = true
  if (await tellNative('jumpPage', { pageName, pageTitle })) return
  isLeft = false
  toast('请在App内打开')
}

/** Runs when the member is back from a page of the shell, where a goal, a measurement or points may have been made. */
export function useReturn(then: () => void): void {
  useFront(() => {
    if (!isLeft) return
    isLeft = false
    then()
  })
}

/** Runs whenever the page comes to the front: for one about what members do elsewhere, with the mirror or in a chat app. */
export function useFront(then: () => void): void {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && latest.current()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
