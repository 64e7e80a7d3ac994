import { useEffect, useRef, useState } from 'react'
import { credentials } from '#shared/api/credentials.ts'
import { intentKey } from '#shared/core/intent-key.ts'

/** One try of something the member wants done. */
export interface Try {
  /** The same for every try of the same thing, until its outcome is known. */
  key: string
  /** An earlier try was sent with unknown result: look before sending another. */
  isAgain: boolean
}

/**
 * One change at a time, locked in the tick of the tap: a second tap does nothing. Each intent keeps its key until its
 * outcome is known, so that another try of the same thing cannot do it twice.
 * @returns `running`, the intent under way; `run(intent, work)`, where `work` says whether the outcome is known
 */
export function useIntents<Intent extends string>() {
  const [running, setRunning] = useState<Intent>()
  const locked = useRef(false)
  const keys = useRef(new Map<string, string>())

  async function run(intent: Intent, what: string, work: (attempt: Try) => Promise<boolean>): Promise<void> {
    if (locked.current) return
    locked.current = true
    setRunning(intent)
    const name = `${intent} ${what}`
    const before = keys.current.get(name)
    const key = before ?? intentKey()
    keys.current.set(name, key)
    try {
      if (await work({ key, isAgain: before !== undefined })) keys.current.delete(name)
    } finally {
      locked.current = false
      setRunning(undefined)
    }
  }

  useEffect(() => void credentials.prepare?.().catch(() => {}), [])

  // Back from the cache: whatever was under way was cut off.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      locked.current = false
      setRunning(undefined)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  return { running, run }
}
