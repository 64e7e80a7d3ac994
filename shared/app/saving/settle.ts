import { ServiceError } from '#shared/api/errors.ts'
import { reasonOf } from '#shared/core/fault.ts'
import { sleep } from '#shared/core/loading/sleep.ts'

/** Long enough for a change that is still being worked on when its reply got lost. */
const SECOND_LOOK_MS = 1500

/** The request may have arrived although no readable answer came back: that is no failure yet (shared/api/README.md, "Changes"). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.fault)

/** What is known of a change that was sent; without an `answer` it was found by looking. */
export type Settled<T> = { is: 'settled'; answer?: T } | Unsettled

interface Unsettled {
  is: 'not-done' | 'unknown'
  /** The words of a broken service that has said why; else ''. */
  reason: string
}

/**
 * What a member reads of a change that was not made, or of which nobody knows.
 * @param notDone our words where the service gave none
 * @param next what to do where nobody knows
 */
export const unsettledWords = ({ is, reason }: Unsettled, notDone: string, next = '稍后再来查看结果'): string => {
  if (is === 'not-done') return reason || notDone
  return `${reason.replace(/。$/, '') || '网络不给力'}，${next}`
}

/**
 * Send a change, once. When it is unknown whether it was made, look whether it was, twice if need be; it is never sent again.
 * @param isDone asks the service, by a call that changes nothing; undefined: the answer does not tell. Rejects when it cannot
 *   be reached
 * @param isAgain the result of an earlier try is unknown: look first, and send only what was not done
 * @param onLooking the answer got lost: time to show 正在确认结果
 * @returns 'not-done' by looking; 'unknown' when that failed too
 * @throws what `send` throws when the service has refused
 */
export async function settle<T>(
  send: () => Promise<T>,
  isDone: () => Promise<boolean | undefined>,
  isAgain: boolean,
  onLooking = () => {},
): Promise<Settled<T>> {
  if (isAgain) {
    onLooking()
    try {
      if (await isDone()) return { is: 'settled' }
    } catch {
      return { is: 'unknown', reason: '' }
    }
  }
  try {
    return { is: 'settled', answer: await send() }
  } catch (error) {
    if (!isUnknown(error)) throw error
    onLooking()
    return lookTwice(isDone, reasonOf(error as ServiceError))
  }
}

/** Looks whether a change whose answer got lost was made after all. */
async function lookTwice(isDone: () => Promise<boolean | undefined>, reason: string): Promise<Settled<never>> {
  try {
    if (await isDone()) return { is: 'settled' }
    await sleep(SECOND_LOOK_MS)
    const isFound = await isDone()
    if (isFound) return { is: 'settled' }
    return { is: isFound === undefined ? 'unknown' : 'not-done', reason }
  } catch {
    return { is: 'unknown', reason }
  }
}
