import { bodyOf, type Call, keyOf, pathOf } from '#shared/api/call.ts'

/** A success of the service, as it came. */
export interface Answer {
  /** The whole envelope, for the page. */
  text: string
  /** The reply's Date header, and the edge's own clock when it came. */
  date: string
  at: number
  /** The envelope's data, for the card. */
  data: unknown
}

/** The service's present time, computed from the reply's Date header; '' when it had none. */
export function dateNow({ date, at }: Answer, now: number): string {
  const then = Date.parse(date)
  return Number.isNaN(then) ? '' : new Date(then + now - at).toUTCString()
}

/** Ask the service. null: it refuses, there is no such item. undefined: it fails, is too slow, or its reply is too long. Never rejects. */
export type Answers = (call: Call) => Promise<Answer | null | undefined>

interface Options {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  now?: () => number
  timeoutMs?: number
}

/** The edge waits at most this long for a page's item; then it sends the page as built, and the page asks itself. */
const TIMEOUT_MS = 800
/** A shared link is opened many times within a minute: its answer is kept that long. */
const KEPT_MS = 30_000
const KEPT_REFUSAL_MS = 5_000
const KEPT_MOST = 500
/** A longer reply is not put into the page, which then asks for it itself. */
const LONGEST = 64_000
/** After so many failures in a row a kind of call is not asked for a while, and its pages are sent at once as built. */
const FAILURES = 3
const REST_MS = 5_000

/** The kind of a call is the first four parts of its path; ids come after them. */
const kindOf = ({ path }: Call) => path.split('/').slice(0, 4).join('/')

/**
 * Calls with a small cache. Calls under way are not shared between requests: the Workers runtime forbids it.
 * The `client` header is always the same, so that a page never depends on who asks.
 */
export function createAnswers({ fetch, now = Date.now, timeoutMs = TIMEOUT_MS }: Options): Answers {
  const kept = new Map<string, { answer: Answer | null | undefined; until: number }>()
  const troubles = new Map<string, { failures: number; restingUntil: number }>()

  function keep(key: string, answer: Answer | null | undefined) {
    kept.delete(key)
    kept.set(key, { answer, until: now() + (answer ? KEPT_MS : KEPT_REFUSAL_MS) })
    if (kept.size > KEPT_MOST) kept.delete(kept.keys().next().value!)
    return answer
  }

  return async (call) => {
    const key = keyOf(call)
    const known = kept.get(key)
    if (known && now() < known.until) return known.answer
    const kind = kindOf(call)
    if (now() < (troubles.get(kind)?.restingUntil ?? 0)) return undefined
    try {
      const reply = await ask(call, fetch, timeoutMs)
      const answer = reply && { ...reply, at: now() }
      troubles.delete(kind)
      return keep(key, answer)
    } catch {
      const failures = (troubles.get(kind)?.failures ?? 0) + 1
      troubles.set(kind, { failures, restingUntil: failures < FAILURES ? 0 : now() + REST_MS })
      return undefined
    }
  }
}

/** @throws when the service fails, is late, or answers no envelope; null when it refuses, undefined for a reply too long */
async function ask(
  call: Call,
  fetch: Options['fetch'],
  timeoutMs: number,
): Promise<Omit<Answer, 'at'> | null | undefined> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  try {
    const body = bodyOf(call)
    const response = await fetch(pathOf(call), {
      method: call.method,
      headers: { client: 'android', ...(body && { 'content-type': 'application/json' }) },
      body,
      signal: limit.signal,
    })
    const text = await response.text()
    if (response.status >= 500) throw new Error(`service: ${response.status}`)
    const envelope = JSON.parse(text) as { code?: unknown; data?: unknown } | null
    if (!response.ok || envelope?.code !== 0) return null
    if (text.length > LONGEST) return undefined
    return { text, date: response.headers.get('date') ?? '', data: envelope.data }
  } finally {
    clearTimeout(timer)
  }
}
