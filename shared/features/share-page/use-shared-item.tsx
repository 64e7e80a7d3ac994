import { useEffect, useRef } from 'react'
import type { Remote } from '#shared/core/loading/remote.ts'
import { getReason } from '#shared/core/request-error.ts'
import { useRemote } from '#shared/data/use-remote.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { getPageError } from '#shared/features/messages/page-error.ts'
import { ChunkError } from '#shared/lazy/lazy-component.tsx'
import { lazyModule, useLazyModule } from '#shared/lazy/lazy-module.ts'

export const ERROR_STATE = lazyModule(() => import('./share-error-state.tsx'))

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
  const isComplete = !ids.includes('')
  const { remote, reload, retry } = useRemote(isComplete ? load : undefined)
  useStaleNotice(remote, reload)
  useFailureToast(remote, failedText)
  const pageError = getPageError(remote, isComplete)
  const [{ ShareErrorState } = {}, retryModule] = useLazyModule(ERROR_STATE, Boolean(pageError))
  return {
    item: remote.state === 'ready' ? remote.value : undefined,
    errorState:
      pageError &&
      (ShareErrorState ? (
        <ShareErrorState problem={pageError} onRetry={retry} />
      ) : (
        retryModule && (
          // A <main> like every page: Preact takes over the prerendered one and would leave another element beside it.
          <main>
            <ChunkError onRetry={retryModule} />
          </main>
        )
      )),
  }
}

/** That there is no such thing is a notice already (use-remote.ts). */
function useFailureToast(remote: Remote<unknown>, failedText: string | undefined): void {
  const error = remote.state === 'failed' ? remote.error : undefined
  useEffect(() => {
    if (failedText && error && !/refused|aborted/.test(error.fault ?? '')) showMessage(getReason(error) || failedText)
  }, [error, failedText])
}

/**
 * Where the edge's service failed, the page came with what it said before, and says so in its small print (scripts/edge/rewrite.ts): it asks once
 * itself, and takes the small print away when there is a fresh answer.
 */
function useStaleNotice(remote: Remote<unknown>, reload: () => void): void {
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
