import { type Call, getCallKey } from '#shared/api/call.ts'
import type { Device } from '#shared/api/device.ts'
import { type CachedReply, type Fetch, fetchReply, RequestError } from './fetch-reply.ts'
import { raceTimeout } from './race-timeout.ts'

/**
 * How a reply was obtained, from best to worst. From the cache: `fresh`, `revalidating` (stale while
 * revalidating), `stale` (the service fails). From the service: `fetched`. Not at all: `busy` (too many
 * requests), `circuit-open` (circuit breaker), `timeout`, `failed`.
 */
export const CACHE_STATUSES = [
  'fresh',
  'fetched',
  'revalidating',
  'stale',
  'busy',
  'circuit-open',
  'timeout',
  'failed',
] as const
export type CacheStatus = (typeof CACHE_STATUSES)[number]

/**
 * `answer`: null when the service has no such item and no message for it; undefined when it is
 * unknown.
 */
export interface CacheResult {
  answer: CachedReply | null | undefined
  how: CacheStatus
}

/** Since the function was started. */
interface CacheHealth {
  /** Lookups of page requests by their result (`CacheStatus`). */
  answered: Record<string, number>
  /** Requests to the service, including `failures`. */
  requests: number
  failures: number
  cached: number
  running: number
  /** Kinds of calls whose circuit breaker is open: they are not requested. */
  openCircuits: string[]
}

/** What the edge may do for one opening. */
export interface RequestContext {
  /** It waits so long for what is not known yet, ms. */
  waitMs: number
  /** The visitor's device: the service may answer each its own way. */
  client: Device
  /** Keeps the runtime alive for work after the response. */
  keepAlive: (work: Promise<unknown>) => void
}

export interface ServiceCache {
  /**
   * Ask the service, or remember. Never rejects.
   * @param endOf when an answer stops being true, epoch ms of the edge's own clock
   */
  ask(call: Call, visit: RequestContext, endOf?: (answer: CachedReply) => number): Promise<CacheResult>
  health(): CacheHealth
}

interface Options {
  fetch: Fetch
  now?: () => number
  timeoutMs?: number
}

/** A request times out after this; a visitor waits far shorter (visitor.ts). */
const TIMEOUT_MS = 5_000
/**
 * A reply is fresh this long: a shared link is opened many times within a minute. A refusal is
 * cached for less.
 */
const FRESH_MS = 30_000
const REFUSAL_MS = 5_000
/** So old an answer is served at once and renewed behind; and where the service fails. */
const STALE_MS = 10 * 60_000
const OLD_MS = 24 * 3_600_000
/** Questions at a time: a service that hangs takes no more of them. */
const MAX_RUNNING = 200
/** After so many failures in a row a kind of call is not asked for a while. */
const MAX_FAILURES = 3
const OPEN_CIRCUIT_MS = 5_000

/** The kind of a call is the first four parts of its path; ids come after them. */
const getCallKind = ({ path }: Call) => path.split('/').slice(0, 4).join('/')

/**
 * One line of JSON for each failed question: the kind of call and the reason, never an id or an
 * address of a visitor.
 */
function logFailure(call: string, { name, message, cause }: Error, ms: number) {
  const reason = name === 'RequestError' ? message : ((cause as { code?: string } | undefined)?.code ?? name)
  console.warn(JSON.stringify({ time: new Date().toISOString(), event: 'edge-request-failed', call, reason, ms }))
}

/**
 * Creates a cache of service replies. Concurrent requests for the same call are joined, and no
 * visitor waits longer than `waitMs`. Replies are cached per device.
 */
