import { useEffect } from 'react'
import { atRest } from '#shared/core/at-rest.ts'

/**
 * Load ahead what a tap or the end of the page needs.
 * @param after when: once the page shows what it was opened for, so that nothing competes with the first replies
 */
export function usePrefetch(load: (() => Promise<unknown>) | undefined, after: () => Promise<void> = atRest): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!load) return
    let isLeft = false
    // A failed prefetch is not reported: whoever needs the module loads it again.
    void after().then(() => isLeft || load().catch(() => {}))
    return () => {
      isLeft = true
    }
  }, [])
}
