import type { ReactNode } from 'react'
import { LostPart } from './lost-part.tsx'
import { problemOf } from './problem-of.ts'
import { usePart } from './use-part.ts'
import { useRemote } from './use-remote.ts'
import { type ShareCard, shareCard } from './wechat-share.ts'

const loadTrouble = () => import('./share-trouble.tsx')

/** What a share page shows: its item, the page in its place when there is none, or neither while that is on its way. */
export interface SharedItem<T> {
  item: T | undefined
  trouble: ReactNode
}

/**
 * Ask for what a share page is about, if its address names it, and tell WeChat how to share it. Most visits never see
 * trouble, so it has a bundle of its own, and the page keeps its blanks until that is there; where it cannot come, plain words do.
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
  const problem = problemOf(remote, isWhole)
  const [part, retryPart] = usePart(loadTrouble, Boolean(problem))
  return {
    item: remote.state === 'ready' ? remote.value : undefined,
    trouble:
      problem &&
      // A <main> like every page: Preact takes over the prerendered one and would leave another element beside it.
      (part ? (
        <part.ShareTrouble problem={problem} onRetry={retry} />
      ) : (
        retryPart && (
          <main>
            <LostPart onRetry={retryPart} />
          </main>
        )
      )),
  }
}
