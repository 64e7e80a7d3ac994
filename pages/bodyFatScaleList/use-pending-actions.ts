import { useRef, useState } from 'react'
import { prefetchMutations } from '#shared/api/client.ts'
import { confirmRecord, discardRecord, listPending } from '#shared/api/scale-pending.ts'
import type { MutationContext } from '#shared/auth/session.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { type PendingMutation, runMutation } from '#shared/data/run-mutation.ts'
import { getUnconfirmedMessage, sendAndVerify } from '#shared/data/send-and-verify.ts'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'

/** Whether an unanswered call took effect: the record is no longer in the list. */
const isSettled = async (no: string): Promise<boolean> =>
  !(await listPending(new AbortController().signal)).some((record) => record.no === no)

/** Request and success message of each action. */
const DEEDS = {
  confirm: { act: confirmRecord, done: '已确认' },
  discard: { act: discardRecord, done: '已丢弃' },
}

/**
 * Confirms and discards records, each once. The lock is synchronous, so that a double tap sends one
 * request; a settled record stays hidden until the reloaded list omits it.
 */
export function usePendingActions(reload: () => void) {
  const locked = useRef(new Set<string>()).current
  const pending = useRef(new Map<string, PendingMutation>()).current
  const [states, setStates] = useState<Readonly<Record<string, 'busy' | 'gone' | undefined>>>({})
  const setRowState = (no: string, state?: 'busy' | 'gone') => setStates((before) => ({ ...before, [no]: state }))

  async function runDeed(no: string, deed: keyof typeof DEEDS) {
    if (locked.has(no)) return
    locked.add(no)
    setRowState(no, 'busy')
    let isDone = false
    let isDecided = false
    await runMutation(pending, `${deed} ${no}`, async ({ isAgain, since: _, ...change }) => {
      const answer = await sendDeed(no, deed, change, isAgain)
      isDone = answer === 'done'
      isDecided = answer !== 'unknown'
      return answer === 'done' || answer === 'refused'
    })
    if (!isDone) locked.delete(no)
    setRowState(no, isDone ? 'gone' : undefined)
    // With an unknown outcome the list failed to load just now; its error would replace the
    // message.
    if (isDecided) reload()
  }

  usePrefetch(prefetchMutations)

  return {
    settle: runDeed,
    isBusy: (no: string) => states[no] === 'busy',
    isGone: (no: string) => states[no] === 'gone',
  }
}

/**
 * Sends the action and displays its result.
 * @returns 'refused' also if the request was never sent
 */
async function sendDeed(no: string, deed: keyof typeof DEEDS, change: MutationContext, isRetry: boolean) {
  const { act, done } = DEEDS[deed]
  try {
    const result = await sendAndVerify(
      () => act(no, change),
      () => isSettled(no),
      isRetry,
    )
    if (result.is !== 'settled') {
      showMessage(getUnconfirmedMessage(result, '操作失败，请重试'))
      return result.is
    }
    showMessage(done, 'success')
    return 'done'
  } catch (error) {
    reportFailure(error as RequestError)
    return 'refused'
  }
}
