import { type MutationContext, session, suspendForever } from '#shared/auth/session.ts'
import { tellCall } from '#shared/core/debug.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import type { FirstTry } from './exchange.ts'
import { firstRequest } from './first-request.ts'
import { readData } from './read-data.ts'
import { type Envelope, envelopeIn, headersOf, limited } from './reply.ts'
import type { Options } from './request.ts'
import type { Schema } from './schema.ts'
import { noteServerTime } from './server-clock.ts'

/**
 * Ask for something that changes nothing. A failed try, and a reply that makes no sense, is repeated once where that may help (repeats.ts);
 * a 401 asks the shell for a new token once. Of all this the first bundle of a page holds the first try, which nearly always is the last; what else may come of it
 * is in request.ts, with ky.
 * @returns what `schema` makes of the reply's data, never the raw reply
 * @throws ServiceError
 */
export async function read<T>(call: Call, schema: Schema<T>, options: Options = {}): Promise<T> {
  if (session.readable) await session.readable
  const { token } = session
  const first: FirstTry = { token, since: performance.now() }
  session.onResponse?.(call.path, token)
  const { signal, within, isOver, end } = limited(options.signal)
  try {
    const response = await within(firstRequest(call, token, headersOf(call, token), signal))
    first.response = response
    noteServerTime(response.headers.get('date'))
    const envelope = envelopeIn(await within(response.clone().text()))
    if (import.meta.env?.DEBUG) tellCall(call.path, first.since, response.status, envelope?.code)
    if (response.ok && envelope?.code === 0) {
      const value = await readData(schema, envelope.data ?? {})
      if (value) {
        session.onResponse?.(call.path, token, envelope.data)
        return session.status === 'ended' ? suspendForever() : value[0]
      }
    }
  } catch (error) {
    if (import.meta.env?.DEBUG) tellCall(call.path, first.since, undefined, (error as Error)?.name)
    console.warn(call.path, (error as Error)?.name)
  } finally {
    end()
  }
  if (options.signal?.aborted) throw new ServiceError('aborted', '')
  first.isTimeout = isOver()
  return (await exchange()).continueRead(call, schema, options, first)
}

/** Have at hand what a change needs: its tap should not wait for a file. */
export const warmChanges = (): Promise<unknown> => exchange()

/** Ask for a change. Sent once, never repeated. @throws ServiceError, also for a code other than 0 */
export const write = async <T>(call: Call, schema: Schema<T>, change: MutationContext): Promise<T> =>
  (await exchange()).write(call, schema, change)

/** A change whose `code` the page reads itself (prize claim and address). @throws ServiceError, not for a code */
export const outcome = async (call: Call, change: MutationContext): Promise<Envelope> =>
  (await exchange()).outcome(call, change)

/** Like `write`, for calls whose success words are shown: the server's msg, '' when it sends none. */
export const writeForWords = async (call: Call, change: MutationContext): Promise<string> =>
  (await exchange()).writeForWords(call, change)

/**
 * A reply that must hold something. @param there what has to be in it
 * @param words the server's own reason, '' when it gave none
 * @throws ServiceError with those words, else 查询失败
 */
export async function needed<T>(reply: T, there: unknown, words: string): Promise<T> {
  if (there) return reply
  throw words ? (await exchange()).failure('refused', words) : new ServiceError('refused', '查询失败')
}

/** Reject with the server's own reason for a refusal, else with 操作失败. @throws ServiceError */
export async function refuse(reason: unknown): Promise<never> {
  throw (await exchange()).failure('refused', reason)
}

/** The rest of the way to the service comes with the first request that was not sent early. */
const exchange = () =>
  lazy(() => import('./exchange.ts')).catch(() => {
    throw new ServiceError('network', '网络不给力，请检查网络')
  })
