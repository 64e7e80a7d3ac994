import { useEffect, useRef } from 'react'
import { ChunkError } from '#shared/app/loading/lazy-component.tsx'
import { lazyModule, useLazyModule } from '#shared/app/loading/lazy-module.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { problemOf } from '#shared/app/messages/problem-of.ts'
import { reasonOf } from '#shared/core/fault.ts'
import type { Remote } from '#shared/core/loading/remote.ts'

export const TROUBLE = lazyModule(() => import('./share-trouble.tsx'))

/** What group, PK, workout and group-report pages say of a failed question. */
export const FAILED_TEXT = '查询失败'

/**
 * Ask for what a share page is about, if its address names it.
 * @param ids required ids as `queryIds` gives them; without one of them nothing is asked
 * @param failedText what a toast says of a failure for which the service gives no reason; without it the card alone tells
 * @returns the item; where there is none the page that stands in its place, which most visits never see, so it has a bundle of its
 *  own: until that is there the page keeps its blanks, and plain text is shown where it cannot be loaded
 */
export function useSharedItem<T>(
  ids: readonly string[],
  load: (signal: AbortSignal) => Promise<T>,
  failedText?: string,
) {
  const isWhole = !ids.includes('')
  const { remote, reload, retry } = useRemote(isWhole ? load : undefined)
  useAsOf(remote, reload)
  useFailureToast(remote, failedText)
  const problem = problemOf(remote, isWhole)
  const [{ ShareTrouble } = {}, retryPart] = useLazyModule(TROUBLE, Boolean(problem))
  return {
    item: remote.state === 'ready' ? remote.value : undefined,
    trouble:
      problem &&
      (ShareTrouble ? (
        <ShareTrouble problem={problem} onRetry={retry} />
      ) : (
        retryPart && (
          // A <main> like every page: Preact takes over the prerendered one and would leave another element beside it.
          <main>
            <ChunkError onRetry={retryPart} />
          </main>
        )
      )),
  }
}

/** That there is no such thing is a notice already (use-remote.ts). */
function useFailureToast(remote: Remote<unknown>, failedText: string | undefined): void {
  const error = remote.state === 'failed' ? remote.error : undefined
  useEffect(() => {
    if (failedText && error && !/refused|aborted/.test(error.fault ?? '')) toast(reasonOf(error) || failedText)
  }, [error, failedText])
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
