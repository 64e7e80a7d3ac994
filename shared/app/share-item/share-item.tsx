import type { ReactNode } from 'react'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { later, usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { type Problem, problemOf } from '#shared/app/messages/problem-of.ts'
import { useAsOf } from './as-of.ts'

const TROUBLE = later(() => import('./share-trouble.tsx').then(({ ShareTrouble }) => ShareTrouble))

/** What a share page shows: its item, the page in its place when there is none, or neither while that is on its way. */
export interface SharedItem<T> {
  item: T | undefined
  trouble: ReactNode
}

/**
 * Ask for what a share page is about, if its address names it. The page keeps its blanks until trouble can be shown.
 * @param ids required ids as `queryIds` gives them; without one of them nothing is asked
 */
export function useSharedItem<T>(ids: readonly string[], load: (signal: AbortSignal) => Promise<T>): SharedItem<T> {
  const isWhole = ids.every(Boolean)
  const { remote, reload, retry } = useRemote(isWhole ? load : undefined, ids)
  useAsOf(remote, reload)
  return {
    item: remote.state === 'ready' ? remote.value : undefined,
    trouble: useShareTrouble(problemOf(remote, isWhole), retry),
  }
}

/**
 * The page that stands in place of a share page's item; undefined while there is no problem, or that page is on its way. Most visits
 * never see it, so it has a bundle of its own; where that cannot be loaded, plain text is shown.
 */
export function useShareTrouble(problem: Problem | undefined, onRetry: () => void): ReactNode {
  const [ShareTrouble, retryPart] = usePart(TROUBLE, Boolean(problem))
  if (!problem) return undefined
  if (ShareTrouble) return <ShareTrouble problem={problem} onRetry={onRetry} />
  // A <main> like every page: Preact takes over the prerendered one and would leave another element beside it.
  return (
    retryPart && (
      <main>
        <LostPart onRetry={retryPart} />
      </main>
    )
  )
}
