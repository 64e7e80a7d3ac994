import type { ServiceSettings } from '#scripts/base/site-config.ts'
import { type Call, getPath, getPayload } from '#shared/api/call.ts'
import { parseJson } from '#shared/api/reply.ts'
import type { ContractCall } from './all-calls.ts'
import type { Answer } from './check-reply.ts'

/** Whom to ask, and as whom. */
export interface Asking extends ServiceSettings {
  /** Origin of the service, without a slash at the end. */
  url: string
  /** A member's token; without it members' calls are left out. */
  token?: string
  /**
   * Where the pages live, if that is another origin than the service's: its answers must then let
   * them in (CORS).
   */
  origin?: string
  /** How a request goes out; `fetch` unless a test says otherwise. */
  send?: (url: string, init: RequestInit) => Promise<Response>
  /** The clock, in milliseconds. */
  now?: () => number
}

/** Whose call it is. */
type Asked = Pick<ContractCall, 'who'>

const LIMIT_MS = 30_000

/** What a page says about itself with a call, apart from what browsers add. */
const createHeaders = (call: Call, { who }: Asked, { token, scheme = '' }: Asking): Record<string, string> => ({
  client: 'android',
  ...(token && who === 'member' && { authorization: scheme + token }),
  ...(getPayload(call) && { 'content-type': 'application/json' }),
})

/** Ask one call. Never rejects: no answer has status 0. */
export const requestAnswer = (call: Call, entry: Asked, asking: Asking): Promise<Answer> =>
  sendRequest(asking, getPath(call), {
    method: call.method,
    headers: { ...createHeaders(call, entry, asking), ...(asking.origin && { origin: asking.origin }) },
    body: getPayload(call),
  })

/** Ask what a browser on the pages' origin asks before it sends a call. */
export async function sendPreflight(call: Call, entry: Asked, asking: Asking & { origin: string }) {
  const headers = Object.keys(createHeaders(call, entry, asking)).sort()
  const answer = await sendRequest(asking, getPath(call), {
    method: 'OPTIONS',
    headers: {
      origin: asking.origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': headers.join(','),
    },
  })
  return { headers, answer }
}

async function sendRequest(
  { url, send = fetch, successCode = 0, now = () => performance.now() }: Asking,
  path: string,
  init: RequestInit,
): Promise<Answer> {
  const began = now()
  try {
    const response = await send(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
    const { status, headers } = response
    const text = await response.text()
    const body = tryParse(text, JSON.parse)
    const isSuccess = (body as { code?: unknown } | null | undefined)?.code === successCode
    const contentType = headers.get('content-type') ?? ''
    return { status, headers, contentType, body, exactBody: tryParse(text, parseJson), isSuccess, ms: now() - began }
  } catch (error) {
    const body = (error as Error).name
    return { status: 0, headers: new Headers(), contentType: '', body, isSuccess: false, ms: now() - began }
  }
}

function tryParse(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
