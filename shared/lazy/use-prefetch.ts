import { useEffect } from 'react'
import { whenIdle } from '#shared/core/when-idle.ts'

/**
 * Load ahead what a tap or the end of the page needs.
 * @param after when: once the page shows what it was opened for, so that nothing competes with the first replies
 */
export function usePrefetch(load: (() => Promise<unknown>) | undefined, after: () => Promise<void> = whenIdle): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!load) return
    let isUnmounted = false
    // A failed prefetch is not reported: whoever needs the module loads it again.
    void after().then(() => isUnmounted || load().catch(() => {}))
    return () => {
      isUnmounted = true
    }
  }, [])
}
