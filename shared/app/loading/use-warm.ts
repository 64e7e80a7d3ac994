import { useEffect } from 'react'
import { atRest } from '#shared/core/at-rest.ts'

/**
 * Fetch ahead what a tap will need, or what ends the page.
 * @param after when: once the page shows what it was opened for, so that nothing of it competes with the first replies
 */
export function useWarm(load: (() => Promise<unknown>) | undefined, after: () => Promise<void> = atRest): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!load) return
    let isLeft = false
    // A failed warming is no news: the part is asked for again, with its tries, when it is wanted.
    void after().then(() => isLeft || load().catch(() => {}))
    return () => {
      isLeft = true
    }
  }, [])
}
