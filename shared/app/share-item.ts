import type { Problem } from './trouble.tsx'
import { useRemote } from './use-remote.ts'
import { type ShareCard, shareCard } from './wechat-share.ts'

/** What a share page shows: its item, why there is none, or neither while it is on its way. */
export interface SharedItem<T> {
  item: T | undefined
  problem: Problem | undefined
  retry: () => void
}

/**
 * Ask for what a share page is about, if its address names it, and tell WeChat how to share it.
 * @param ids required ids as `queryIds` gives them; without one of them nothing is asked (contract §1)
 */
export function useSharedItem<T>(
  ids: readonly string[],
  load: (signal: AbortSignal) => Promise<T>,
  card: (item: T) => ShareCard,
): SharedItem<T> {
  const isWhole = ids.every(Boolean)
  const loadAndShare = async (signal: AbortSignal) => {
    const item = await load(signal)
    shareCard(card(item))
    return item
  }
  const { remote, retry } = useRemote(isWhole ? loadAndShare : undefined, ids)
  const isIncomplete = typeof location !== 'undefined' && !isWhole
  return {
    item: remote.state === 'ready' ? remote.value : undefined,
    problem: isIncomplete ? 'incomplete' : remote.state === 'failed' ? remote.error : undefined,
    retry,
  }
}