export function createAnswers({ fetch, now = () => Date.now(), timeoutMs = TIMEOUT_MS }: Options): ServiceCache {
  const stored = createReplyStore(now)
  const running = new Map<string, Promise<CacheResult>>()
  const errors = new Map<string, { failures: number; openUntil: number }>()
  const answered = Object.fromEntries(CACHE_STATUSES.map((how) => [how, 0])) as Record<CacheStatus, number>
  const count = { requests: 0, failures: 0 }

  const isCircuitOpen = (kind: string) => now() < (errors.get(kind)?.openUntil ?? 0)

  async function requestReply(call: Call, client: Device, key: string): Promise<CacheResult> {
    const kind = getCallKind(call)
    const started = now()
    count.requests++
    try {
      const { reply, characters } = await fetchReply(call, client, fetch, timeoutMs)
      const answer = reply && { ...reply, at: now() }
      errors.delete(kind)
      stored.keep(key, answer, characters)
      return { answer, how: 'fetched' }
    } catch (error) {
      count.failures++
      logFailure(kind, error as Error, now() - started)
      const failures = (errors.get(kind)?.failures ?? 0) + 1
      const openMs =
        error instanceof RequestError && error.retryMs ? error.retryMs : failures < MAX_FAILURES ? 0 : OPEN_CIRCUIT_MS
      errors.set(kind, { failures, openUntil: now() + openMs })
      return { answer: undefined, how: 'failed' }
    } finally {
      running.delete(key)
    }
  }

  /**
   * Asked once, however many openings want to know.
   * @returns why it is not asked, where it is not
   */
  function joinRequest(call: Call, client: Device, key: string): Promise<CacheResult> | 'circuit-open' | 'busy' {
    const other = running.get(key)
    if (other) return other
    if (isCircuitOpen(getCallKind(call))) return 'circuit-open'
    if (running.size >= MAX_RUNNING) return 'busy'
    const mine = requestReply(call, client, key)
    running.set(key, mine)
    return mine
  }

  async function getReply(
    call: Call,
    { waitMs, client, keepAlive }: RequestContext,
    endOf: (answer: CachedReply) => number,
  ): Promise<CacheResult> {
    const key = `${client} ${getCallKey(call)}`
    const cached = stored.get(key)
    const age = cached ? now() - cached.at : Number.POSITIVE_INFINITY
    const isGood = cached?.answer && !cached.answer.isRefusal
    const end = isGood ? endOf(cached.answer!) : Number.POSITIVE_INFINITY
    const holds = now() < end
    const isFresh = age < (isGood ? FRESH_MS : REFUSAL_MS)
    // What the service has said behind the end is what it says now.
    if (cached && isFresh && (holds || end <= cached.at)) return { answer: cached.answer, how: 'fresh' }
    const before = isGood && holds && age < OLD_MS ? cached.answer! : undefined
    const work = joinRequest(call, client, key)
    if (typeof work !== 'string') keepAlive(work)
    if (before && age < STALE_MS) return { answer: before, how: 'revalidating' }
    const outcome: CacheResult =
      typeof work === 'string'
        ? { answer: undefined, how: work }
        : await raceTimeout(work, waitMs, { answer: undefined, how: 'timeout' })
    return outcome.how !== 'fetched' && before ? { answer: before, how: 'stale' } : outcome
  }

  return {
    async ask(call, visit, endOf = () => Number.POSITIVE_INFINITY) {
      const result = await getReply(call, visit, endOf)
      answered[result.how]++
      return result
    },
    health: () => ({
      answered: { ...answered },
      requests: count.requests,
      failures: count.failures,
      cached: stored.size(),
      running: running.size,
      openCircuits: [...errors.keys()].filter(isCircuitOpen),
    }),
  }
}

const MAX_CACHED = 500
/** Characters of all kept answers: 60 MB at most. */
const MAX_CACHED_CHARACTERS = 30_000_000

interface StoredReply {
  answer: CachedReply | null | undefined
  at: number
  characters: number
}

/** Answers by question, the oldest forgotten first. @param now epoch ms */
function createReplyStore(now: () => number) {
  const stored = new Map<string, StoredReply>()
  let all = 0

  function removeReply(key: string) {
    all -= stored.get(key)?.characters ?? 0
    stored.delete(key)
  }

  function addReply(key: string, answer: StoredReply['answer'], characters: number) {
    removeReply(key)
    stored.set(key, { answer, at: now(), characters })
    all += characters
    while (stored.size > MAX_CACHED || (all > MAX_CACHED_CHARACTERS && stored.size > 1))
      removeReply(stored.keys().next().value!)
  }

  return { get: (key: string): StoredReply | undefined => stored.get(key), keep: addReply, size: () => stored.size }
}
