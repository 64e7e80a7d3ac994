import { bodyOf, type Call, keyOf, pathOf } from '#shared/api/call.ts'

/** An answer of the service, as it came. */
export interface Answer {
  /** The whole envelope, for the page. */
  text: string
  /** The service says why there is no such thing. */
  isRefusal: boolean
  /** The reply's Date header, and the edge's own clock when it came. */
  date: string
  at: number
  /** The envelope's data, for the card; undefined in a refusal. */
  data: unknown
}

/** The service's present time, computed from the reply's Date header; '' when it had none. */
export function dateNow({ date, at }: Answer, now: number): string {
  const then = Date.parse(date)
  return Number.isNaN(then) ? '' : new Date(then + now - at).toUTCString()
}

/** Ask the service; null when it refuses without a word; undefined when it fails, takes or says too long. Never rejects. */
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
 * Questions with a small memory: what several openings want to know at the same moment is asked once. Each waits with a clock of its own,
 * because a question ends with the opening that asked it where the runtime says so (Workers).
 * The `client` header is always the same, so that a page never depends on who asks.
 */
export function createAnswers({ fetch, now = Date.now, timeoutMs = TIMEOUT_MS }: Options): Answers {
  const kept = new Map<string, { answer: Answer | null | undefined; until: number }>()
  const running = new Map<string, Promise<Answer | null | undefined>>()
  const troubles = new Map<string, { failures: number; restingUntil: number }>()

  function keep(key: string, answer: Answer | null | undefined) {
    kept.delete(key)
    kept.set(key, { answer, until: now() + (answer && !answer.isRefusal ? KEPT_MS : KEPT_REFUSAL_MS) })
    if (kept.size > KEPT_MOST) kept.delete(kept.keys().next().value!)
    return answer
  }

  async function asked(call: Call, key: string) {
    const kind = kindOf(call)
    try {
      const reply = await ask(call, fetch, timeoutMs)
      const answer = reply && { ...reply, at: now() }
      troubles.delete(kind)
      return keep(key, answer)
    } catch {
      const failures = (troubles.get(kind)?.failures ?? 0) + 1
      troubles.set(kind, { failures, restingUntil: failures < FAILURES ? 0 : now() + REST_MS })
      return undefined
    } finally {
      running.delete(key)
    }
  }

  return async (call) => {
    const key = keyOf(call)
    const known = kept.get(key)
    if (known && now() < known.until) return known.answer
    const other = running.get(key)
    if (other) return inTime(other, timeoutMs)
    if (now() < (troubles.get(kindOf(call))?.restingUntil ?? 0)) return undefined
    const mine = asked(call, key)
    running.set(key, mine)
    return mine
  }
}

/** What comes of a question that another opening has asked; undefined after the time that it may take. */
async function inTime<T>(other: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: unknown
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  return Promise.race([other, end]).finally(() => clearTimeout(timer as number))
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
    const isRefusal = !response.ok || envelope?.code !== 0
    // Pages read a refusal by its envelope, whatever its status; only these two mean something else to them.
    const isPlain = typeof envelope?.code === 'number' && response.status !== 401 && response.status !== 403
    if (isRefusal && !(isPlain && envelope.code)) return null
    if (text.length > LONGEST) return undefined
    return { text, isRefusal, date: response.headers.get('date') ?? '', data: isRefusal ? undefined : envelope?.data }
  } finally {
    clearTimeout(timer)
  }
}
