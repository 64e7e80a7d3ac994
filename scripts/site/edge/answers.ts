import { type Call, keyOf } from '#shared/api/call.ts'
import type { Device } from '#shared/api/device.ts'
import type { AnswersHealth } from './health.ts'
import { inTime } from './in-time.ts'
import { keptAnswers } from './kept-answers.ts'
import { type Answer, ask, Failure, type Fetch } from './question.ts'

/**
 * How a question was answered: from memory (`fresh`; `renewing`: somewhat older, asked anew behind; `old`: from before the service failed),
 * by the service (`asked`), or not: it is `late`, has `failed`, is left alone for a while (`resting`), or too much is asked already (`busy`). From the best to the worst.
 */
export const HOWS = ['fresh', 'asked', 'renewing', 'old', 'busy', 'resting', 'late', 'failed'] as const
export type How = (typeof HOWS)[number]

/** `answer`: null when the service has no such thing and gives no word for it; undefined when nothing is known. */
export interface Told {
  answer: Answer | null | undefined
  how: How
}

/** What the edge may do for one opening. */
export interface Visit {
  /** It waits so long for what is not known yet, ms. */
  waitMs: number
  /** The visitor's device: the service may answer each its own way. */
  client: Device
  /** Keeps the runtime from ending what goes on behind the reply. */
  keepAlive: (work: Promise<unknown>) => void
}

export interface Answers {
  /**
   * Ask the service, or remember. Never rejects.
   * @param endOf when an answer stops being true, epoch ms of the edge's own clock
   */
  ask(call: Call, visit: Visit, endOf?: (answer: Answer) => number): Promise<Told>
  health(): AnswersHealth
}

interface Options {
  fetch: Fetch
  now?: () => number
  timeoutMs?: number
}

/** A question ends after this long; whoever waits for it waits far shorter (visit.ts). */
const TIMEOUT_MS = 5_000
/** A shared link is opened many times within a minute: its answer is fresh that long; what is no answer is believed a little while. */
const FRESH_MS = 30_000
const REFUSAL_MS = 5_000
/** So old an answer is served at once and renewed behind; and where the service fails. */
const RENEWED_MS = 10 * 60_000
const OLD_MS = 24 * 3_600_000
/** Questions at a time: a service that hangs takes no more of them. */
const RUNNING_MOST = 200
/** After so many failures in a row a kind of call is not asked for a while. */
const FAILURES = 3
const REST_MS = 5_000

/** The kind of a call is the first four parts of its path; ids come after them. */
const kindOf = ({ path }: Call) => path.split('/').slice(0, 4).join('/')

/** One line of JSON for each failed question: the kind of call and the reason, never an id or an address of a visitor. */
function logFailure(call: string, { name, message, cause }: Error, ms: number) {
  const reason = name === 'Failure' ? message : ((cause as { code?: string } | undefined)?.code ?? name)
  console.warn(JSON.stringify({ time: new Date().toISOString(), event: 'edge-question-failed', call, reason, ms }))
}

/**
 * Questions with a memory: what several openings want to know at the same moment is asked once, and nobody waits for longer than his visit
 * allows. Answers are kept apart by the device they were asked for.
 */
export function createAnswers({ fetch, now = () => Date.now(), timeoutMs = TIMEOUT_MS }: Options): Answers {
  const kept = keptAnswers(now)
  const running = new Map<string, Promise<Told>>()
  const troubles = new Map<string, { failures: number; restingUntil: number }>()
  const answered = Object.fromEntries(HOWS.map((how) => [how, 0])) as Record<How, number>
  const count = { questions: 0, failures: 0 }

  const isResting = (kind: string) => now() < (troubles.get(kind)?.restingUntil ?? 0)

  async function question(call: Call, client: Device, key: string): Promise<Told> {
    const kind = kindOf(call)
    const started = now()
    count.questions++
    try {
      const { reply, characters } = await ask(call, client, fetch, timeoutMs)
      const answer = reply && { ...reply, at: now() }
      troubles.delete(kind)
      kept.keep(key, answer, characters)
      return { answer, how: 'asked' }
    } catch (error) {
      count.failures++
      logFailure(kind, error as Error, now() - started)
      const failures = (troubles.get(kind)?.failures ?? 0) + 1
      const restMs = error instanceof Failure && error.retryMs ? error.retryMs : failures < FAILURES ? 0 : REST_MS
      troubles.set(kind, { failures, restingUntil: now() + restMs })
      return { answer: undefined, how: 'failed' }
    } finally {
      running.delete(key)
    }
  }

  /** Asked once, however many openings want to know. @returns why it is not asked, where it is not */
  function asked(call: Call, client: Device, key: string): Promise<Told> | 'resting' | 'busy' {
    const other = running.get(key)
    if (other) return other
    if (isResting(kindOf(call))) return 'resting'
    if (running.size >= RUNNING_MOST) return 'busy'
    const mine = question(call, client, key)
    running.set(key, mine)
    return mine
  }

  async function told(
    call: Call,
    { waitMs, client, keepAlive }: Visit,
    endOf: (answer: Answer) => number,
  ): Promise<Told> {
    const key = `${client} ${keyOf(call)}`
    const known = kept.get(key)
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY
    const isGood = known?.answer && !known.answer.isRefusal
    const end = isGood ? endOf(known.answer!) : Number.POSITIVE_INFINITY
    const holds = now() < end
    const isFresh = age < (isGood ? FRESH_MS : REFUSAL_MS)
    // What the service has said behind the end is what it says now.
    if (known && isFresh && (holds || end <= known.at)) return { answer: known.answer, how: 'fresh' }
    const before = isGood && holds && age < OLD_MS ? known.answer! : undefined
    const work = asked(call, client, key)
    if (typeof work !== 'string') keepAlive(work)
    if (before && age < RENEWED_MS) return { answer: before, how: 'renewing' }
    const outcome: Told =
      typeof work === 'string'
        ? { answer: undefined, how: work }
        : await inTime(work, waitMs, { answer: undefined, how: 'late' })
    return outcome.how !== 'asked' && before ? { answer: before, how: 'old' } : outcome
  }

  return {
    async ask(call, visit, endOf = () => Number.POSITIVE_INFINITY) {
      const result = await told(call, visit, endOf)
      answered[result.how]++
      return result
    },
    health: () => ({
      answered: { ...answered },
      questions: count.questions,
      failures: count.failures,
      kept: kept.size(),
      running: running.size,
      resting: [...troubles.keys()].filter(isResting),
    }),
  }
}
