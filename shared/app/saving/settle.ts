import { ServiceError } from '#shared/api/errors.ts'
import { reasonOf } from '#shared/core/fault.ts'
import { sleep } from '#shared/core/loading/sleep.ts'

/** Long enough for a change that is still being worked on when its reply got lost. */
const SECOND_LOOK_MS = 1500

/** The request may have arrived although no readable answer came back: that is no failure yet (shared/api/README.md, "Changes"). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.fault)

/**
 * What a member reads of a change that was not made, or of which nobody knows.
 * @param reason the service's words, '' without
 * @param notDone ours where it gave none
 * @param next what to do where nobody knows
 */
export const unsettledWords = (
  answer: 'not-done' | 'unknown',
  reason: string,
  notDone: string,
  next = '稍后再来查看结果',
): string => {
  if (answer === 'not-done') return reason || notDone
  return `${reason.replace(/。$/, '') || '网络不给力'}，${next}`
}

/**
 * Send a change, once. When it is unknown whether it was made, look whether it was, twice if need be; it is never sent again.
 * @param isDone asks the service, by a call that changes nothing; undefined: the answer does not tell. Rejects when it cannot
 *   be reached
 * @param onLooking the answer got lost: time to show 正在确认结果. With the words of a broken service that has said why, else ''
 * @param isAgain the result of an earlier try is unknown: look first, and send only what was not done
 * @returns what `send` answers; 'done' or 'not-done' by looking; 'unknown' when that failed too
 * @throws what `send` throws when the service has refused
 */
export async function settle<T>(
  send: () => Promise<T>,
  isDone: () => Promise<boolean | undefined>,
  onLooking: (reason: string) => void,
  isAgain = false,
): Promise<T | 'done' | 'not-done' | 'unknown'> {
  if (isAgain) {
    onLooking('')
    try {
      if (await isDone()) return 'done'
    } catch {
      return 'unknown'
    }
  }
  let reason = ''
  try {
    return await send()
  } catch (error) {
    if (!isUnknown(error)) throw error
    reason = reasonOf(error as ServiceError)
  }
  onLooking(reason)
  try {
    const found = await isDone()
    if (found) return 'done'
    await sleep(SECOND_LOOK_MS)
    const foundLater = await isDone()
    return foundLater ? 'done' : foundLater === undefined ? 'unknown' : 'not-done'
  } catch {
    return 'unknown'
  }
}
