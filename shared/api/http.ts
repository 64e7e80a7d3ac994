import { IDEMPOTENCY_HEADER } from '#shared/core/config.ts'
import { lazy } from '#shared/core/lazy.ts'
import { bodyOf, type Call, keyOf } from './call.ts'
import { credentials, deviceOf } from './credentials.ts'
import { ServiceError, serverWords } from './errors.ts'
import { anything } from './fields.ts'
import { firstRequest } from './first-request.ts'
import type { Schema } from './schema.ts'
import { noteServerTime } from './server-clock.ts'

/** spec §9: request timeout. */
const TIMEOUT_MS = 30_000

/** What every reply is (contract §2). By hand: the library's part for it would cost more than these lines. */
interface Envelope {
  code: number
  msg?: unknown
  data?: unknown
}
const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && Number.isFinite((body as Envelope | null)?.code)

interface Options {
  /** Ends the request when the page no longer wants the answer. */
  signal?: AbortSignal
  /** One key per thing the member wants done, for services that answer a replay with the first result (IDEMPOTENCY_HEADER). */
  idempotencyKey?: string
}

/**
 * Ask for something that changes nothing. A failed try, and a reply that makes no sense, is repeated once; a 401 asks the shell for a new token once.
 * @returns what `schema` makes of the reply's data, never the raw reply
 * @throws ServiceError
 */
export async function read<T>(call: Call, schema: Schema<T>, options: Options = {}): Promise<T> {
  try {
    return accept(await exchange(call, options, true, true), schema)
  } catch (error) {
    if (!(error instanceof ServiceError) || !/server|network/.test(error.fault)) throw error
  }
  return accept(await exchange(call, options, true), schema)
}

/** Ask for a change. Sent once, never repeated (contract §2). @throws ServiceError, also for a code other than 0 */
export async function write<T>(call: Call, schema: Schema<T>, options?: Options): Promise<T> {
  return accept(await exchange(call, options), schema)
}

/** A change whose `code` the page reads itself (contract §2: prize claim and address). @throws ServiceError, not for a code */
export const outcome = (call: Call, options?: Options): Promise<Envelope> => exchange(call, options)

/** Like `write`, for calls whose success words are shown: the server's msg, '' when it sends none. */
export async function writeForWords(call: Call, options?: Options): Promise<string> {
  const envelope = await exchange(call, options)
  accept(envelope, anything)
  return envelope.msg ? serverWords(envelope.msg) : ''
}

function accept<T>({ code, msg, data }: Envelope, schema: Schema<T>): T {
  if (code !== 0) throw new ServiceError('refused', serverWords(msg))
  const result = schema.read(data ?? {})
  if (!result) throw new ServiceError('server', serverWords())
  return result[0]
}

interface Reply {
  status: number
  statusText: string
  /** undefined: nothing, or no JSON. */
  body: unknown
}

/** One request and its envelope; after a 401 one more with a new token, where that is safe (credentials.ts). */
async function exchange(call: Call, options: Options = {}, isRead = false, first = false): Promise<Envelope> {
  // Without one the service says what is wrong.
  if (credentials.ready) await credentials.ready().catch(() => {})
  const token = credentials.token()
  let reply = await send(call, options, first)
  if (reply.status === 401 && token && (await credentials.renew?.(token, isRead)))
    reply = await send(call, options, false)
  const { status, statusText, body } = reply
  if (status === 401 || status === 403) {
    // A visitor has nothing to log in to (hardening §4): for him the service does not work.
    if (!credentials.renew) throw new ServiceError('server', serverWords())
    throw new ServiceError('login', '登录已过期，请返回App重新登录')
  }
  if (status < 200 || status > 299) {
    const words = isEnvelope(body) ? body.msg : undefined
    throw new ServiceError(status < 500 ? 'refused' : 'server', serverWords(words, statusText))
  }
  if (!isEnvelope(body)) throw new ServiceError('server', serverWords())
  return body
}

/** The first reads of a page go out without ky, which is not in the first bundle (performance.md, 4); the rest through it. */
async function send(call: Call, { signal, idempotencyKey }: Options, first: boolean): Promise<Reply> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
  const stop = () => limit.abort()
  signal?.addEventListener('abort', stop)
  try {
    if (signal?.aborted) throw new ServiceError('aborted', '')
    const headers = {
      ...headersOf(call),
      ...(IDEMPOTENCY_HEADER && idempotencyKey && { 'idempotency-key': idempotencyKey }),
    }
    const response = await (first
      ? firstRequest(keyOf(call), call, headers, limit.signal)
      : lazy(() => import('./service.ts')).then(({ service }) => service(call, headers, limit.signal)))
    noteServerTime(response.headers.get('date'))
    const text = await response.text() // a reply that stops half way is a broken connection, no bad reply
    return { status: response.status, statusText: response.statusText, body: parsed(text) }
  } catch (error) {
    if (error instanceof ServiceError || (error as Error)?.name === 'StalePageError') throw error
    if (signal?.aborted) throw new ServiceError('aborted', '')
    console.warn(call.path, (error as Error)?.name) // spec §8: network errors are only logged
    if (limit.signal.aborted) throw new ServiceError('timeout', '网络较慢，请稍后重试')
    throw new ServiceError('network', '网络不给力，请检查网络')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function headersOf(call: Call): Record<string, string> {
  const token = credentials.token()
  return {
    client: deviceOf(navigator.userAgent),
    ...(token && { authorization: token }),
    ...(bodyOf(call) && { 'content-type': 'application/json' }),
  }
}
