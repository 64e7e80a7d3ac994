import { useRef, useState } from 'react'
import { listPending } from '#shared/api/scale-pending.ts'
import { tellFailure, toast } from '#shared/app/messages.ts'
import type { Failure } from '#shared/core/fault.ts'

/** A call without an answer may have been heard all the same: the list knows. */
async function wentThrough(no: string, error: unknown): Promise<boolean> {
  if (!/network|timeout|server/.test((error as Failure).fault ?? '')) return false
  const records = await listPending(new AbortController().signal).catch(() => undefined)
  return records !== undefined && !records.some((record) => record.no === no)
}

/**
 * Confirm and discard, each record once. The tap locks in the same tick; a settled record stays hidden until the reloaded
 * list no longer has it.
 */
export function useSettle(reload: () => void) {
  const locked = useRef(new Set<string>()).current
  const [states, setStates] = useState<Readonly<Record<string, 'busy' | 'gone' | undefined>>>({})
  const mark = (no: string, state?: 'busy' | 'gone') => setStates((before) => ({ ...before, [no]: state }))

  async function settle(no: string, act: (no: string) => Promise<unknown>, done: string) {
    if (locked.has(no)) return
    locked.add(no)
    mark(no, 'busy')
    try {
      await act(no).catch(async (error: unknown) => {
        if (!(await wentThrough(no, error))) throw error
      })
      mark(no, 'gone')
      toast(done, 'success')
    } catch (error) {
      locked.delete(no)
      mark(no)
      tellFailure(error)
    }
    reload()
  }

  return {
    settle,
    isBusy: (no: string) => states[no] === 'busy',
    isGone: (no: string) => states[no] === 'gone',
  }
}
