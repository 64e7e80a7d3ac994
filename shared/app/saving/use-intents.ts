import { useEffect, useRef, useState } from 'react'
import { warmChanges } from '#shared/api/http.ts'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { attempt, type Begun, type Try } from './attempt.ts'

/**
 * One change at a time, locked in the tick of the tap: a second tap does nothing. Each intent keeps its key until its
 * outcome is known, so that another try of the same thing cannot do it twice. The member is fixed in that tick too.
 * @returns `running`, the intent under way; `run(intent, work)`, where `work` says whether the outcome is known
 */
export function useIntents<Intent extends string>() {
  const [running, setRunning] = useState<Intent>()
  const locked = useRef(false)
  const begun = useRef(new Map<string, Begun>()).current

  async function run(intent: Intent, what: string, work: (attempt: Try) => Promise<boolean>): Promise<void> {
    if (locked.current) return
    locked.current = true
    setRunning(intent)
    try {
      await attempt(begun, `${intent} ${what}`, work)
    } finally {
      locked.current = false
      setRunning(undefined)
    }
  }

  usePrefetch(warmChanges)

  // Back from the cache: whatever was under way was cut off.
  useEffect(
    () =>
      onRestore(() => {
        locked.current = false
        setRunning(undefined)
      }),
    [],
  )

  return { running, run }
}
