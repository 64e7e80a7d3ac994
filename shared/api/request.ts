import ky, {
  type AfterResponseHook,
  type AfterResponseState,
  type BeforeRequestState,
  type BeforeRetryState,
  isHTTPError,
  isTimeoutError,
} from 'ky'
import { IDEMPOTENCY_HEADER } from '#shared/core/config.ts'
import { bodyOf, type Call } from './call.ts'
import { credentials } from './credentials.ts'
import { ServiceError } from './errors.ts'
import { type Envelope, envelopeIn, headersOf } from './reply.ts'
import { noteServerTime } from './server-clock.ts'
import { serverWords } from './server-words.ts'
import { addressOf, service } from './service.ts'

export interface Options {
  /** Ends the request when the page no longer wants the answer. */
  signal?: AbortSignal
  /** One key per thing the member wants done, for services that answer a replay with the first result (IDEMPOTENCY_HEADER). */
  idempotencyKey?: string
}

/** A request and what the rules below note about it. */
interface Sent<T> {
  call: Call
  options?: Options
  /** Only what changes nothing may be sent again after a failure. */
  isRead: boolean
  /** What the caller makes of the reply. @throws ServiceError where it can not */
  accept: (envelope: Envelope) => T
  /** What came of a try that went out without the library; it counts as the first one. */
  first?: () => Promise<Response>
  /** The token of the latest try. */
  token?: string | undefined
  /** For which member the page was open when this was asked (credentials.ts). */
  opening?: number | undefined
  /** The token was refused and another one was got: done once. */
  isRenewed?: boolean
  value?: T
}

/**
 * Send a request by the library, with the rules of this file. A read that failed is repeated once, and so is every call whose token
 * was refused where the new one may be used for it (credentials.ts).
 * @throws ServiceError
 */
export async function send<T>(sent: Sent<T>): Promise<T> {
  const { call, options: { signal, idempotencyKey } = {}, isRead } = sent
  sent.opening = credentials.opening?.()
  await client(addressOf(call), {
    method: call.method,
    body: bodyOf(call),
    signal,
    headers: { ...headersOf(call), ...(IDEMPOTENCY_HEADER && idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    context: { sent },
    // One more for a new token. The methods are named by what a call does: some GETs change something, some POSTs only read.
    retry: {
      limit: isRead ? 2 : 1,
      methods: isRead ? ['get', 'post'] : [],
      delay: () => 0,
      shouldRetry: ({ error, retryCount }) => mayRepeat(sent, error, retryCount),
    },
    fetch: (request, init) => {
      const { first } = sent
      sent.first = undefined
      return first ? first() : fetch(request, init)
    },
  })
  return sent.value as T
}

/** @param count which repeat it would be, from 1 */
const mayRepeat = (sent: Sent<unknown>, error: unknown, count: number): boolean =>
  sent.isRead && count <= (sent.isRenewed ? 2 : 1) && /server|network/.test(failureOf(error, sent).fault)

type State = Pick<AfterResponseState, 'options'>
const sentOf = ({ options }: State) => options.context.sent as Sent<unknown>

/** Each try goes out with the token of that moment. */
async function authorize(state: BeforeRequestState | BeforeRetryState): Promise<void> {
  const sent = sentOf(state)
  if (sent.first) return
  // Without one the service says what is wrong.
  await credentials.ready?.().catch(() => {})
  if (!sent.isRead && credentials.opening?.() !== sent.opening) throw new ServiceError('aborted', '')
  sent.token = credentials.token()
  if (sent.token) state.request.headers.set('authorization', sent.token)
  else state.request.headers.delete('authorization')
}

const renewToken: AfterResponseHook = async (state) => {
  const sent = sentOf(state)
  if (state.response.status !== 401 || !sent.token || sent.isRenewed) return
  sent.isRenewed = await credentials.renew?.(sent.token, sent.isRead)
  return sent.isRenewed ? ky.retry() : undefined
}

/** The body is read here and not behind the library, so that a read is repeated too when its reply breaks off or makes no sense. */
const judge: AfterResponseHook = async (state) => {
  const { response, retryCount } = state
  if (!response.ok) return
  const sent = sentOf(state)
  try {
    const envelope = envelopeIn(await response.text())
    if (!envelope) throw new ServiceError('server', serverWords())
    sent.value = sent.accept(envelope)
  } catch (error) {
    if (mayRepeat(sent, error, retryCount + 1)) return ky.retry()
    throw error
  }
}

const client = service.extend({
  hooks: {
    beforeRequest: [authorize],
    beforeRetry: [authorize],
    afterResponse: [({ response }) => noteServerTime(response.headers.get('date')), renewToken, judge],
    beforeError: [
      ({ error, ...state }) => {
        const failure = failureOf(error, sentOf(state))
        if (/timeout|network/.test(failure.fault)) console.warn(sentOf(state).call.path, error.name)
        return failure
      },
    ],
  },
})

/** Any failure in words fit to show. */
function failureOf(error: unknown, { options }: Sent<unknown>): ServiceError {
  if (error instanceof ServiceError) return error
  if (options?.signal?.aborted) return new ServiceError('aborted', '')
  if (isTimeoutError(error)) return timedOut()
  if (!isHTTPError(error)) return new ServiceError('network', '网络不给力，请检查网络')
  const { status, statusText } = error.response
  if (status === 401 || status === 403) {
    // A visitor has nothing to log in to: for him the service does not work.
    if (!credentials.renew) return new ServiceError('server', serverWords())
    return new ServiceError('login', '登录已过期，请返回App重新登录')
  }
  // The library has parsed what is called JSON; other services call it text.
  const data = typeof error.data === 'string' ? envelopeIn(error.data) : (error.data as Partial<Envelope> | undefined)
  return new ServiceError(status < 500 ? 'refused' : 'server', serverWords(data?.msg, statusText))
}

export const timedOut = () => new ServiceError('timeout', '网络较慢，请稍后重试')
