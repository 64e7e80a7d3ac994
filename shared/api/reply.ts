import { bodyOf, type Call } from './call.ts'
import { credentials, deviceOf } from './credentials.ts'

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
export function headersOf(call: Call): Record<string, string> {
  const token = credentials.token()
  return {
    client: deviceOf(navigator.userAgent),
    ...(token && { authorization: token }),
    ...(bodyOf(call) && { 'content-type': 'application/json' }),
  }
}

/** A signal that says stop when the page does, and after 30 s. `end` must be called when the request is over. */
export function limited(leave: AbortSignal | undefined) {
  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, TIMEOUT_MS)
  leave?.addEventListener('abort', stop)
  if (leave?.aborted) stop()
  return {
    signal: limit.signal,
    /** Stopped, by either. */
    isOver: () => limit.signal.aborted,
    end: () => {
      clearTimeout(timer)
      leave?.removeEventListener('abort', stop)
    },
  }
}
