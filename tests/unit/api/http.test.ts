// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '#shared/api/call.ts'
import { getCallKey } from '#shared/api/call.ts'
import { fetchData } from '#shared/api/client.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { anything } from '#shared/api/fields.ts'
import { RETRY_POLICY } from '#shared/api/retry-policy.ts'
import { object, type Schema } from '#shared/api/schema.ts'
import { mutate } from '#shared/api/send-request.ts'
import { type MutationContext, session } from '#shared/auth/session.ts'
import { renewToken } from '#shared/auth/verify-session.ts'
import { askToken } from '#shared/bridge/token.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { failRequest, getErrorCode, service, setService, skipPauses, waitForever } from './replies.ts'

vi.mock('#shared/bridge/token.ts', () => ({ askToken: vi.fn() }))

const detail: Call = { method: 'GET', path: 'api/detail', query: { no: 'R1' } }
const confirm: Call = { method: 'POST', path: 'api/confirm', body: { no: 'R1' } }
const change = { createCall: () => confirm }
const CHANGE: MutationContext = { token: 'token' }
/** A number and nothing else. */
const strict: Schema<number> = { kind: 'number', read: (value) => (typeof value === 'number' ? [value] : undefined) }
const Weight = object({ weight: strict })

const createJsonAnswer =
  (body: unknown, status = 200) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
const createOkAnswer = (data: unknown, msg = '') => createJsonAnswer({ code: 0, msg, data })
const createTruncatedAnswer = () =>
  new Response(
    new ReadableStream({
      start: (line) => line.enqueue(new TextEncoder().encode('{"code":0,')),
      pull: (line) => line.error(new TypeError('network error')),
    }),
  )

setService()
afterEach(() => {
  session.token = session.renewToken = session.verification = session.readable = undefined
  session.status = 'anonymous'
  pageGlobals.preload = {}
})

test('the page gets what the schema makes of the data', async () => {
  service.answers = [createOkAnswer({ weight: 57.8, extra: 'dropped' })]
  expect(await fetchData(detail, Weight)).toEqual({ weight: 57.8 })
  expect(service.asked[0]!.url).toBe('/api/detail?no=R1')
})

test('a question waits until the app has said who is there', async () => {
  session.readable = new Promise(() => {})
  expect(await Promise.race([getErrorCode(fetchData(detail, anything)), waitBriefly()])).toBe('waits')
  expect(service.asked).toEqual([])
})

test.for([
  ['a question', () => fetchData(detail, Weight)],
  ['a change', () => mutate(change, undefined, CHANGE)],
] as const)('%s follows no redirect and does not say from which page it comes', async ([, ask]) => {
  service.answers = [createOkAnswer({ weight: 57.8 })]
  await ask()
  expect(service.asked[0]!.rules).toEqual({
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    credentials: 'same-origin',
  })
})

