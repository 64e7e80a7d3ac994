import { useEffect, useRef } from 'react'
import type { Remote } from '#shared/core/loading/remote.ts'

/**
 * Where the edge's service failed, the page came with what it said before, and says so in its small print (scripts/site/edge/rewrite.ts): it asks once
 * itself, and takes the small print away when there is a fresh answer.
 */
export function useAsOf(remote: Remote<unknown>, reload: () => void): void {
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
