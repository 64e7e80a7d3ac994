import { ServiceError } from '#shared/api/errors.ts'
import { member } from '#shared/app/member/member-session.ts'
import { sleep } from '#shared/core/loading/sleep.ts'

/** Long enough for a change that is still being worked on when its reply got lost. */
const SECOND_LOOK_MS = 1500

/** The request may have arrived although no readable answer came back: that is no failure yet (shared/api/README.md, "Changes"). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.fault)

/**
 * Send a change, once. When it is unknown whether it was made, look whether it was, twice if need be; it is never sent again.
 * @param isDone asks the service, by a call that changes nothing; undefined: the answer does not tell. Rejects when it cannot
 *   be reached
 * @param onLooking the answer got lost: time to show 正在确认结果
 * @param isAgain the result of an earlier try is unknown: look first, and send only what was not done
 * @returns what `send` answers; 'done' or 'not-done' by looking; 'unknown' when that failed too
 * @throws what `send` throws when the service has refused
 */
export async function settle<T>(
  send: () => Promise<T>,
  isDone: () => Promise<boolean | undefined>,
  onLooking: () => void,
  isAgain = false,
): Promise<T | 'done' | 'not-done' | 'unknown'> {
  if (isAgain) {
    onLooking()
    try {
      if (await isDone()) return 'done'
    } catch {
      return 'unknown'
    }
  }
  const { openings } = member
  try {
    return await send()
  } catch (error) {
    if (!isUnknown(error)) throw error
  }
  // Somebody else is signed in by now: what they have tells nothing.
  if (openings !== member.openings) return 'unknown'
  onLooking()
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