test.for([
  ['HTTP 500', [createJsonAnswer({ code: 1, msg: '系统繁忙', data: null }, 500)], 'server: 系统繁忙'],
  ['HTTP 404 with words', [createJsonAnswer({ code: 1, msg: '内容不存在', data: null }, 404)], 'refused: 内容不存在'],
  ['a code other than 0', [createJsonAnswer({ code: 7, msg: '记录不存在', data: null })], 'denied: 记录不存在'],
  ['a code without words', [createJsonAnswer({ code: 7 })], 'denied: 操作失败'],
  ['a code with empty words', [createJsonAnswer({ code: 7, msg: ' ' })], 'denied: 操作失败'],
  ['a code with words of a program for none', [createJsonAnswer({ code: 7, msg: 'null' })], 'denied: 操作失败'],
  ['words in English', [createJsonAnswer({ code: 7, msg: 'Group not found' })], 'denied: Group not found'],
  [
    'words that are a stack',
    [createJsonAnswer({ code: 7, msg: 'TypeError: x\n at foo.js:12' })],
    'denied: TypeError: x at foo.js:12',
  ],
  ['words with markup', [createJsonAnswer({ code: 7, msg: '<b>不行</b>' })], 'denied: <b>不行</b>'],
  ['words without end', [createJsonAnswer({ code: 7, msg: '长'.repeat(61) })], `denied: ${'长'.repeat(59)}…`],
  ['broken JSON', [createJsonAnswer('{"code":0,')], 'server: 服务开小差了，请稍后重试'],
  ['HTML', [createJsonAnswer('<html>')], 'server: 服务开小差了，请稍后重试'],
  ['an empty body', [createJsonAnswer('')], 'server: 服务开小差了，请稍后重试'],
  ['another envelope', [createJsonAnswer({ status: 'ok' })], 'server: 服务开小差了，请稍后重试'],
  ['data of another shape', [createOkAnswer([])], 'server: 服务开小差了，请稍后重试'],
  ['a broken connection', [failRequest], 'network: 网络不给力，请检查网络'],
  [
    'an expired login, for a visitor who has nothing to log in to',
    [createJsonAnswer({}, 401)],
    'server: 服务开小差了，请稍后重试',
  ],
  [
    'no right, with a reason',
    [createJsonAnswer({ code: 403, msg: '仅群主可以查看', data: null }, 403)],
    'denied: 仅群主可以查看',
  ],
  ['no right', [createJsonAnswer({}, 403)], 'denied: 没有访问权限'],
  ['a question that it does not take', [createJsonAnswer({ code: 1, msg: 'Bad Request' }, 400)], 'denied: Bad Request'],
  ['such a question without words', [createJsonAnswer({}, 400)], 'denied: 请求有误'],
  ['a status that we have no text for', [createJsonAnswer('', 418)], 'denied: 操作失败'],
  ['HTTP 404', [createJsonAnswer('', 404)], 'refused: 内容不存在'],
  ['HTTP 410', [createJsonAnswer('', 410)], 'refused: 内容已失效'],
  ['HTTP 429', [createJsonAnswer('Too Many Requests', 429)], 'busy: 当前人数较多，请稍后重试'],
  ['HTTP 408', [createJsonAnswer('', 408)], 'busy: 当前人数较多，请稍后重试'],
  ['HTTP 429 with words', [createJsonAnswer({ code: 429, msg: '操作太频繁' }, 429)], 'busy: 操作太频繁'],
  [
    'English words of a broken service',
    [createJsonAnswer({ code: 1, msg: 'Service Unavailable' }, 503)],
    'server: Service Unavailable',
  ],
] as const)('%s is told in words', async ([, replies, text]) => {
  service.answers = replies
  expect(await skipPauses(() => getErrorCode(fetchData(detail, Weight)))).toBe(text)
})

test.for([
  ['broken JSON', createJsonAnswer('{')],
  ['a reply that breaks off', createTruncatedAnswer],
  ['data of another shape', createOkAnswer([])],
] as const)('a read is tried once more after %s', async ([, failure]) => {
  service.answers = [failure, createOkAnswer({ weight: 1 })]
  expect(await skipPauses(() => fetchData(detail, Weight))).toEqual({ weight: 1 })
  expect(service.asked).toHaveLength(2)
})

test.for([
  ['a broken connection', failRequest],
  ['HTTP 503', createJsonAnswer('', 503)],
  ['a reply that breaks off', createTruncatedAnswer],
  ['broken JSON', createJsonAnswer('{')],
] as const)('a change is never sent twice, not even after %s', async ([, failure]) => {
  service.answers = [failure, createOkAnswer({})]
  await expect(mutate(change, undefined, CHANGE)).rejects.toThrow(ServiceError)
  expect(service.asked).toHaveLength(1)
})

test('a refused token is renewed once, and the call sent again', async () => {
  session.token = 'old'
  session.renewToken = async (refused, isRead) => {
    expect([refused, isRead]).toEqual(['old', true])
    return 'new'
  }
  service.answers = [createJsonAnswer({}, 401), createOkAnswer({ weight: 1 })]
  expect(await fetchData(detail, Weight)).toEqual({ weight: 1 })
  expect(service.asked.map(({ headers }) => headers.authorization)).toEqual(['old', 'new'])
})

