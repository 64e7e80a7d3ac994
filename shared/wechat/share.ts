import { useEffect } from 'react'
import { WECHAT } from '#shared/core/config.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import type { ShareCard } from './share-set.ts'

/** iOS verifies the address that was loaded first, whatever the page does later (shared/bridge/README.md, "WeChat"). */
export const LANDING = typeof location === 'undefined' ? '' : location.href

/** Inside WeChat or WeCom, yet not in one of its mini programs, which share by themselves. False in the prerender. */
export const isWechat = (): boolean =>
  typeof navigator !== 'undefined' && /MicroMessenger(?!.*miniProgram\/)/s.test(navigator.userAgent)

/** Set the card that WeChat shares this page with; call it again when more is known. Does nothing anywhere else, never fails. */
export function loadSetCard(card: ShareCard): void {
  if (!WECHAT || !isWechat()) return
  loadModule(() => import('./kit.ts')).then(
    ({ setCard }) => setCard(card, LANDING),
    () => {},
  )
}

/** The card of an item, once it is there. The text decides whether it is another one. */
export function useShareCard(card: ShareCard | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object at each render
  useEffect(() => {
    if (card) loadSetCard(card)
  }, [card && JSON.stringify(card)])
}
