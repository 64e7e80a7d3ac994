import { useEffect, useRef, useState } from 'react'
import { prefetchMutations } from '#shared/api/client.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { type Mutation, type PendingMutation, runMutation } from './run-mutation.ts'

/**
 * One change at a time, locked in the tick of the tap: a second tap does nothing. Each intent keeps its key until its
 * outcome is known, so that another try of the same thing cannot do it twice. The member is fixed in that tick too.
 * @returns `running`, the intent under way; `run(intent, work)`, where `work` says whether the outcome is known
 */
export function useIntents<Intent extends string>() {
  const [running, setRunning] = useState<Intent>()
  const locked = useRef(false)
  const pending = useRef(new Map<string, PendingMutation>()).current

  async function runIntent(intent: Intent, what: string, work: (attempt: Mutation) => Promise<boolean>): Promise<void> {
    if (locked.current) return
    locked.current = true
    setRunning(intent)
    try {
      await runMutation(pending, `${intent} ${what}`, work)
    } finally {
      locked.current = false
      setRunning(undefined)
    }
  }

  usePrefetch(prefetchMutations)

  // Back from the cache: whatever was under way was cut off.
  useEffect(
    () =>
      onRestore(() => {
        locked.current = false
        setRunning(undefined)
      }),
    [],
  )

  return { running, run: runIntent }
}
