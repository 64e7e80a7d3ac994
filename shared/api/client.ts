import { session, suspendForever } from '#shared/auth/session.ts'
import { logCall } from '#shared/core/debug.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import { fetchFirst } from './preloaded-request.ts'
import { readData } from './read-data.ts'
import { createTimeLimit, getHeaders, parseEnvelope } from './reply.ts'
import type { Schema } from './schema.ts'
import type { FirstAttempt } from './send-request.ts'
import { noteServerTime } from './server-clock.ts'

/**
 * Sends a read. A failed attempt or an invalid reply is retried once if useful (retry-policy.ts); a
 * 401 requests a new token once. The main bundle only makes the first attempt; retries load ky
 * lazily (send-request.ts).
 * @param leave ends the request when the page no longer wants the answer
 * @returns the reply's data parsed by `schema`
 * @throws ServiceError
 */
export async function fetchData<T>(call: Call, schema: Schema<T>, leave?: AbortSignal): Promise<T> {
  if (session.readable) await session.readable
  const { token } = session
  const firstAttempt: FirstAttempt = { token, since: performance.now() }
  session.onResponse?.(call.path, token)
  const { signal, within, isOver, end } = createTimeLimit(leave)
  try {
    const response = await within(fetchFirst(call, getHeaders(call, token), signal))
    firstAttempt.response = response
    noteServerTime(response.headers.get('date'))
    const envelope = parseEnvelope(await within(response.clone().text()))
    if (import.meta.env?.DEBUG) logCall(call.path, firstAttempt.since, response.status, envelope?.code)
    if (response.ok && envelope?.code === 0) {
      const value = await readData(schema, envelope.data ?? {})
      if (value) {
        session.onResponse?.(call.path, token, envelope.data)
        return session.status === 'ended' ? suspendForever() : value[0]
      }
    }
  } catch (error) {
    if (import.meta.env?.DEBUG) logCall(call.path, firstAttempt.since, undefined, (error as Error)?.name)
    console.warn(call.path, (error as Error)?.name)
  } finally {
    end()
  }
  if (leave?.aborted) throw new ServiceError('aborted', '')
  firstAttempt.isTimeout = isOver()
  return (await loadExchange()).continueRead(call, schema, leave, firstAttempt)
}

/**
 * A reply that must hold something. @param required what has to be in it
 * @param message the server's own reason, '' when it gave none
 * @throws ServiceError with those words, else 查询失败
 */
export async function assertPresent<T>(reply: T, required: unknown, message: string): Promise<T> {
  if (required) return reply
  throw message
    ? (await loadExchange()).createServiceError('refused', message)
    : new ServiceError('refused', '查询失败')
}

/** Retries and mutations, with ky. */
export const loadSender = () => import('./send-request.ts')

/** The rest of the way to the service comes with the first request that was not sent early. */
const loadExchange = () =>
  loadModule(loadSender).catch(() => {
    throw new ServiceError('network', '网络不给力，请检查网络')
  })
