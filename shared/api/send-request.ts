import '#shared/core/polyfills.ts'
import ky, {
  type AfterResponseHook,
  type AfterResponseState,
  type BeforeRetryState,
  isHTTPError,
  isTimeoutError,
} from 'ky'
import { assertSameMember, type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { API_ORIGIN, IDEMPOTENCY_HEADER, REPORT_URL } from '#shared/core/config.ts'
import { logCall } from '#shared/core/debug.ts'
import { reportError } from '#shared/core/telemetry.ts'
import { type Call, getPath, getPayload, type Mutation, REQUEST_RULES } from './call.ts'
import { createServiceError, getErrorMessage, sanitizeMessage } from './error-messages.ts'
import { ServiceError } from './errors.ts'
import { readData } from './read-data.ts'
import { type Envelope, formatAuthorization, getHeaders, parseEnvelope, TIMEOUT_MS } from './reply.ts'
import { getRetryDelay, parseRetryAfter } from './retry-policy.ts'
import type { Schema } from './schema.ts'
import { noteServerTime } from './server-clock.ts'

export { createServiceError }

/** What came of a first try that did not bring what was asked for. */
export interface FirstAttempt {
  /** The token it was sent with. */
  token: string | undefined
  /** When it was sent, by `performance.now()`: its limit is that of the whole request. */
  since: number
  /** Its body not read yet; undefined: no answer. */
  response?: Response
  isTimeout?: boolean
}

/** Reports the error, then rethrows it. */
async function withErrorReport<T>(call: Call, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (REPORT_URL) reportError('call', error, call.path)
    throw error
  }
}

/** Continues a read whose first attempt failed: one retry if useful. @throws ServiceError */
export async function continueRead<T>(
  call: Call,
  schema: Schema<T>,
  leave: AbortSignal | undefined,
  first: FirstAttempt,
): Promise<T> {
  try {
    return await withErrorReport(call, retryRead(call, schema, leave, first))
  } finally {
    if (session.status === 'ended') await suspendForever()
  }
}

async function retryRead<T>(
  call: Call,
  schema: Schema<T>,
  leave: AbortSignal | undefined,
  { token, since, response, isTimeout }: FirstAttempt,
): Promise<T> {
  const left = TIMEOUT_MS - (performance.now() - since)
  if (isTimeout || left <= 0) throw createTimeoutError()
  const getFirstResponse = async () => {
    if (!response) throw new TypeError('Failed to fetch')
    return response
  }
  return sendRequest({
    call,
    leave,
    isRead: true,
    accept: createEnvelopeReader(schema),
    token,
    first: getFirstResponse,
    left,
  })
}

/**
 * Sends a mutation once, without retry (shared/api/README.md, "Mutations"). Settles only while the
 * same member is signed in.
 * @throws ServiceError
 */
export async function mutate<Variables, Data>(
  { createCall, parseReply, isCodeRefusal }: Omit<Mutation<Variables, Data>, 'verify'>,
  variables: Variables,
  context: MutationContext,
): Promise<Data> {
  const call = createCall(variables)
  const accept = ({ code, msg, data }: Envelope) => {
    if (code !== 0) throw isCodeRefusal ? createServiceError('refused', msg) : createCodeError(code, msg)
    return parseReply?.({ data, message: sanitizeMessage(msg) }) as Data
  }
  try {
    return await withErrorReport(call, sendRequest({ call, ...context, isRead: false, accept }))
  } finally {
    await assertSameMember()
  }
}

/** Reads the data of a reply. @throws ServiceError for a code other than 0 or data that does not fit */
export const createEnvelopeReader =
  <T>(schema: Schema<T>) =>
  async ({ code, msg, data }: Envelope): Promise<T> => {
    if (code !== 0) throw createCodeError(code, msg)
    const result = await readData(schema, data ?? {})
    if (!result) throw createServiceError('server')
    return result[0]
  }

