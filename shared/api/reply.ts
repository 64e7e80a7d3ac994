import { AUTHORIZATION_SCHEME, SUCCESS_CODE } from '#shared/core/config.ts'
import { type Call, getPayload } from './call.ts'
import { getDevice } from './device.ts'

/** What every reply is (shared/api/README.md, "Envelope"). */
export interface Envelope {
  code: number
  msg?: unknown
  data?: unknown
}

/** A request ends after this long. */
export const TIMEOUT_MS = 30_000

/** Texts, which stay as they are, and numbers of 16 digits and more, which a double does not hold. */
const LONG_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.]{15,}(?:e\+?\d+)?/gi

/** A whole number without its fraction of zeros and its exponent; undefined for any other. */
function getDigits(number: string): string | undefined {
  const [, sign, integer = '', fraction = '', exponent = 0] =
    /^(-?)(\d+)(?:\.(\d+?)0*)?(?:e\+?(\d{1,2}))?$/i.exec(number) ?? []
  const places = Number(exponent)
  const decimals = fraction.replace(/^0$/, '')
  return integer && decimals.length <= places ? sign + integer + decimals.padEnd(places, '0') : undefined
}

/**
 * Parses JSON; whole numbers beyond double precision, mostly ids, become strings. @throws
 * SyntaxError
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    /\d{16}/.test(text)
      ? text.replace(LONG_NUMBERS, (token) => {
          const digits = token[0] === '"' ? undefined : getDigits(token)
          return digits && !Number.isSafeInteger(Number(digits)) ? `"${digits}"` : token
        })
      : text,
  )

/** Parses the envelope, with `code` 0 for success; undefined if invalid. */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const body = parseJson(text) as Envelope | undefined
    if (!Number.isFinite(body?.code)) return undefined
    return { ...body, code: body!.code === SUCCESS_CODE ? 0 : body!.code || -1 }
  } catch {
    return undefined
  }
}

/** The value of the `authorization` header. */
export const formatAuthorization = (token: string) => AUTHORIZATION_SCHEME + token

/** Headers of every request. */
export function getHeaders(call: Call, token: string | undefined): Record<string, string> {
  return {
    client: getDevice(navigator),
    ...(token && { authorization: formatAuthorization(token) }),
    ...(getPayload(call) && { 'content-type': 'application/json' }),
  }
}

/**
 * Time limit of a request until the last byte: aborts with `leave`, or after 30 s. Call `end` when
 * the request is over.
 */
export function createTimeLimit(leave: AbortSignal | undefined) {
  const limit = new AbortController()
  const abortRequest = () => limit.abort()
  const timer = setTimeout(abortRequest, TIMEOUT_MS)
  leave?.addEventListener('abort', abortRequest)
  if (leave?.aborted) abortRequest()
  return {
    signal: limit.signal,
    /** Rejects on abort: a request of the <head> has no signal. */
    within: <T>(work: Promise<T>): Promise<T> =>
      Promise.race([
        work,
        new Promise<never>((_, reject) => {
          const rejectAborted = () => reject(new Error('aborted'))
          if (limit.signal.aborted) rejectAborted()
          limit.signal.addEventListener('abort', rejectAborted)
        }),
      ]),
    /** Stopped, by either. */
    isOver: () => limit.signal.aborted,
    end: () => clearTimeout(timer),
  }
}
