import { useRef, useState } from 'react'
import { tellFailure, toast } from '#shared/app/messages.ts'

/**
 * Confirm and discard, each record once. The tap locks in the same tick; a settled record stays hidden until the reloaded
 * list no longer has it, and after a failure the list is asked for what really happened.
 */
export function useSettle(reload: () => void) {
  const locked = useRef(new Set<string>()).current
  const [state, setState] = useState<Readonly<Record<string, 'busy' | 'gone' | undefined>>>({})

  async function settle(no: string, act: (no: string) => Promise<unknown>, done: string) {
    if (locked.has(no)) return
    locked.add(no)
    setState((before) => ({ ...before, [no]: 'busy' }))
    try {
      await act(no)
      setState((before) => ({ ...before, [no]: 'gone' }))
      void toast(done, 'success')
    } catch (error) {
      locked.delete(no)
      setState((before) => ({ ...before, [no]: undefined }))
      tellFailure(error)
    }
    reload()
  }

  return {
    settle,
    isBusy: (no: string) => state[no] === 'busy',
    isGone: (no: string) => state[no] === 'gone',
  }
}
