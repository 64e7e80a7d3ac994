import { bodyOf, type Call, pathOf } from '#shared/api/call.ts'
import { CALLS } from './all-calls.ts'
import { type Answer, envelopeFindings, replyFindings } from './check-reply.ts'
import type { ContractCall, Ids } from './contract-call.ts'
import type { Finding } from './finding.ts'

export interface CheckOptions {
  /** Origin of the service, without a slash at the end. */
  url: string
  /** A member's token; without it members' calls are left out. */
  token?: string
  /** Ids by name: columnId, activityId, courseNo, groupId … Replies fill in what is not given. */
  ids: Ids
  /** Make the calls that change something, too. */
  hasWrites: boolean
  /** How a request goes out; `fetch` unless a test says otherwise. */
  send?: (url: string, init: RequestInit) => Promise<Response>
}

export interface CheckedCall {
  name: string
  title: string
  method: string
  path: string
  /** `empty`: the answer holds nothing, so its fields were not seen. */
  state: 'ok' | 'empty' | 'wrong' | 'skipped'
  /** Why it was skipped, or in which words it was refused. */
  reason?: string
  findings: Finding[]
}

/** No service knows it. */
const NOBODY = 'check-service-none'
const LIMIT_MS = 30_000

/** Ask a running service every call of the catalogue, one after another, and compare each answer with what it says. Never rejects for an answer. */
export async function checkService(options: CheckOptions): Promise<CheckedCall[]> {
  const { hasWrites, token } = options
  let ids = options.ids
  const checked: CheckedCall[] = []
  for (const call of CALLS) {
    const { name, title, method, path, needs = [] } = call
    const about = { name, title, method, path }
    const lacking = needs.filter((id) => !ids[id])
    const reason =
      (call.isChange && !hasWrites && '会改变数据，没有 --writes') ||
      (call.who === 'member' && !token && '没有 --token') ||
      (lacking.length > 0 && `没有 ${lacking.join('、')}`)
    if (reason) {
      checked.push({ ...about, state: 'skipped', reason, findings: [] })
      continue
    }
    const answer = await answerTo(call.ask(ids), call, options)
    const data = (answer.body as { data?: unknown } | undefined)?.data ?? null
    // A refusal is an answer, unless something was asked for that is said to exist.
    const refused = call.isChange || !needs.length ? refusalOf(answer) : undefined
    const findings = refused ? [] : [...replyFindings(call, answer), ...(await behaviour(call, options, ids))]
    // What was given on the command line stays; a reply that fits no schema may still hold ids.
    ids = { ...found(call, data), ...ids }
    const isEmpty = data === null && !call.isChange
    const state = findings.length ? 'wrong' : isEmpty ? 'empty' : 'ok'
    checked.push({ ...about, state, findings, ...(refused && { reason: refused }) })
  }
  return checked
}

/** What the service turned down in its own words: a member who has signed up cannot do it again, a new one has no report. */
function refusalOf({ status, body }: Answer): string | undefined {
  const { code, msg } = (body ?? {}) as { code?: unknown; msg?: unknown }
  return status === 200 && typeof code === 'number' && code !== 0 && typeof msg === 'string' && msg
    ? `被拒绝：${msg.slice(0, 60)}`
    : undefined
}

function found(call: ContractCall, data: unknown): Ids {
  try {
    const given = call.gives?.(data) ?? {}
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  } catch {
    return {}
  }
}

/** How the call behaves towards those who may not use it: a member's read without a token, and an id that does not exist. */
async function behaviour(call: ContractCall, options: CheckOptions, ids: Ids): Promise<Finding[]> {
  if (call.isChange) return []
  const wrong = (words: string): Finding[] => [{ kind: 'access', field: '', words, count: 1 }]
  if (call.who === 'member') {
    const { status, body } = await answerTo(call.ask(ids), call, { ...options, token: undefined })
    const code = (body as { code?: unknown } | undefined)?.code
    return code === 0 || !(status === 401 || status === 403)
      ? wrong(`没有令牌应回 401，却回 ${status}，code ${String(code)}`)
      : []
  }
  const [id] = call.needs ?? []
  if (!id || id === 'httpUrl' || id === 'startDay') return []
  const answer = await answerTo(call.ask({ ...ids, [id]: NOBODY }), call, options)
  const isAnswered = answer.status < 500 && typeof (answer.body as { code?: unknown } | undefined)?.code === 'number'
  return isAnswered
    ? []
    : wrong(`不存在的 ${id} 应回一句话，却回 ${envelopeFindings(answer)[0]?.words ?? answer.status}`)
}

async function answerTo(
  call: Call,
  { who }: ContractCall,
  { url, token, send = fetch }: CheckOptions,
): Promise<Answer> {
  const body = bodyOf(call)
  try {
    const response = await send(url + pathOf(call), {
      method: call.method,
      headers: {
        client: 'android',
        ...(token && who === 'member' && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const text = await response.text()
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', body: parsed(text) }
  } catch (error) {
    return { status: 0, contentType: '', body: (error as Error).name }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