test('a read whose token was renewed is still tried once more after a failure, and no oftener', async () => {
  session.token = 'token'
  session.renewToken = async () => 'token'
  service.answers = [createJsonAnswer({}, 401), createJsonAnswer('', 502), createOkAnswer({ weight: 1 })]
  expect(await skipPauses(() => fetchData(detail, Weight))).toEqual({ weight: 1 })
  service.asked.length = 0
  RETRY_POLICY.latest = -Infinity
  service.answers = [createJsonAnswer({}, 401), createJsonAnswer('', 502)]
  expect(await skipPauses(() => getErrorCode(fetchData(detail, Weight)))).toBe('server: 服务开小差了，请稍后重试')
  expect(service.asked).toHaveLength(3)
})

test.for([
  ['a read', () => fetchData(detail, Weight), [waitForever], 1],
  ['the repeat of a read', () => fetchData(detail, Weight), [createJsonAnswer('', 500), waitForever], 2],
  ['a change', () => mutate(change, undefined, CHANGE), [waitForever], 1],
  [
    'a change whose reply stops half way',
    () => mutate(change, undefined, CHANGE),
    [() => new Response(new ReadableStream())],
    1,
  ],
] as const)('%s without an answer ends after 30 s and is not sent again', async ([, send, replies, times]) => {
  vi.useFakeTimers()
  try {
    service.answers = replies
    const reported = getErrorCode(send())
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await Promise.race([reported, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await reported).toBe('timeout: 网络较慢，请稍后重试')
    expect(service.asked).toHaveLength(times)
  } finally {
    vi.useRealTimers()
  }
})

test('a second refusal is the end, without a circle', async () => {
  session.token = 'token'
  session.renewToken = async () => 'token'
  service.answers = [createJsonAnswer({}, 401)]
  expect(await getErrorCode(fetchData(detail, Weight))).toBe('login: 登录已过期，请返回 App重新登录')
  expect(service.asked).toHaveLength(2)
})

test('a refused change is sent again only when the new token is the same member’s', async () => {
  const renew = vi.fn(async (_refused: string, isRead: boolean) => (isRead ? 'new' : undefined))
  session.renewToken = renew
  service.answers = [createJsonAnswer({}, 401), createOkAnswer({})]
  expect(await getErrorCode(mutate(change, undefined, CHANGE))).toBe('login: 登录已过期，请返回 App重新登录')
  expect(service.asked).toHaveLength(1)
  expect(renew).toHaveBeenCalledWith('token', false)

  session.renewToken = async () => 'new'
  service.answers = [createJsonAnswer({}, 401), createOkAnswer({})]
  expect(await getErrorCode(mutate(change, undefined, CHANGE))).toBe('none')
  expect(service.asked).toHaveLength(3)
})

test('a change carries the token of its tap, whatever the page has by now', async () => {
  session.token = 'A'
  const context = { token: session.token }
  session.token = 'B'
  service.answers = [createOkAnswer({})]
  await mutate(change, undefined, context)
  expect(service.asked[0]!.headers.authorization).toBe('A')
})

test('a page that is being left sends no change, and tells nobody what came of one', async () => {
  service.answers = [createOkAnswer({})]
  session.status = 'ended'
  expect(await Promise.race([getErrorCode(mutate(change, undefined, CHANGE)), waitBriefly()])).toBe('waits')
  expect(service.asked).toEqual([])
  session.status = 'active'
  service.answers = [
    () => {
      session.status = 'ended'
      return createOkAnswer({})()
    },
  ]
  for (const asking of [mutate(change, undefined, CHANGE), fetchData(detail, anything)])
    expect(await Promise.race([getErrorCode(asking), waitBriefly()])).toBe('waits')
})
const waitBriefly = () => new Promise((resolve) => setTimeout(() => resolve('waits'), 50))

test('while nobody knows who is there, the answer to a change waits', async () => {
  let message = () => {}
  session.verification = new Promise<void>((resolve) => {
    message = resolve
  })
  service.answers = [createOkAnswer({})]
  const reported = getErrorCode(mutate(change, undefined, CHANGE))
  expect(await Promise.race([reported, waitBriefly()])).toBe('waits')
  expect(service.asked).toHaveLength(1)
  message()
  expect(await reported).toBe('none')
})

test('without a member nobody is asked to sign in', async () => {
  session.renewToken = vi.fn()
  service.answers = [createJsonAnswer({}, 401)]
  await getErrorCode(fetchData(detail, Weight))
  expect(session.renewToken).not.toHaveBeenCalled()
})

test('a request that the head has sent already is picked up, once', async () => {
  service.answers = [createOkAnswer({ weight: 2 })]
  pageGlobals.preload = { 'GET /api/detail?no=R1 ': Promise.resolve(createOkAnswer({ weight: 1 })()) }
  expect(await fetchData(detail, Weight)).toEqual({ weight: 1 })
  expect(service.asked).toHaveLength(0)
  expect(await fetchData(detail, Weight)).toEqual({ weight: 2 })
})

test('member calls of the head that are refused, one after the other: the app is asked once, each call sent once more', async () => {
  const calls = [detail, { method: 'GET', path: 'api/other' }] as const
  session.token = 'old'
  session.renewToken = renewToken
  vi.mocked(askToken).mockResolvedValue('new')
  let refuseOther = (_: Response) => {}
  pageGlobals.preload = {
    [getCallKey(calls[0])]: Promise.resolve(createJsonAnswer({}, 401)()),
    [getCallKey(calls[1])]: new Promise((resolve) => (refuseOther = resolve)),
  }
  service.answers = [createOkAnswer({ weight: 1 })]
  const [first, other] = calls.map((call) => fetchData(call, Weight))
  expect(await first).toEqual({ weight: 1 })
  refuseOther(createJsonAnswer({}, 401)())
  expect(await other).toEqual({ weight: 1 })
  expect(askToken).toHaveBeenCalledTimes(1)
  expect(service.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/detail', 'new'],
    ['/api/other', 'new'],
  ])
})