/** A request and what the rules below note about it. */
interface Sent<T> extends MutationContext {
  call: Call
  /** Ends the request when the page no longer wants the answer. */
  leave?: AbortSignal
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
 * Sends a request with ky. A failed read is retried once if useful, and so is a call whose token
 * was refused (session.ts).
 * @throws ServiceError
 */
async function sendRequest<T>(sent: Sent<T>): Promise<T> {
  const { call, leave, idempotencyKey, isRead } = sent
  if (session.status === 'ended') await suspendForever()
  await client(API_ORIGIN + getPath(call), {
    method: call.method,
    body: getPayload(call),
    signal: leave,
    headers: {
      ...getHeaders(call, sent.token),
      ...(IDEMPOTENCY_HEADER && idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    context: { sent },
    totalTimeout: sent.left ?? TIMEOUT_MS,
    // One more for a new token. GET and POST do not tell reads from mutations here.
    retry: {
      limit: isRead ? 2 : 1,
      methods: isRead ? ['get', 'post'] : [],
      delay: () => sent.pause ?? 0,
      shouldRetry: ({ error, retryCount }) => canRetry(sent, error, retryCount),
    },
    fetch: (request, init) => {
      const { first } = sent
      sent.first = undefined
      if (first) return first()
      return import.meta.env?.DEBUG ? fetchAndLog(call.path, request, init) : fetch(request, init)
    },
  })
  return sent.value as T
}

/** Whether a read is retried; sets its delay. @param count number of the retry, from 1 */
function canRetry(sent: Sent<unknown>, error: unknown, count: number): boolean {
  if (!sent.isRead || count > (sent.isRenewed ? 2 : 1)) return false
  const failure = toServiceError(error, sent.leave)
  // A repeat would add to what the service has too much of; it may say when it takes one.
  if (isOverload(error) && !failure.again) return false
  sent.pause = getRetryDelay(failure)
  return sent.pause !== undefined
}

type State = Pick<AfterResponseState, 'options'>
const getSent = ({ options }: State) => options.context.sent as Sent<unknown>

/** A try after a refused token goes out with the one that was got for it. */
const authorizeRetry = (state: BeforeRetryState): void => {
  const { token } = getSent(state)
  if (token) state.request.headers.set('authorization', formatAuthorization(token))
}

/** Whether there is another token for one that was refused, so that the call may go out again: once. */
async function replaceRefusedToken(sent: Sent<unknown>): Promise<boolean> {
  if (!sent.token || sent.isRenewed) return false
  const token = await session.renewToken?.(sent.token, sent.isRead)
  if (!token) return false
  sent.isRenewed = true
  sent.token = token
  return true
}

const renewToken: AfterResponseHook = async (state) =>
  state.response.status === 401 && (await replaceRefusedToken(getSent(state))) ? ky.retry() : undefined

/** Reads the body here, so that a read with a broken or invalid reply is retried too. */
const parseResponse: AfterResponseHook = async (state) => {
  const { response, retryCount } = state
  if (!response.ok) return
  const sent = getSent(state)
  let envelope: Envelope | undefined
  try {
    envelope = parseEnvelope(await response.text())
    if (!envelope) throw createServiceError('server')
    sent.value = await sent.accept(envelope)
    if (sent.isRead) session.onResponse?.(sent.call.path, sent.token, envelope.data)
  } catch (error) {
    const isLogin = (error as ServiceError).errorCode === 'login'
    // A code of the service's is its answer: nobody asks again by himself.
    const isWorthIt = isLogin
      ? await replaceRefusedToken(sent)
      : !envelope?.code && canRetry(sent, error, retryCount + 1)
    if (isWorthIt) return ky.retry()
    throw error
  }
}

/**
 * The ky instance, for all calls except a page's first reads. It retries only as `sendRequest`
 * decides.
 */
const client = ky.create({
  ...REQUEST_RULES,
  retry: 0,
  timeout: false,
  // For a request with its repeats, and for reading the reply to its end.
  totalTimeout: TIMEOUT_MS,
  hooks: {
    beforeRetry: [authorizeRetry],
    afterResponse: [({ response }) => noteServerTime(response.headers.get('date')), renewToken, parseResponse],
    beforeError: [
      ({ error, ...state }) => {
        const failure = toServiceError(error, getSent(state).leave)
        if (/timeout|network/.test(failure.errorCode)) console.warn(getSent(state).call.path, error.name)
        return failure
      },
    ],
  },
})

/** `fetch` for test builds, which logs the outcome. @param path template as in the source */
async function fetchAndLog(path: string, request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const since = performance.now()
  try {
    const response = await fetch(request, init)
    const reportCall = (text: string) => logCall(path, since, response.status, parseEnvelope(text)?.code)
    // Runs in parallel to the page's own reading.
    void response
      .clone()
      .text()
      .then(reportCall, () => reportCall(''))
    return response
  } catch (error) {
    logCall(path, since, undefined, (error as Error).name)
    throw error
  }
}

/** Any failure of a request, in words fit to show. @param leave of the page that asked */
function toServiceError(error: unknown, leave?: AbortSignal): ServiceError {
  if (error instanceof ServiceError) return error
  if (leave?.aborted) return new ServiceError('aborted', '')
  if (isTimeoutError(error)) return createTimeoutError()
  if (!isHTTPError(error)) return new ServiceError('network', '网络不给力，请检查网络')
  const { status, headers } = error.response
  // The library has parsed what is called JSON; other services call it text.
  const data =
    typeof error.data === 'string' ? parseEnvelope(error.data) : (error.data as Partial<Envelope> | undefined)
  return createStatusError(status, data?.msg, parseRetryAfter(headers.get('retry-after')))
}

/** A refusal by the status of HTTP. */
function createStatusError(status: number, message?: unknown, again?: number): ServiceError {
  // A visitor has nothing to log in to: for him the service does not work.
  if (status === 401)
    return session.renewToken
      ? new ServiceError('login', '登录已过期，请返回 App重新登录')
      : createServiceError('server')
  return createServiceError(getErrorCode(status), message, again, status)
}

/**
 * A refusal by the envelope's code: services that answer 200 to everything write the status there.
 * Any other code says no, and
 * nothing of what there is.
 */
function createCodeError(code: number, message?: unknown): ServiceError {
  const isStatus = code >= 400 && code < 600
  const refusal = isStatus ? createStatusError(code, message) : createServiceError('denied', message)
  // A code is no status that has a text: the card names it below its own title.
  const isBare = refusal.by === 'page' && refusal.errorCode === 'server' && code !== 401
  return isBare ? new ServiceError('server', getErrorMessage(''), 'service') : refusal
}

/** The service has too much to do, and says so. */
const isOverload = (error: unknown): boolean =>
  isHTTPError(error) && (error.response.status === 503 || error.response.status === 429)

/** Only what says so is gone; a service that has enough to do is not. */
function getErrorCode(status: number) {
  if (status === 404 || status === 410) return 'refused'
  if (status >= 500) return 'server'
  return status === 408 || status === 429 ? 'busy' : 'denied'
}

const createTimeoutError = () => new ServiceError('timeout', '网络较慢，请稍后重试')
