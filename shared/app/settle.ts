import { ServiceError } from '#shared/api/errors.ts'
import { sleep } from '#shared/core/sleep.ts'

/** Long enough for a change that is still being worked on when its reply got lost. */
const SECOND_LOOK_MS = 1500

/** The request may have arrived although no readable answer came back (hardening T9): that is no failure yet. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.fault)

/**
 * Send a change. When nobody can say whether it was made, look whether it was, twice if need be.
 * @param isDone asks the service; rejects when it cannot be reached
 * @param onLooking the answer got lost: time to show 正在确认结果
 * @returns what `send` answers; 'done' or 'not-done' by looking; 'unknown' when that failed too
 * @throws what `send` throws when the service has refused
 */
export async function settle<T>(
  send: () => Promise<T>,
  isDone: () => Promise<boolean>,
  onLooking: () => void,
): Promise<T | 'done' | 'not-done' | 'unknown'> {
  try {
    return await send()
  } catch (error) {
    if (!isUnknown(error)) throw error
  }
  onLooking()
  try {
    if (await isDone()) return 'done'
    await sleep(SECOND_LOOK_MS)
    return (await isDone()) ? 'done' : 'not-done'
  } catch {
    return 'unknown'
  }
}