test('leaving ends the request', async () => {
  const leave = new AbortController()
  service.answers = [waitForever]
  const reading = getErrorCode(fetchData(detail, Weight, leave.signal))
  leave.abort()
  expect(await reading).toBe('aborted: ')
})

test('a code may be a refusal as it is, and the message of a success is returned', async () => {
  service.answers = [createJsonAnswer({ code: 3, msg: '已领完', data: null })]
  expect(await getErrorCode(mutate({ ...change, isCodeRefusal: true }, undefined, CHANGE))).toBe('refused: 已领完')
  const withMessage = { ...change, parseReply: ({ message }: { message: string }) => message }
  service.answers = [createOkAnswer(null, '保存成功啦')]
  expect(await mutate(withMessage, undefined, CHANGE)).toBe('保存成功啦')
  service.answers = [createJsonAnswer({ code: 0, data: null })]
  expect(await mutate(withMessage, undefined, CHANGE)).toBe('')
})

test('an intent carries its key; a service that does not take it is sent none', async () => {
  service.answers = [createOkAnswer({})]
  await mutate(change, undefined, { ...CHANGE, idempotencyKey: 'k1' })
  expect(service.asked[0]!.headers['idempotency-key']).toBe('k1')
  service.asked.length = 0
  vi.resetModules()
  vi.doMock('#shared/core/config.ts', async (original) => ({
    ...(await original<typeof import('#shared/core/config.ts')>()),
    IDEMPOTENCY_HEADER: false,
  }))
  const { mutate: mutatePlain } = await import('#shared/api/send-request.ts')
  service.answers = [createOkAnswer({})]
  await mutatePlain(change, undefined, { ...CHANGE, idempotencyKey: 'k1' })
  expect(service.asked[0]!.headers).not.toHaveProperty('idempotency-key')
  vi.doUnmock('#shared/core/config.ts')
})
