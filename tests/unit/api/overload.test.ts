// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { share as course } from '#pages/courseSharing/share.ts'
import { share as pk } from '#pages/pkShare/share.ts'
import type { Call } from '#shared/api/call.ts'
import { fetchData } from '#shared/api/client.ts'
import type { ServiceError } from '#shared/api/errors.ts'
import { anything } from '#shared/api/fields.ts'
import { RETRY_POLICY } from '#shared/api/retry-policy.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { type Answer, failRequest, getErrorCode, service, setService, skipPauses, waitForever } from './replies.ts'

const [detail, other, third] = ['detail', 'other', 'third'].map(
  (name): Call => ({ method: 'GET', path: `api/${name}` }),
) as [Call, Call, Call]
const answerOk: Answer = () => Response.json({ code: 0 })
const answerStatus =
  (answerStatus: number, retryAfter?: string): Answer =>
  () =>
    new Response('', { status: answerStatus, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
const readDetail = (call = detail) => fetchData(call, anything)

setService()
afterEach(() => {
  pageGlobals.preload = {}
})

/** The pause of a read between its two attempts, in ms, and what is reported. */
async function measurePause(failure: Answer, chance = 0.5) {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  try {
    service.answers = [failure, answerOk]
    const reported = getErrorCode(readDetail())
    const start = performance.now()
    let repeated: number | undefined
    for (let step = 0; step < 100 && repeated === undefined; step++) {
      await vi.advanceTimersByTimeAsync(50)
      if (service.asked.length > 1) repeated = performance.now() - start
    }
    await vi.advanceTimersByTimeAsync(31_000)
    return [repeated, await reported] as const
  } finally {
    vi.mocked(Math.random).mockRestore()
    vi.useRealTimers()
  }
}

test.for([
  ['a broken service, at the earliest', answerStatus(500), 0, 300],
  ['a broken service, at the latest', answerStatus(502), 0.999, 1000],
  ['a broken line', failRequest, 0.5, 650],
  ['a service that has waited too long for the question', answerStatus(408), 0, 300],
  ['a service that names 2 s', answerStatus(429, '2'), 0, 2000],
  ['another one that names 2 s', answerStatus(503, '2'), 0.5, 2000],
] as const)('%s is asked once more after a while', async ([, failure, chance, pause]) => {
  const [repeated, reported] = await measurePause(failure, chance)
  expect(reported).toBe('none')
  expect(repeated).toBeGreaterThanOrEqual(pause)
  expect(repeated).toBeLessThan(pause + 100)
})

test.for([
  ['5 s', '5', 5000, '当前人数较多，请稍后重试'],
  ['a minute', '60', 60_000, '当前人数较多，请稍后重试'],
  ['a day', '86400', Infinity, '当前人数较多，请稍后再试'],
] as const)('a service that wants %s is not asked again by itself', async ([, retryAfter, wait, text]) => {
  service.answers = [answerStatus(429, retryAfter)]
  const error = await readDetail().catch((error: ServiceError) => error)
  expect(error).toMatchObject({ errorCode: 'busy', by: 'page', message: text })
  const { again } = error as ServiceError
  if (wait === Infinity) expect(again).toBe(Infinity)
  else expect(Math.abs(again! - performance.now() - wait)).toBeLessThan(1000)
  expect(service.asked).toHaveLength(1)
})

test.for([
  ['503', undefined],
  ['429', undefined],
  ['503 and no wait', '0'],
  ['503 and a time that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT'],
] as const)('a service that has too much to do is not asked again by itself: %s', async ([answer, retryAfter]) => {
  service.answers = [answerStatus(Number.parseInt(answer, 10), retryAfter)]
  expect(await getErrorCode(readDetail())).toMatch(/请稍后重试$/)
  expect(service.asked).toHaveLength(1)
})

test('a phone that says it has no line is asked like any other: some always say so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    service.answers = [failRequest, answerOk]
    expect(await skipPauses(() => getErrorCode(readDetail()))).not.toMatch(/^network/)
    expect(service.asked).toHaveLength(2)
  } finally {
    vi.restoreAllMocks()
  }
})

test('a page repeats one answer of a broken service, whichever call it was, and another one half a minute later', async () => {
  service.answers = [answerStatus(500)]
  const askAll = () =>
    Promise.all([getErrorCode(readDetail()), getErrorCode(readDetail(other)), getErrorCode(readDetail(third))])
  await skipPauses(askAll)
  expect(service.asked).toHaveLength(4)
  RETRY_POLICY.latest -= 30_000
  await skipPauses(() => getErrorCode(readDetail()))
  expect(service.asked).toHaveLength(6)
})

test('a line that breaks under all calls of a page at once: each comes back by itself', async () => {
  service.answers = [failRequest, failRequest, failRequest, answerOk]
  const reported = await skipPauses(() =>
    Promise.all([getErrorCode(readDetail()), getErrorCode(readDetail(other)), getErrorCode(readDetail(third))]),
  )
  expect(reported).toEqual(['none', 'none', 'none'])
  expect(service.asked).toHaveLength(6)
})

/** A reply that stops behind its first bytes: for good, or with a blank a second. */
const createStallingResponse = (everyMs?: number) =>
  new Response(
    new ReadableStream({
      start: (line) => line.enqueue(new TextEncoder().encode('{"code":0,')),
      pull: (line) =>
        everyMs
          ? new Promise<void>((resolve) =>
              setTimeout(() => {
                line.enqueue(new TextEncoder().encode(' '))
                resolve()
              }, everyMs),
            )
          : new Promise<void>(() => {}),
    }),
  )

test.for([
  ['a reply that the head has asked for and that stalls', undefined, true],
  ['one that drips', 1000, true],
  ['a reply that stalls', undefined, false],
  ['another that drips', 1000, false],
] as const)('%s ends after 30 s', async ([, everyMs, isEarly]) => {
  vi.useFakeTimers()
  try {
    service.answers = [() => createStallingResponse(everyMs)]
    if (isEarly) pageGlobals.preload = { 'GET /api/detail ': Promise.resolve(createStallingResponse(everyMs)) }
    const reported = getErrorCode(readDetail())
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await Promise.race([reported, 'waits'])).toBe('timeout: 网络较慢，请稍后重试')
    expect(service.asked).toHaveLength(isEarly ? 0 : 1)
  } finally {
    vi.useRealTimers()
  }
})

test('a read and its repeat have one limit together', async () => {
  vi.useFakeTimers()
  try {
    service.answers = [
      () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('reset')), 20_000)),
      waitForever,
    ]
    const reported = getErrorCode(readDetail())
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await Promise.race([reported, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(2500)
    expect(await Promise.race([reported, 'waits'])).toBe('timeout: 网络较慢，请稍后重试')
    expect(service.asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test.for([
  ['courseSharing', course.preload!({ courseNo: 'C1001', type: '1' })],
  ['pkShare', pk.preload!({ pkNo: 'P1', userNo: '1001' })],
] as const)(
  'an opening of /%s asks a service that has too much to do no oftener than a good one',
  async ([, queries]) => {
    const calls = queries.flatMap(({ calls }) => calls)
    service.answers = [answerStatus(503)]
    await Promise.all(calls.map((call) => getErrorCode(readDetail(call))))
    expect(service.asked).toHaveLength(calls.length)
  },
)
