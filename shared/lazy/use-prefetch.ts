import { useEffect } from 'react'
import { whenIdle } from '#shared/core/when-idle.ts'

/**
 * Prefetches a module that a tap or the end of the page needs.
 * @param after when to start: by default when idle, so that it does not compete with the first
 * replies
 */
export function usePrefetch(load: (() => Promise<unknown>) | undefined, after: () => Promise<void> = whenIdle): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!load) return
    let isUnmounted = false
    // A failed prefetch is not reported: the module is loaded again when needed.
    void after().then(() => isUnmounted || load().catch(() => {}))
    return () => {
      isUnmounted = true
    }
  }, [])
}
