import type { Ids } from '#shared/api/describe.ts'
import { loadRichText } from '#shared/api/fields.ts'
import { CALLS, type ContractCall } from './all-calls.ts'
import { createFinding, createReplyCheck, type Finding, getFailure, isRefusal } from './check-reply.ts'
import { type Answer, type RequestSettings, requestAnswer, sendPreflight } from './send-request.ts'

interface CheckOptions extends RequestSettings {
  /** Ids by name: columnId, activityId, courseNo, groupId … Replies add what is not given. */
  ids: Ids
  hasWrites?: boolean
}

export interface CheckedCall {
  call: ContractCall
  /** `empty`: the answer holds nothing, so its fields were not seen. */
  state: 'ok' | 'empty' | 'wrong' | 'skipped'
  /** Why it was skipped, or the words of its refusal. */
  reason?: string
  findings: Finding[]
}

/** Above this the page shows its skeleton for too long: reported, but no failure. */
const LONG_MS = 1000
const SLOW_MS = 5000

const UNKNOWN_ID = 'check-service-none'

/**
 * Makes every call of a running service, one after another, and compares each answer with its
 * declaration. Never rejects for an answer.
 */
export async function checkService(options: CheckOptions): Promise<CheckedCall[]> {
  // What reads rich text comes to a page when a text needs it.
  await loadRichText()
  const checkReply = createReplyCheck(options)
  let { ids } = options
  const checked: CheckedCall[] = []
  for (const call of CALLS) {
    const { isChange, needs = [] } = call
    const reason = getSkipReason(call, options, ids)
    if (reason) {
      checked.push({ call, state: 'skipped', reason, findings: [] })
      continue
    }
    const answer = await requestAnswer(call.ask(ids), call, options)
    const data = (answer.exactBody as { data?: unknown } | undefined)?.data ?? null
    const { msg } = (answer.body ?? {}) as { msg?: unknown }
    // A refusal is an answer, unless the item is said to exist.
    const isAccepted = (isChange || !needs.length) && answer.status === 200 && isRefusal(answer) && Boolean(msg)
    const findings = [
      ...(isAccepted ? [] : [...checkReply(call, answer), ...(await checkAccess(call, options, ids))]),
      ...(await checkCors(call, answer, options, ids)),
      ...checkDuration(answer.ms),
    ]
    // What was given on the command line stays; a reply that fits no schema may still hold ids.
    ids = { ...collectIds(call, data), ...ids }
    const isWrong = findings.some(({ effect }) => effect !== 'none')
    const state = isWrong ? 'wrong' : data === null && !isChange ? 'empty' : 'ok'
    checked.push({ call, state, findings, ...(isAccepted && { reason: `被拒绝：${String(msg).slice(0, 60)}` }) })
  }
  return checked
}

function getSkipReason({ isChange, who, needs = [] }: ContractCall, { hasWrites, token }: CheckOptions, ids: Ids) {
  if (isChange && !hasWrites) return '会改变数据，没有 --writes'
  if (who === 'member' && !token) return '没有 --token'
  const missing = needs.filter((id) => !ids[id])
  return missing.length ? `没有 ${missing.join('、')}` : undefined
}

/** Finding of a slow answer. */
const checkDuration = (ms: number): Finding[] =>
  ms > LONG_MS
    ? [createFinding(`${(ms / 1000).toFixed(1)} 秒才有回复`, { effect: ms > SLOW_MS ? 'readable' : 'none' })]
    : []

function collectIds({ gives = {} }: ContractCall, data: unknown): Ids {
  const getValue = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)
  const ids = Object.entries(gives).flatMap(([name, paths]) => {
    const value = paths
      .split(' ')
      .map(getValue)
      .find((value) => /^(string|number)$/.test(typeof value))
    return value === undefined ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(ids)
}

/** Checks the refusal of a member's read without a token, and of an id that does not exist. */
async function checkAccess(call: ContractCall, options: CheckOptions, ids: Ids): Promise<Finding[]> {
  if (call.isChange) return []
  if (call.who === 'member') {
    const answer = await requestAnswer(call.ask(ids), call, { ...options, token: undefined })
    const { status, body, isSuccess } = answer
    const code = (body as { code?: unknown } | undefined)?.code
    // A service may answer 200 to everything: its code then says what the status would.
    const refusal = status === 200 ? code : status
    if (isSuccess || !(refusal === 401 || refusal === 403))
      return [createFinding(`没有令牌应回 401，却回 ${status}，code ${String(code)}`)]
    // A page that may not read it takes the network for dead, and asks for no new token.
    return options.origin ? checkCorsHeaders(options.origin, answer, '没有令牌的回复') : []
  }
  const [id] = call.needs ?? []
  if (!id || id === 'httpUrl' || id === 'startDay') return []
  const answer = await requestAnswer(call.ask({ ...ids, [id]: UNKNOWN_ID }), call, options)
  const isAnswered = answer.status < 500 && typeof (answer.body as { code?: unknown } | undefined)?.code === 'number'
  return isAnswered ? [] : [createFinding(`不存在的 ${id} 应回一句话，却回 ${getFailure(answer) ?? answer.status}`)]
}

/**
 * Checks whether a browser on the pages' origin would send the call and may read its reply (Fetch
 * standard). GET and POST, the only methods of calls, need no permission.
 */
async function checkCors(call: ContractCall, answer: Answer, options: CheckOptions, ids: Ids): Promise<Finding[]> {
  const { origin } = options
  if (!origin || !answer.status) return []
  const { names, answer: preflight } = await sendPreflight(call.ask(ids), call, { ...options, origin })
  if (preflight.status < 200 || preflight.status > 299)
    return [createFinding(`预检应回 2xx，却回 ${preflight.status}`, { field: 'OPTIONS', effect: 'unreadable' })]
  const field = 'access-control-allow-headers'
  const allowed = parseList(preflight.headers, field)
  // `*` allows any header but `authorization`.
  const refused = names.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  return [
    ...checkAllowedOrigin(origin, preflight, '预检'),
    ...refused.map((name) => createFinding(`预检没有允许 ${name}`, { field, effect: 'unreadable' })),
    ...checkCorsHeaders(origin, answer),
  ]
}

const parseList = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase())

function checkAllowedOrigin(origin: string, { headers }: Answer, where: string): Finding[] {
  const field = 'access-control-allow-origin'
  const allowed = headers.get(field)
  if (allowed === origin || allowed === '*') return []
  return [createFinding(`${where}应为 ${origin}，是 ${allowed ?? '空'}`, { field, effect: 'unreadable' })]
}

/** @param where Chinese name of the answer; '' for the usual one */
function checkCorsHeaders(origin: string, answer: Answer, where = ''): Finding[] {
  const { headers } = answer
  const isOpen = headers.get('access-control-allow-origin') === '*'
  const hasItem = (field: string, value: string) =>
    parseList(headers, field).some((item) => item === value || item === '*')
  return [
    ...checkAllowedOrigin(origin, answer, where),
    ...(isOpen || hasItem('vary', 'origin')
      ? []
      : [createFinding(`${where}应有 Origin，否则缓存会把它给别的来源`, { field: 'vary' })]),
    // Countdowns and deadlines go by the service's clock.
    ...(hasItem('access-control-expose-headers', 'date')
      ? []
      : [createFinding(`${where}应有 Date，页面按它校准时间`, { field: 'access-control-expose-headers' })]),
  ]
}
