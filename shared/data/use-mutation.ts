import { useEffect, useRef, useState } from 'react'
import type { Mutation } from '#shared/api/call.ts'
import { loadSender } from '#shared/api/client.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { hasStatus, type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { getReason, type RequestError } from '#shared/core/request-error.ts'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'

/** An attempt whose outcome is unknown. */
interface Attempt {
  /** Sent with each retry, so that the service executes the mutation once. */
  idempotencyKey: string
  /** Service's clock, epoch milliseconds. */
  startedAt: number
}

interface Options<Variables, Data> {
  /** Message if the mutation was not executed and the service gave no reason. */
  notDone: string
  /** Advice if the outcome is unknown. */
  advice?: string
  /** Runs before the request, for a page that signs in only now. */
  onMutate?: () => Promise<unknown>
  /** `data` is undefined if the verifying read confirmed the mutation. */
  onSuccess: (data: Data | undefined, variables: Variables) => unknown
  /** Refused or not sent. Replaces the toast. @param isRetry an earlier outcome was unknown */
  onError?: (error: RequestError, isRetry: boolean) => void
  /** Mutations with different locks run at the same time; by default one at a time. */
  getLock?: (variables: Variables) => string
}

/**
 * Sends a mutation. `mutate` locks and captures the member's token in the tick of the tap, sends
 * once, verifies a lost reply by one read, and shows one message. Until the outcome is known, a
 * retry of the same variables verifies first and keeps the idempotency key.
 * @returns `variables` of the running mutations; `isVerifying`: one is being verified
 */
export function useMutation<Variables, Data>(mutation: Mutation<Variables, Data>, options: Options<Variables, Data>) {
  const [variables, setVariables] = useState<readonly Variables[]>([])
  const [isVerifying, setVerifying] = useState(false)
  const locks = useRef(new Set<string>()).current
  const attempts = useRef(new Map<string, Attempt>()).current
  const latest = useRef(options)
  latest.current = options
  usePrefetch(loadSender) // so that a tap does not wait for a file
  // Restored from the back-forward cache: a running request was cancelled.
  useEffect(
    () =>
      onRestore(() => {
        locks.clear()
        setVariables([])
      }),
    [locks],
  )

  async function runMutation(item: Variables) {
    const { notDone, advice, onMutate, onSuccess, onError = reportFailure } = latest.current
    const context = await captureContext()
    if (!context) return
    const key = JSON.stringify(item)
    const earlier = attempts.get(key)
    const attempt = earlier ?? { idempotencyKey: createIdempotencyKey(), startedAt: getServerTime() }
    attempts.set(key, attempt)
    try {
      if (onMutate) {
        await onMutate()
        context.token ??= session.token
      }
      const { mutate } = await loadModule(loadSender, false)
      const result = await sendAndVerify(
        () => mutate(mutation, item, { ...context, idempotencyKey: attempt.idempotencyKey }),
        () => mutation.verify(item, attempt.startedAt),
        Boolean(earlier),
        () => setVerifying(true),
      ).finally(() => setVerifying(false))
      if (result.is !== 'settled') return showMessage(getUnconfirmedMessage(result, notDone, advice))
      await onSuccess(result.answer, item)
    } catch (error) {
      onError(error as RequestError, Boolean(earlier))
    }
    attempts.delete(key)
  }

  async function mutate(item: Variables): Promise<void> {
    const lock = latest.current.getLock?.(item) ?? ''
    if (locks.has(lock)) return
    locks.add(lock)
    setVariables((before) => [...before, item])
    await runMutation(item).finally(() => {
      locks.delete(lock)
      setVariables((before) => before.filter((running) => running !== item))
    })
  }

  return { mutate: (item: Variables) => void mutate(item), isPending: variables.length > 0, isVerifying, variables }
}

/**
 * Captures the token in the tick of the tap, and waits for a running session check.
 * @returns undefined if the session could not be verified: nothing is sent, and a message is shown
 */
async function captureContext(): Promise<MutationContext | undefined> {
  const { token } = session
  if (!hasStatus('verifying')) return { token }
  session.verify?.()
  await session.readable
  if (hasStatus('ended')) await suspendForever()
  if (!hasStatus('verifying')) return { token }
  showMessage('App 没有响应，请稍后再试')
  return undefined
}

/** 128 random bits; crypto.randomUUID is above the browser floor. */
const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Delay before verifying: the service may still be executing the mutation. */
const VERIFY_AFTER_MS = 1500

/**
 * Whether the outcome is unknown: the request may have arrived although no readable reply came
 * (shared/api/README.md, "Mutations").
 */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ServiceError && /network|timeout|server/.test(error.errorCode)

/** Outcome of a sent mutation; without an `answer` it was confirmed by the verifying read. */
type Outcome<T> = { is: 'settled'; answer?: T } | Unconfirmed

interface Unconfirmed {
  is: 'not-done' | 'unknown'
  /** The service's reason for the error; '' if it gave none. */
  reason: string
}

/** Message for a mutation that was not executed or whose outcome is unknown. */
export const getUnconfirmedMessage = (
  { is, reason }: Unconfirmed,
  notDone: string,
  advice = '稍后再来查看结果',
): string => (is === 'not-done' ? reason || notDone : `${reason.replace(/。$/, '') || '网络不给力'}，${advice}`)

/**
 * Sends a mutation once. If the outcome is unknown, one read verifies it; it is never resent.
 * @param isDone read-only check; undefined: the reply does not show it. Rejects on a request error
 * @param isRetry an earlier attempt has an unknown outcome: verify first, and send only if needed
 * @param onVerify called before verifying
 * @returns 'not-done' according to the read; 'unknown' if that failed too
 * @throws error of `send` if the service refused
 */
export async function sendAndVerify<T>(
  send: () => Promise<T>,
  isDone: () => Promise<boolean | undefined>,
  isRetry: boolean,
  onVerify = () => {},
): Promise<Outcome<T>> {
  if (isRetry) {
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
    await sleep(VERIFY_AFTER_MS)
    const isFound = await isDone().catch(() => undefined)
    if (isFound) return { is: 'settled' }
    return { is: isFound === undefined ? 'unknown' : 'not-done', reason: getReason(error as ServiceError) }
  }
}
