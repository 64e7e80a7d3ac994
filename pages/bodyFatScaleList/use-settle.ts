import { useRef, useState } from 'react'
import { warmChanges } from '#shared/api/http.ts'
import { confirmRecord, discardRecord, listPending } from '#shared/api/scale-pending.ts'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { tellFailure, toast } from '#shared/app/messages/messages.ts'
import { attempt, type Begun } from '#shared/app/saving/attempt.ts'
import { getUnconfirmedMessage, sendAndVerify } from '#shared/app/saving/send-and-verify.ts'
import type { MutationContext } from '#shared/auth/session.ts'
import type { Failure } from '#shared/core/fault.ts'

/** A call without an answer may have been heard all the same: the list knows. */
const isSettled = async (no: string): Promise<boolean> =>
  !(await listPending(new AbortController().signal)).some((record) => record.no === no)

/** What may be done with a record, with the call and the words for it. */
const DEEDS = {
  confirm: { act: confirmRecord, done: '已确认' },
  discard: { act: discardRecord, done: '已丢弃' },
}

/**
 * Confirm and discard, each record once. The tap locks in the same tick; a settled record stays hidden until the reloaded
 * list no longer has it.
 */
export function useSettle(reload: () => void) {
  const locked = useRef(new Set<string>()).current
  const begun = useRef(new Map<string, Begun>()).current
  const [states, setStates] = useState<Readonly<Record<string, 'busy' | 'gone' | undefined>>>({})
  const mark = (no: string, state?: 'busy' | 'gone') => setStates((before) => ({ ...before, [no]: state }))

  async function settle(no: string, deed: keyof typeof DEEDS) {
    if (locked.has(no)) return
    locked.add(no)
    mark(no, 'busy')
    let isDone = false
    let isKnown = false
    await attempt(begun, `${deed} ${no}`, async ({ isAgain, since: _, ...change }) => {
      const answer = await settled(no, deed, change, isAgain)
      isDone = answer === 'done'
      isKnown = answer !== 'unknown'
      return answer === 'done' || answer === 'refused'
    })
    if (!isDone) locked.delete(no)
    mark(no, isDone ? 'gone' : undefined)
    // The list could not be had a moment ago: its own notice would take the place of what was just said.
    if (isKnown) reload()
  }

  usePrefetch(warmChanges)

  return {
    settle,
    isBusy: (no: string) => states[no] === 'busy',
    isGone: (no: string) => states[no] === 'gone',
  }
}

/** Do it, and say what came of it. @returns 'refused' also for what was never sent */
async function settled(no: string, deed: keyof typeof DEEDS, change: MutationContext, isAgain: boolean) {
  const { act, done } = DEEDS[deed]
  try {
    const result = await sendAndVerify(
      () => act(no, change),
      () => isSettled(no),
      isAgain,
    )
    if (result.is !== 'settled') {
      toast(getUnconfirmedMessage(result, '操作失败，请重试'))
      return result.is
    }
    toast(done, 'success')
    return 'done'
  } catch (error) {
    tellFailure(error as Failure)
    return 'refused'
  }
}
