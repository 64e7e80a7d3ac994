import { serverNow } from '#shared/api/server-clock.ts'
import type { Change } from '#shared/api/session.ts'
import { intentKey } from '#shared/core/intent-key.ts'
import { changeNow } from './change-now.ts'
import { type Begun, inTurn } from './other-tabs.ts'

/** One try of something the member wants done. */
export interface Try extends Change {
  /** The same for every try of the same thing, until its outcome is known. */
  idempotencyKey: string
  /** An earlier try was sent with unknown result, or another tab has just made one: look before sending another. */
  isAgain: boolean
  /** When the first try began, by the service's clock, epoch milliseconds. */
  since: number
}

/**
 * One try of a change, to be called in the tick of the tap: whose it is is settled then. Another tab's try of the same is waited for.
 * @param begun the changes of this page whose outcome is unknown, by name
 * @param name the change and what it is about
 * @param work says whether the outcome is known; not called where the app does not say who is there
 */
export async function attempt(
  begun: Map<string, Begun>,
  name: string,
  work: (attempt: Try) => Promise<boolean>,
): Promise<void> {
  const change = await changeNow()
  if (!change) return
  await inTurn(name, async (other) => {
    const before = begun.get(name) ?? other
    const now = before ?? { key: intentKey(), since: serverNow() }
    begun.set(name, now)
    const isKnown = await work({ ...change, idempotencyKey: now.key, since: now.since, isAgain: before !== undefined })
    if (isKnown) begun.delete(name)
    return now
  })
}
