import type { RequestError } from '#shared/core/request-error.ts'
import { getServerTime } from './server-clock.ts'

/** Longest delay of an automatic or a manual retry, in milliseconds. */
const WAIT_MS = 60_000
const PATIENCE_MS = 3000
/**
 * A page retries one error reply in this time, whichever call it was. Network errors are not
 * counted: a change of network fails all calls at once.
 */
const EVERY_MS = 30_000
/** A repeat comes 0.3–1 s behind the failure, so that those of many pages do not come at once. */
const MIN_MS = 300
const SPREAD_MS = 700

/** What this page has used of that, by `performance.now()`. */
export const RETRY_POLICY = { latest: -Infinity }

/**
 * Earliest time of a retry, as in `RequestError.again`. @param header Retry-After: seconds or a
 * date
 */
export function parseRetryAfter(header: string | null): number | undefined {
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header!) - getServerTime() : seconds * 1000
  if (!(wait > 0)) return undefined
  return wait > WAIT_MS ? Infinity : performance.now() + wait
}

/** Delay before a failed read is retried, in milliseconds; undefined: no retry. */
export function getRetryDelay({ errorCode, again = 0 }: RequestError): number | undefined {
  const now = performance.now()
  const wait = again - now
  if (wait > PATIENCE_MS) return undefined
  if (errorCode === 'server' || errorCode === 'busy') {
    if (now - RETRY_POLICY.latest < EVERY_MS) return undefined
    RETRY_POLICY.latest = now
  } else if (errorCode !== 'network') return undefined
  return Math.max(wait, MIN_MS + Math.random() * SPREAD_MS)
}
