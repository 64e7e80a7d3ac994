import { ServiceError } from '#shared/api/errors.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { getReason } from '#shared/core/request-error.ts'

/** Delay before verifying: the service may still be executing the mutation. */
const VERIFY_AFTER_MS = 1500

/**
 * Whether the outcome is unknown: the request may have arrived although no readable reply came
 * (shared/api/README.md, "Changes").
 */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.fault)

/** Outcome of a sent mutation; without an `answer` it was confirmed by the verifying read. */
export type Verified<T> = { is: 'settled'; answer?: T } | Unconfirmed

interface Unconfirmed {
  is: 'not-done' | 'unknown'
  /** The service's reason for the error; '' if it gave none. */
  reason: string
}

/**
 * Message for a mutation that was not executed or whose outcome is unknown.
 * @param notDone message if the service gave no reason
 * @param next advice if the outcome is unknown
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
 * Sends a mutation once. If the outcome is unknown, one read verifies it; it is never resent.
 * @param isDone read-only check; undefined: the reply does not show it. Rejects on a request error
 * @param isAgain an earlier attempt has an unknown outcome: verify first, and send only if needed
 * @param onVerify called before verifying, to show 正在确认结果
 * @returns 'not-done' according to the read; 'unknown' if that failed too
 * @throws error of `send` if the service refused
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

/** Verifies a mutation whose reply was lost. */
async function verify(isDone: () => Promise<boolean | undefined>, reason: string): Promise<Verified<never>> {
  await sleep(VERIFY_AFTER_MS)
  const isFound = await isDone().catch(() => undefined)
  if (isFound) return { is: 'settled' }
  return { is: isFound === undefined ? 'unknown' : 'not-done', reason }
}
