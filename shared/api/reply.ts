import { type Call, payloadOf } from './call.ts'
import { deviceOf } from './device.ts'

/** What every reply is (shared/api/README.md, "Envelope"). */
export interface Envelope {
  code: number
  msg?: unknown
  data?: unknown
}

/** A request ends after this long. */
export const TIMEOUT_MS = 30_000

/** The envelope in a text; undefined: no JSON, or something else. */
export function envelopeIn(text: string): Envelope | undefined {
  try {
    const body = JSON.parse(text)
    return Number.isFinite(body?.code) ? body : undefined
  } catch {
    return undefined
  }
}

/** What every request says about who asks. */
export function headersOf(call: Call, token: string | undefined): Record<string, string> {
  return {
    client: deviceOf(navigator),
    ...(token && { authorization: token }),
    ...(payloadOf(call) && { 'content-type': 'application/json' }),
  }
}

/**
 * A limit for a request and its reply to the last byte: it stops when the page does, and after 30 s. `end` must be called when the
 * request is over.
 */
export function limited(leave: AbortSignal | undefined) {
  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, TIMEOUT_MS)
  leave?.addEventListener('abort', stop)
  if (leave?.aborted) stop()
  return {
    signal: limit.signal,
    /** What `work` brings, or a rejection as soon as it is stopped: a request that the <head> has sent knows nothing of the signal. */
    within: <T>(work: Promise<T>): Promise<T> =>
      Promise.race([
        work,
        new Promise<never>((_, reject) => {
          const give = () => reject(new Error('aborted'))
          if (limit.signal.aborted) give()
          limit.signal.addEventListener('abort', give)
        }),
      ]),
    /** Stopped, by either. */
    isOver: () => limit.signal.aborted,
    end: () => {
      clearTimeout(timer)
      leave?.removeEventListener('abort', stop)
    },
  }
}
