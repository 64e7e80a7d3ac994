import { getServerTime } from '#shared/api/server-clock.ts'
import { hasStatus, type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { showMessage } from '#shared/features/messages/messages.ts'

/**
 * A new key for one thing the member wants done: sent along with every try of it, so that the service does it once
 * (shared/api/README.md, "Changes"). 128 random bits; crypto.randomUUID is above the browser floor.
 */
const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A try of a change: its idempotency key, and when it began (the service's clock, epoch milliseconds). */
export interface PendingMutation {
  key: string
  since: number
}

/** One try of something the member wants done. */
export interface Mutation extends MutationContext {
  /** The same for every try of the same thing, until its outcome is known. */
  idempotencyKey: string
  /** An earlier try was sent with unknown result: look before sending another. */
  isAgain: boolean
  /** When the first try began, by the service's clock, epoch milliseconds. */
  since: number
}

/**
 * One try of a change, to be called in the tick of the tap: whose it is is settled then.
 * @param pending the changes of this page whose outcome is unknown, by name
 * @param name the change and what it is about
 * @param work says whether the outcome is known; not called where the app does not say who is there
 */
export async function runMutation(
  pending: Map<string, PendingMutation>,
  name: string,
  work: (mutation: Mutation) => Promise<boolean>,
): Promise<void> {
  const change = await changeNow()
  if (!change) return
  const before = pending.get(name)
  const { key, since } = before ?? { key: createIdempotencyKey(), since: getServerTime() }
  pending.set(name, { key, since })
  const isSettled = await work({ ...change, idempotencyKey: key, since, isAgain: before !== undefined })
  if (isSettled) pending.delete(name)
}

/**
 * What a change carries, to be asked for in the tick of the tap: the token of that moment.
 * @returns undefined where the app does not say who is there: nothing may be changed, and the member has been told so
 */
async function changeNow(): Promise<MutationContext | undefined> {
  const { token } = session
  if (!hasStatus('verifying')) return { token }
  session.verify?.()
  await session.readable
  if (hasStatus('ended')) await suspendForever()
  if (!hasStatus('verifying')) return { token }
  showMessage('App 没有响应，请稍后再试')
  return undefined
}
