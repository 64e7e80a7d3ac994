import { beforeAll, beforeEach, vi } from 'vitest'
import type { ServiceError } from '#shared/api/errors.ts'
import { RETRY_POLICY } from '#shared/api/retry-policy.ts'

export type Answer = (signal?: AbortSignal | null) => Response | Promise<Response>

/** What the service answers, one by one; the last answer stays. What it was asked. */
export const service = {
  answers: [] as readonly Answer[],
  asked: [] as { url: string; headers: Record<string, string>; rules: RequestInit }[],
}

/** Call at the top of a file: calls of the page go to `service`. */
export function setService() {
  // It comes by the clock of the machine, not by that of a test.
  beforeAll(() => import('#shared/api/send-request.ts'))
  beforeEach(() => {
    service.asked.length = 0
    RETRY_POLICY.latest = -Infinity
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
      const isRequest = input instanceof Request
      const headers = isRequest ? Object.fromEntries(input.headers) : (init.headers as Record<string, string>)
      const { redirect, referrerPolicy, credentials } = isRequest ? input : init
      const rules = { redirect, referrerPolicy, credentials }
      service.asked.push({ url: isRequest ? new URL(input.url).pathname : input, headers, rules })
      const [answer, ...rest] = service.answers
      if (rest.length) service.answers = rest
      return answer!(isRequest ? input.signal : init.signal)
    })
  })
}

export const waitForever: Answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
export const failRequest: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** The error code that a page gets for a failed call. */
export const getErrorCode = (asking: Promise<unknown>) =>
  asking.then(
    () => 'none',
    ({ errorCode, message }: ServiceError) => `${errorCode}: ${message}`,
  )

/** What comes of an asking whose pauses pass at once. */
export async function skipPauses<T>(ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers()
  try {
    const asking = ask()
    await vi.advanceTimersByTimeAsync(2000)
    return await asking
  } finally {
    vi.useRealTimers()
  }
}
