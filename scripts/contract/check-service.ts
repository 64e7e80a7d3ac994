import type { Ids } from '#shared/api/describe.ts'
import { loadRichText } from '#shared/api/fields.ts'
import { CALLS, type ContractCall } from './all-calls.ts'
import { checkAnswer, checkPreflight } from './check-cors.ts'
import { type Answer, checkEnvelope, hasOtherCode, replyFindings } from './check-reply.ts'
import { type Finding, isFailure } from './finding.ts'
import { type Asking, requestAnswer, sendPreflight } from './send-request.ts'

export interface CheckOptions extends Asking {
  /** Ids by name: columnId, activityId, courseNo, groupId … Replies fill in what is not given. */
  ids: Ids
  /** Make the calls that change something, too. */
  hasWrites: boolean
}

export interface CheckedCall extends Pick<ContractCall, 'name' | 'title' | 'method' | 'path' | 'isChange'> {
  /** `empty`: the answer holds nothing, so its fields were not seen. */
  state: 'ok' | 'empty' | 'wrong' | 'skipped'
  /** Why it was skipped, or in which words it was refused. */
  reason?: string
  findings: Finding[]
  /** How long the answer took, in milliseconds; 0 where nothing was asked. */
  ms: number
}

/** Above this the page shows its skeleton for too long: reported, but not as a failure. */
export const LONG_MS = 1000
/** An answer that takes longer is wrong: half of what the pages wait for at most. */
const SLOW_MS = 5000

/** How many reads could not be asked for want of a token or an id: the check is not a full one. */
export const countSkippedReads = (calls: readonly CheckedCall[]): number =>
  calls.filter(({ isChange, state }) => state === 'skipped' && !isChange).length

/** No service knows it. */
const NOBODY = 'check-service-none'

/**
 * Ask a running service every call of the catalogue, one after another, and compare each answer
 * with what it says. Never rejects for an answer.
 */
export async function checkService(options: CheckOptions): Promise<CheckedCall[]> {
  const { hasWrites, token } = options
  // What reads rich text comes to a page when a text needs it.
  await loadRichText()
  let ids = options.ids
  const checked: CheckedCall[] = []
  for (const call of CALLS) {
    const { name, title, method, path, isChange, needs = [] } = call
    const about = { name, title, method, path, isChange }
    const lacking = needs.filter((id) => !ids[id])
    const reason =
      (isChange && !hasWrites && '会改变数据，没有 --writes') ||
      (call.who === 'member' && !token && '没有 --token') ||
      (lacking.length > 0 && `没有 ${lacking.join('、')}`)
    if (reason) {
      checked.push({ ...about, state: 'skipped', reason, findings: [], ms: 0 })
      continue
    }
    const answer = await requestAnswer(call.ask(ids), call, options)
    const data = (answer.exactBody as { data?: unknown } | undefined)?.data ?? null
    // A refusal is an answer, unless something was asked for that is said to exist.
    const refused = isChange || !needs.length ? getRefusal(answer) : undefined
    const findings = refused
      ? []
      : [...replyFindings(call, answer, options), ...(await checkAccess(call, options, ids))]
    findings.push(...(await checkCrossOrigin(call, answer, options, ids)))
    const { ms, status } = answer
    if (status && ms > SLOW_MS) findings.push(createLateFinding(ms))
    // What was given on the command line stays; a reply that fits no schema may still hold ids.
    ids = { ...collectIds(call, data), ...ids }
    const isEmpty = data === null && !isChange
    const state = findings.some(isFailure) ? 'wrong' : isEmpty ? 'empty' : 'ok'
    checked.push({ ...about, state, findings, ms, ...(refused && { reason: refused }) })
  }
  return checked
}

const createLateFinding = (ms: number): Finding => ({
  kind: 'answer',
  field: '',
  message: `${formatSeconds(ms)} 才有回复，最多 ${formatSeconds(SLOW_MS)}`,
  count: 1,
})

/** Milliseconds as seconds with one digit. */
export const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} 秒`

/**
 * What the service turned down in its own words: a member who has signed up cannot do it again, a
 * new one has no report.
 */
function getRefusal(answer: Answer): string | undefined {
  const { status, body, isSuccess } = answer
  if (hasOtherCode(answer)) return undefined
  const { code, msg } = (body ?? {}) as { code?: unknown; msg?: unknown }
  return status === 200 && typeof code === 'number' && !isSuccess && typeof msg === 'string' && msg
    ? `被拒绝：${msg.slice(0, 60)}`
    : undefined
}

/** The ids in a reply, whether or not it fits the schemas. */
function collectIds({ gives = {} }: ContractCall, data: unknown): Ids {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)
  const read = (paths: string) =>
    paths
      .split(' ')
      .map(at)
      .find((value) => /^(string|number)$/.test(typeof value))
  const ids = Object.entries(gives).map(([name, paths]) => [name, read(paths)])
  return Object.fromEntries(ids.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

/**
 * How the call behaves towards those who may not use it: a member's read without a token, and an id
 * that does not exist.
 */
async function checkAccess(call: ContractCall, options: CheckOptions, ids: Ids): Promise<Finding[]> {
  if (call.isChange) return []
  const createFindings = (message: string): Finding[] => [{ kind: 'access', field: '', message, count: 1 }]
  if (call.who === 'member') {
    const answer = await requestAnswer(call.ask(ids), call, { ...options, token: undefined })
    const { status, body, isSuccess } = answer
    const code = (body as { code?: unknown } | undefined)?.code
    // A service may answer 200 to everything: its code then says what the status would.
    const refusal = status === 200 ? code : status
    if (isSuccess || !(refusal === 401 || refusal === 403))
      return createFindings(`没有令牌应回 401，却回 ${status}，code ${String(code)}`)
    // A page that may not read it takes the line for dead, and asks for no new token.
    return options.origin ? checkAnswer(options.origin, answer, '没有令牌的回复') : []
  }
  const [id] = call.needs ?? []
  if (!id || id === 'httpUrl' || id === 'startDay') return []
  const answer = await requestAnswer(call.ask({ ...ids, [id]: NOBODY }), call, options)
  const isAnswered = answer.status < 500 && typeof (answer.body as { code?: unknown } | undefined)?.code === 'number'
  return isAnswered
    ? []
    : createFindings(`不存在的 ${id} 应回一句话，却回 ${checkEnvelope(answer)[0]?.message ?? answer.status}`)
}

/**
 * What a browser would make of a call from the pages' origin: its question beforehand, then the
 * answer.
 */
async function checkCrossOrigin(
  call: ContractCall,
  answer: Answer,
  options: CheckOptions,
  ids: Ids,
): Promise<Finding[]> {
  const { origin } = options
  if (!origin) return []
  const before = await sendPreflight(call.ask(ids), call, { ...options, origin })
  return [...checkPreflight(origin, before.headers, before.answer), ...checkAnswer(origin, answer)]
}
