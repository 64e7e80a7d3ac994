import { useEffect } from 'react'
import { WECHAT } from '#shared/core/config.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import type { ShareCard } from './share-set.ts'

/**
 * iOS verifies the address that was loaded first, also after a history change
 * (shared/bridge/README.md, "WeChat").
 */
export const LANDING = typeof location === 'undefined' ? '' : location.href

/** Whether this is WeChat or WeCom, but no mini program. False in the prerender. */
export const isWechat = (): boolean =>
  typeof navigator !== 'undefined' && /MicroMessenger(?!.*miniProgram\/)/s.test(navigator.userAgent)

/**
 * Sets the WeChat share card; call it again with more data. Does nothing elsewhere, never throws.
 */
export function loadSetCard(card: ShareCard): void {
  if (!WECHAT || !isWechat()) return
  loadModule(() => import('./share-set.ts')).then(
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
