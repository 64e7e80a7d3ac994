import type { Answer } from './check-reply.ts'
import type { Finding } from './finding.ts'

/** The part of a response that CORS checks use; the findings contain the names of the headers. */
type CrossAnswer = Pick<Answer, 'status' | 'headers'>

const createFinding = (field: string, message: string): Finding => ({ kind: 'cors', field, message, count: 1 })

const parseList = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').flatMap((one) => one.trim().toLowerCase() || [])

/** Browsers take one origin, or a star. */
function checkOrigin(origin: string, headers: Headers, where: string): Finding[] {
  const name = 'access-control-allow-origin'
  const allowed = headers.get(name)
  if (allowed === origin || allowed === '*') return []
  return [createFinding(name, allowed ? `${where}应为 ${origin}，是 ${allowed}` : `${where}缺少，应为 ${origin}`)]
}

/**
 * Whether a browser would send the call after this `OPTIONS` response (Fetch standard,
 * "CORS-preflight fetch"). GET and POST, the only methods of calls, need no permission.
 * @param sent headers of the call that a browser does not add itself
 */
export function checkPreflight(origin: string, sent: readonly string[], answer: CrossAnswer): Finding[] {
  const { status, headers } = answer
  if (status < 200 || status > 299) return [createFinding('OPTIONS', `预检应回 2xx，却回 ${status || '不出来'}`)]
  const allowed = parseList(headers, 'access-control-allow-headers')
  // `*` allows any header but `authorization`.
  const isAllowed = (name: string) => allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'))
  return [
    ...checkOrigin(origin, headers, '预检'),
    ...sent
      .filter((name) => !isAllowed(name))
      .map((name) => createFinding('access-control-allow-headers', `预检没有允许 ${name}`)),
  ]
}

/**
 * Whether a page on `origin` may read the response and the headers it needs.
 * @param where Chinese name of the response; '' for the usual one
 */
export function checkAnswer(origin: string, { status, headers }: CrossAnswer, where = ''): Finding[] {
  // A missing response is reported elsewhere.
  if (!status) return []
  const exposed = parseList(headers, 'access-control-expose-headers')
  const isForAll = headers.get('access-control-allow-origin') === '*'
  return [
    ...checkOrigin(origin, headers, where),
    ...(isForAll || /(^|,)\s*(origin|\*)\s*(,|$)/i.test(headers.get('vary') ?? '')
      ? []
      : [createFinding('vary', `${where}应有 Origin，否则缓存会把它给别的来源`)]),
    // Countdowns and deadlines go by the service's clock.
    ...(exposed.includes('date') || exposed.includes('*')
      ? []
      : [createFinding('access-control-expose-headers', `${where}应有 Date，页面按它校准时间`)]),
  ]
}
