import { IDEMPOTENCY_HEADER, REPORT_URL } from '#shared/core/config.ts'
import { note } from '#shared/core/note.ts'
import type { Call } from './call.ts'
import { credentials } from './credentials.ts'
import { ServiceError } from './errors.ts'
import { anything } from './fields.ts'
import { headersOf, limited, type Reply, replyOf } from './reply.ts'
import type { Schema } from './schema.ts'
import { serverWords, successWords } from './server-words.ts'
import { service } from './service.ts'

export { serverWords }

const timeout = () => new ServiceError('timeout', '网络较慢，请稍后重试')
const network = () => new ServiceError('network', '网络不给力，请检查网络')

/** What every reply is (shared/api/README.md, "Envelope"). By hand: the library's part for it would cost more than these lines. */
export interface Envelope {
  code: number
  msg?: unknown
  data?: unknown
}
const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && Number.isFinite((body as Envelope | null)?.code)

export interface Options {
  /** Ends the request when the page no longer wants the answer. */
  signal?: AbortSignal
  /** One key per thing the member wants done, for services that answer a replay with the first result (IDEMPOTENCY_HEADER). */
  idempotencyKey?: string
}

/** What came of a first try that was not what was asked for. */
interface FirstTry {
  /** undefined: no answer. */
  reply: Reply | undefined
  /** The token it was sent with. */
  token: string | undefined
  isTimeout: boolean
}

/** The report hears which call failed; who asked gets the failure as it is. */
async function told<T>(call: Call, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (REPORT_URL) note('call', error, call.path)
    throw error
  }
}

/** Go on with a read whose first try brought no value: once more where that may help. @throws ServiceError */
export const continueRead = <T>(call: Call, schema: Schema<T>, options: Options, first: FirstTry): Promise<T> =>
  told(call, secondTry(call, schema, options, first))

async function secondTry<T>(
  call: Call,
  schema: Schema<T>,
  options: Options,
  { reply, token, isTimeout }: FirstTry,
): Promise<T> {
  try {
    if (!reply) throw isTimeout ? timeout() : network()
    return accept(await judged(reply, token, call, options, true), schema)
  } catch (error) {
    if (!(error instanceof ServiceError) || !/server|network/.test(error.fault)) throw error
  }
  return accept(await exchange(call, options, true), schema)
}

/** Ask for a change. Sent once, never repeated (shared/api/README.md, "Changes"). @throws ServiceError, also for a code other than 0 */
export const write = <T>(call: Call, schema: Schema<T>, options?: Options): Promise<T> =>
  told(
    call,
    exchange(call, options).then((envelope) => accept(envelope, schema)),
  )

/** A change whose `code` the page reads itself (prize claim and address). @throws ServiceError, not for a code */
export const outcome = (call: Call, options?: Options): Promise<Envelope> => told(call, exchange(call, options))

/** Like `write`, for calls whose success words are shown: the server's msg, '' when it sends none that are fit to show. */
export const writeForWords = (call: Call, options?: Options): Promise<string> =>
  told(
    call,
    exchange(call, options).then((envelope) => {
      accept(envelope, anything)
      return successWords(envelope.msg)
    }),
  )

function accept<T>({ code, msg, data }: Envelope, schema: Schema<T>): T {
  if (code !== 0) throw new ServiceError('refused', serverWords(msg))
  const result = schema.read(data ?? {})
  if (!result) throw new ServiceError('server', serverWords())
  return result[0]
}

/** One request and its envelope. */
async function exchange(call: Call, options: Options = {}, isRead = false): Promise<Envelope> {
  // Without one the service says what is wrong.
  if (credentials.ready) await credentials.ready().catch(() => {})
  const token = credentials.token()
  return judged(await send(call, options), token, call, options, isRead)
}

/** The envelope in a reply; after a 401 that of one more request with a new token, where that is safe (credentials.ts). */
async function judged(
  first: Reply,
  token: string | undefined,
  call: Call,
  options: Options,
  isRead: boolean,
): Promise<Envelope> {
  let reply = first
  if (reply.status === 401 && token && (await credentials.renew?.(token, isRead))) reply = await send(call, options)
  const { status, statusText, body } = reply
  if (status === 401 || status === 403) {
    // A visitor has nothing to log in to: for him the service does not work.
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

async function send(call: Call, { signal, idempotencyKey }: Options): Promise<Reply> {
  const limit = limited(signal)
  try {
    const headers = {
      ...headersOf(call),
      ...(IDEMPOTENCY_HEADER && idempotencyKey && { 'idempotency-key': idempotencyKey }),
    }
    return await replyOf(await service(call, headers, limit.signal))
  } catch (error) {
    if (signal?.aborted) throw new ServiceError('aborted', '')
    console.warn(call.path, (error as Error)?.name) // network errors are only logged
    throw limit.isOver() ? timeout() : network()
  } finally {
    limit.end()
  }
}
