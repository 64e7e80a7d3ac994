import { useEffect, useRef, useState } from 'react'
import { prefetchMutations } from '#shared/api/client.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { type Mutation, type PendingMutation, runMutation } from './run-mutation.ts'

/**
 * Runs one mutation at a time; the lock is set synchronously, so a second tap does nothing. Each
 * intent keeps its idempotency key until its outcome is known, so that a retry is not executed
 * twice. The member's token is fixed at the tap.
 * @returns `running`, the current intent; `run(intent, what, work)`, where `work` resolves to
 * whether the outcome is known
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

  // Restored from the back-forward cache: a running request was cancelled.
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
