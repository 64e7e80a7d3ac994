import { type ReactNode, useEffect, useRef } from 'react'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { later, usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { type Problem, problemOf } from '#shared/app/messages/problem-of.ts'
import type { Remote } from '#shared/core/loading/remote.ts'

const TROUBLE = later(() => import('./share-trouble.tsx').then(({ ShareTrouble }) => ShareTrouble))

/**
 * Ask for what a share page is about, if its address names it. The page keeps its blanks until trouble can be shown.
 * @param ids required ids as `queryIds` gives them; without one of them nothing is asked
 * @returns the item, the page in its place when there is none, or neither while that is on its way
 */
export function useSharedItem<T>(ids: readonly string[], load: (signal: AbortSignal) => Promise<T>) {
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
function useShareTrouble(problem: Problem | undefined, onRetry: () => void): ReactNode {
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

/**
 * Where the edge's service failed, the page came with what it said before, and says so in its small print (scripts/site/edge/rewrite.ts): it asks once
 * itself, and takes the small print away when there is a fresh answer.
 */
function useAsOf(remote: Remote<unknown>, reload: () => void): void {
  const before = useRef<unknown>(undefined)
  const isReady = remote.state === 'ready'
  if (isReady) before.current ??= remote
  const isFresh = isReady && remote !== before.current
  useEffect(() => {
    const note = document.getElementById('as-of')
    if (isFresh) note?.remove()
    else if (note && isReady) reload()
  }, [isReady, isFresh, reload])
}
