import { getServerTime } from '#shared/api/server-clock.ts'
import { hasStatus, type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { showMessage } from '#shared/features/messages/messages.ts'

/**
 * Creates an idempotency key of 128 random bits, sent with every attempt of a mutation, so that the
 * service executes it once (shared/api/README.md, "Changes"). crypto.randomUUID is above the
 * browser floor.
 */
const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Idempotency key and start of an unconfirmed mutation (service's clock, epoch milliseconds). */
export interface PendingMutation {
  key: string
  since: number
}

/** One attempt of a mutation. */
export interface Mutation extends MutationContext {
  /** Same for every attempt of the same mutation, until its outcome is known. */
  idempotencyKey: string
  /** An earlier attempt has an unknown outcome: verify it before sending again. */
  isAgain: boolean
  /** Start of the first attempt, by the service's clock, epoch milliseconds. */
  since: number
}

/**
 * Runs one attempt of a mutation. Call it synchronously in the click handler, which fixes the
 * token.
 * @param pending unconfirmed mutations of this page, by name
 * @param name the mutation and its object
 * @param work resolves to whether the outcome is known; not called if the session is not verified
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
 * Reads the token at the time of the click, and waits for a running session check.
 * @returns undefined if the session could not be verified: nothing is sent, and a message is shown
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
