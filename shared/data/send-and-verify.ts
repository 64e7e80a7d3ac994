import { ServiceError } from '#shared/api/errors.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { getReason } from '#shared/core/request-error.ts'

/** Long enough for a change that is still being worked on when its reply got lost. */
const VERIFY_AFTER_MS = 1500

/** The request may have arrived although no readable answer came back: that is no failure yet (shared/api/README.md, "Changes"). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.fault)

/** What is known of a change that was sent; without an `answer` the verifying read found it. */
export type Verified<T> = { is: 'settled'; answer?: T } | Unconfirmed

interface Unconfirmed {
  is: 'not-done' | 'unknown'
  /** The words of a broken service that has said why; else ''. */
  reason: string
}

/**
 * What a member reads of a change that was not made, or of which nobody knows.
 * @param notDone our words where the service gave none
 * @param next what to do where nobody knows
 */
export const getUnconfirmedMessage = (
  { is, reason }: Unconfirmed,
  notDone: string,
  next = '稍后再来查看结果',
): string => {
  if (is === 'not-done') return reason || notDone
  return `${reason.replace(/。$/, '') || '网络不给力'}，${next}`
}

/**
 * Send a change, once. When it is unknown whether it was made, one read asks whether it was; it is never sent again.
 * @param isDone asks the service, by a call that changes nothing; undefined: the answer does not tell. Rejects when it cannot
 *   be reached
 * @param isAgain the result of an earlier try is unknown: ask first, and send only what was not done
 * @param onVerify the answer got lost: time to show 正在确认结果
 * @returns 'not-done' by the read; 'unknown' when that failed too
 * @throws what `send` throws when the service has refused
 */
export async function sendAndVerify<T>(
  send: () => Promise<T>,
  isDone: () => Promise<boolean | undefined>,
  isAgain: boolean,
  onVerify = () => {},
): Promise<Verified<T>> {
  if (isAgain) {
    onVerify()
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
    onVerify()
    return verify(isDone, getReason(error as ServiceError))
  }
}

/** Asks whether a change whose answer got lost was made after all. */
async function verify(isDone: () => Promise<boolean | undefined>, reason: string): Promise<Verified<never>> {
  await sleep(VERIFY_AFTER_MS)
  const isFound = await isDone().catch(() => undefined)
  if (isFound) return { is: 'settled' }
  return { is: isFound === undefined ? 'unknown' : 'not-done', reason }
}
