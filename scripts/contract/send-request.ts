import type { ServiceSettings } from '#scripts/base/site-config.ts'
import { type Call, getPath, getPayload } from '#shared/api/call.ts'
import { parseJson } from '#shared/api/reply.ts'
import type { ContractCall } from './all-calls.ts'

/** Service and member of a request. */
export interface RequestSettings extends ServiceSettings {
  /** Origin of the service, without a slash at the end. */
  url: string
  /** Of a member; without it members' calls are left out. */
  token?: string
  /** Origin of the pages, if it is not the service's. */
  origin?: string
}

export interface Answer {
  /** 0: no answer at all. */
  status: number
  headers: Headers
  /** undefined: no JSON. */
  body?: unknown
  /** Its `code` is the service's own for success. */
  isSuccess: boolean
  /** `body` with whole numbers beyond 2^53 as texts of their digits, as the pages read it. */
  exactBody?: unknown
  ms: number
}

const LIMIT_MS = 30_000

function createHeaders(call: Call, { who }: Pick<ContractCall, 'who'>, { token, scheme = '' }: RequestSettings) {
  return {
    client: 'android',
    ...(token && who === 'member' && { authorization: scheme + token }),
    ...(getPayload(call) && { 'content-type': 'application/json' }),
  }
}

/** Makes one call. Never rejects: no answer has status 0. */
export const requestAnswer = (call: Call, entry: Pick<ContractCall, 'who'>, settings: RequestSettings) =>
  sendRequest(settings, getPath(call), {
    method: call.method,
    headers: { ...createHeaders(call, entry, settings), ...(settings.origin && { origin: settings.origin }) },
    body: getPayload(call),
  })

/** Sends the preflight of a call from another origin; `names` are the headers it asks for. */
export async function sendPreflight(call: Call, entry: ContractCall, settings: RequestSettings & { origin: string }) {
  const names = Object.keys(createHeaders(call, entry, settings)).sort()
  const answer = await sendRequest(settings, getPath(call), {
    method: 'OPTIONS',
    headers: {
      origin: settings.origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': names.join(','),
    },
  })
  return { names, answer }
}

async function sendRequest(
  { url, successCode = 0 }: RequestSettings,
  path: string,
  init: RequestInit,
): Promise<Answer> {
  const startedAt = performance.now()
  const getDuration = () => performance.now() - startedAt
  try {
    const response = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
    const { status, headers } = response
    const text = await response.text()
    const body = tryParse(text, JSON.parse)
    const isSuccess = (body as { code?: unknown } | null | undefined)?.code === successCode
    return { status, headers, body, exactBody: tryParse(text, parseJson), isSuccess, ms: getDuration() }
  } catch {
    return { status: 0, headers: new Headers(), isSuccess: false, ms: getDuration() }
  }
}

function tryParse(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
