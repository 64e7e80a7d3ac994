import { useEffect, useRef } from 'react'
import type { QueryState } from '#shared/core/loading/query-state.ts'
import { getReason } from '#shared/core/request-error.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { getPageError } from '#shared/features/messages/page-error.ts'
import { ChunkError } from '#shared/lazy/lazy-component.tsx'
import { lazyModule, useLazyModule } from '#shared/lazy/lazy-module.ts'

export const ERROR_STATE = lazyModule(() => import('./share-error-state.tsx'))

/** Message of group, PK, workout and group-report pages if the request failed. */
export const FAILED_TEXT = '查询失败'

/**
 * Loads the item of a share page, if its address names it.
 * @param ids required ids; if one is empty, nothing is requested
 * @param failedText toast for a failure without a reason from the service; without it only the card
 * reports it
 * @returns the item, or the error page to render instead. That page is rarely needed, so it has its
 * own bundle: the skeleton stays until it is loaded, and plain text replaces it on failure.
 */
export function useSharedItem<T>(
  ids: readonly string[],
  load: (signal: AbortSignal) => Promise<T>,
  failedText?: string,
) {
  const isComplete = !ids.includes('')
  const { remote, reload, retry } = useQuery(isComplete ? load : undefined)
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
          // Uses a <main> like every page: Preact hydrates the prerendered one and would leave
          // another element behind.
          <main>
            <ChunkError onRetry={retryModule} />
          </main>
        )
      )),
  }
}

/** Shows the toast of a failed request; use-query.ts already reports a missing item. */
function useFailureToast(remote: QueryState<unknown>, failedText: string | undefined): void {
  const error = remote.state === 'failed' ? remote.error : undefined
  useEffect(() => {
    if (failedText && error && !/refused|aborted/.test(error.errorCode ?? ''))
      showMessage(getReason(error) || failedText)
  }, [error, failedText])
}

/**
 * Handles a stale page, which the edge served with a notice because its service failed
 * (scripts/edge/rewrite.ts): reloads once, and removes the notice on a fresh response.
 */
function useStaleNotice(remote: QueryState<unknown>, reload: () => void): void {
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
