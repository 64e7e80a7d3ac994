import { type Call, getPath, getPayload } from '#shared/api/call.ts'
import type { Device } from '#shared/api/device.ts'
import { parseEnvelope } from '#shared/api/reply.ts'

/** An answer of the service, as it came. */
export interface CachedReply {
  /**
   * The whole envelope, for the page; '' where it is too long to go along, so that the page asks
   * for it itself.
   */
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
export function getServiceDate({ date, at }: CachedReply, now: number): string {
  const then = Date.parse(date)
  return Number.isNaN(then) ? '' : new Date(then + now - at).toUTCString()
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/**
 * Maximum lengths: a longer reply is not inlined, and the page fetches it; above MAX_CHARACTERS it
 * is rejected.
 */
const MAX_INLINE_CHARACTERS = 64_000
const MAX_CHARACTERS = 2_000_000
const MAX_RETRY_AFTER_MS = 60_000

/** The service is busy or broken, which says nothing about what was asked. */
const isBusy = (code: unknown) =>
  code === 408 || code === 429 || (typeof code === 'number' && code >= 500 && code < 600)

/** A refusal that does not mean 404: the page sends the request itself. */
const isClosed = (code: unknown) => code !== 0 && code !== 404 && code !== 410

/** What the service did not answer. */
export class RequestError extends Error {
  override name = 'RequestError'
  /** When to ask again, ms; 0 where the service does not say. */
  readonly retryMs: number
  constructor(message: string, retryAfter?: string | null) {
    super(message)
    this.retryMs = Math.min((Number(retryAfter) || 0) * 1000, MAX_RETRY_AFTER_MS)
  }
}

/**
 * Calls the service once, without identifying the visitor.
 * @param client the visitor's device
 * @returns null when the item does not exist; undefined for a refusal or a reply that is too long
 * @throws when the service fails, times out, redirects or sends no envelope
 */
export async function fetchReply(
  call: Call,
  client: Device,
  fetch: Fetch,
  timeoutMs: number,
): Promise<{ reply: Omit<CachedReply, 'at'> | null | undefined; characters: number }> {
  const body = getPayload(call)
  const response = await fetch(getPath(call), {
    method: call.method,
    headers: { client, ...(body && { 'content-type': 'application/json' }) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
    // As the pages do; Workers know no `error`.
    redirect: 'manual',
  })
  const { ok, status, headers } = response
  const text = await response.text()
  if (isBusy(status) || (!ok && status < 400)) throw new RequestError(`service: ${status}`, headers.get('retry-after'))
  if (text.length > MAX_CHARACTERS) return { reply: undefined, characters: 0 }
  const envelope = parseEnvelope(text)
  // A gateway answers in words of its own.
  if (!envelope && (ok || !text.trimStart().startsWith('{'))) throw new RequestError('service: no envelope')
  if (isBusy(envelope?.code)) throw new RequestError(`service: ${envelope?.code}`, headers.get('retry-after'))
  if (isClosed(ok ? envelope!.code : status)) return { reply: undefined, characters: 0 }
  const isRefusal = !ok || envelope?.code !== 0
  // Pages read a refusal by its envelope.
  if (isRefusal && !(typeof envelope?.code === 'number' && envelope.code)) return { reply: null, characters: 0 }
  const isLong = text.length > MAX_INLINE_CHARACTERS
  const reply = {
    text: isLong ? '' : text,
    isRefusal,
    date: headers.get('date') ?? '',
    data: isRefusal ? undefined : envelope?.data,
  }
  return { reply, characters: text.length }
}
