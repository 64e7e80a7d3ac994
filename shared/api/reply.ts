import { bodyOf, type Call } from './call.ts'
import { credentials, deviceOf } from './credentials.ts'
import { noteServerTime } from './server-clock.ts'

/** An answer as it came. */
export interface Reply {
  status: number
  statusText: string
  /** undefined: nothing, or no JSON. */
  body: unknown
}

/** A request ends after this long. */
const TIMEOUT_MS = 30_000

/** A response read to its end: one that stops half way is a broken connection, no bad reply. */
export async function replyOf(response: Response): Promise<Reply> {
  noteServerTime(response.headers.get('date'))
  const { status, statusText } = response
  return { status, statusText, body: parsed(await response.text()) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
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
