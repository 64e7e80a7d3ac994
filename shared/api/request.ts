import ky, { type AfterResponseHook, type AfterResponseState, type BeforeRetryState } from 'ky'
import { type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { API_ORIGIN, IDEMPOTENCY_HEADER } from '#shared/core/config.ts'
import { type Call, pathOf, payloadOf, REQUEST_RULES } from './call.ts'
import type { ServiceError } from './errors.ts'
import { failureOf, isOverload } from './failure-of.ts'
import { pauseBefore } from './repeats.ts'
import { authorizationOf, type Envelope, envelopeIn, headersOf, TIMEOUT_MS } from './reply.ts'
import { noteServerTime } from './server-clock.ts'
import { failure } from './server-words.ts'
import { toldFetch } from './told-fetch.ts'

export interface Options {
  /** Ends the request when the page no longer wants the answer. */
  signal?: AbortSignal
}

/** A request and what the rules below note about it. */
interface Sent<T> extends MutationContext {
  call: Call
  options?: Options
  /** Only what changes nothing may be sent again after a failure. */
  isRead: boolean
  /** What the caller makes of the reply. @throws ServiceError where it can not */
  accept: (envelope: Envelope) => T | Promise<T>
  /** What came of a try that went out without the library; it counts as the first one. */
  first?: () => Promise<Response>
  /** What that try has left of the request's time, in milliseconds. */
  left?: number
  /** The token was refused and another one was got: done once. */
  isRenewed?: boolean
  /** How long the next try waits, in milliseconds; a new token does not. */
  pause?: number
  value?: T
}

/**
 * Send a request by the library, with the rules of this file. A read that failed is repeated once where that may help, and so is every call
 * whose token was refused where the new one may be used for it (session.ts).
 * @throws ServiceError
 */
export async function send<T>(sent: Sent<T>): Promise<T> {
  const { call, options: { signal } = {}, idempotencyKey, isRead } = sent
  if (session.status === 'ended') await suspendForever()
  await client(API_ORIGIN + pathOf(call), {
    method: call.method,
    body: payloadOf(call),
    signal,
    headers: {
      ...headersOf(call, sent.token),
      ...(IDEMPOTENCY_HEADER && idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    context: { sent },
    totalTimeout: sent.left ?? TIMEOUT_MS,
    // One more for a new token. The methods are named by what a call does: some GETs change something, some POSTs only read.
    retry: {
      limit: isRead ? 2 : 1,
      methods: isRead ? ['get', 'post'] : [],
      delay: () => sent.pause ?? 0,
      shouldRetry: ({ error, retryCount }) => mayRepeat(sent, error, retryCount),
    },
    fetch: (request, init) => {
      const { first } = sent
      sent.first = undefined
      if (first) return first()
      return import.meta.env?.DEBUG ? toldFetch(call.path, request, init) : fetch(request, init)
    },
  })
  return sent.value as T
}

/** Whether a read goes out again, and how long it waits for that. @param count which repeat it would be, from 1 */
function mayRepeat(sent: Sent<unknown>, error: unknown, count: number): boolean {
  if (!sent.isRead || count > (sent.isRenewed ? 2 : 1)) return false
  const failure = failureOf(error, sent.options?.signal)
  // A repeat would add to what the service has too much of; it may say when it takes one.
  if (isOverload(error) && !failure.again) return false
  sent.pause = pauseBefore(failure)
  return sent.pause !== undefined
}

type State = Pick<AfterResponseState, 'options'>
const sentOf = ({ options }: State) => options.context.sent as Sent<unknown>

/** A try after a refused token goes out with the one that was got for it. */
const authorize = (state: BeforeRetryState): void => {
  const { token } = sentOf(state)
  if (token) state.request.headers.set('authorization', authorizationOf(token))
}

/** Whether there is another token for one that was refused, so that the call may go out again: once. */
async function renew(sent: Sent<unknown>): Promise<boolean> {
  if (!sent.token || sent.isRenewed) return false
  const token = await session.renewToken?.(sent.token, sent.isRead)
  if (!token) return false
  sent.isRenewed = true
  sent.token = token
  return true
}

const renewToken: AfterResponseHook = async (state) =>
  state.response.status === 401 && (await renew(sentOf(state))) ? ky.retry() : undefined

/** The body is read here and not behind the library, so that a read is repeated too when its reply breaks off or makes no sense. */
const judge: AfterResponseHook = async (state) => {
  const { response, retryCount } = state
  if (!response.ok) return
  const sent = sentOf(state)
  let envelope: Envelope | undefined
  try {
    envelope = envelopeIn(await response.text())
    if (!envelope) throw failure('server')
    sent.value = await sent.accept(envelope)
    if (sent.isRead) session.onResponse?.(sent.call.path, sent.token, envelope.data)
  } catch (error) {
    const isLogin = (error as ServiceError).fault === 'login'
    // A code of the service's is its answer: nobody asks again by himself.
    const isWorthIt = isLogin ? await renew(sent) : !envelope?.code && mayRepeat(sent, error, retryCount + 1)
    if (isWorthIt) return ky.retry()
    throw error
  }
}

/** The only place that uses the fetch library: every call but a page's first reads goes out with it. It repeats nothing but what `send` asks for. */
const client = ky.create({
  ...REQUEST_RULES,
  retry: 0,
  timeout: false,
  // For a request with its repeats, and for reading the reply to its end.
  totalTimeout: TIMEOUT_MS,
  hooks: {
    beforeRetry: [authorize],
    afterResponse: [({ response }) => noteServerTime(response.headers.get('date')), renewToken, judge],
    beforeError: [
      ({ error, ...state }) => {
        const failure = failureOf(error, sentOf(state).options?.signal)
        if (/timeout|network/.test(failure.fault)) console.warn(sentOf(state).call.path, error.name)
        return failure
      },
    ],
  },
})
