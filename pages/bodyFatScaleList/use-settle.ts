import { useEffect, useRef, useState } from 'react'
import { credentials } from '#shared/api/credentials.ts'
import { listPending } from '#shared/api/scale-pending.ts'
import { tellFailure, toast } from '#shared/app/messages/messages.ts'
import { settle as settleChange, unsettledWords } from '#shared/app/saving/settle.ts'

/** A call without an answer may have been heard all the same: the list knows. */
const isSettled = async (no: string): Promise<boolean> =>
  !(await listPending(new AbortController().signal)).some((record) => record.no === no)

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
    let isDone = false
    let isKnown = true
    let reason = ''
    try {
      const answer = await settleChange(
        () => act(no).then(() => 'done' as const),
        () => isSettled(no),
        (words) => {
          reason = words
        },
      )
      isDone = answer === 'done'
      isKnown = answer !== 'unknown'
      if (answer === 'done') toast(done, 'success')
      else toast(unsettledWords(answer, reason, '没有成功，请再试一次'))
    } catch (error) {
      tellFailure(error)
    }
    if (!isDone) locked.delete(no)
    mark(no, isDone ? 'gone' : undefined)
    // The list could not be had a moment ago: its own notice would take the place of what was just said.
    if (isKnown) reload()
  }

  useEffect(() => void credentials.prepare?.().catch(() => {}), [])

  return {
    settle,
    isBusy: (no: string) => states[no] === 'busy',
    isGone: (no: string) => states[no] === 'gone',
  }
}
