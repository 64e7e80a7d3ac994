// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '#shared/api/call.ts'
import { fetchData } from '#shared/api/client.ts'
import { anything } from '#shared/api/fields.ts'
import { mutate } from '#shared/api/send-request.ts'
import { session } from '#shared/auth/session.ts'
import { type Answer, getErrorCode, service, setService } from './replies.ts'

// Services that answer HTTP 200 to everything and say by the code of the envelope what a status
// would say.

const detail: Call = { method: 'GET', path: 'api/detail' }
const confirm: Call = { method: 'POST', path: 'api/confirm', body: { no: 'R1' } }
const change = { createCall: () => confirm }
const CHANGE = { token: 'token' }
const createAnswer =
  (code: number, msg?: string): Answer =>
  () =>
    Response.json({ code, msg, data: null })

setService()
afterEach(() => {
  session.token = session.renewToken = undefined
})

test.for([
  [500, undefined, 'server: 操作失败'],
  [503, '系统升级中', 'server: 系统升级中'],
  [429, undefined, 'busy: 当前人数较多，请稍后重试'],
  [408, undefined, 'busy: 当前人数较多，请稍后重试'],
  [403, '仅群主可以查看', 'denied: 仅群主可以查看'],
  [404, undefined, 'refused: 内容不存在'],
  [410, '活动已下线', 'refused: 活动已下线'],
  [399, '记录不存在', 'denied: 记录不存在'],
  [1001, undefined, 'denied: 操作失败'],
  [600, '记录不存在', 'denied: 记录不存在'],
  [-500, '记录不存在', 'denied: 记录不存在'],
  [401, '请先登录', 'server: 服务开小差了，请稍后重试'],
] as const)('the code %i with the words %s is told as: %s', async ([code, msg, reported]) => {
  service.answers = [createAnswer(code, msg)]
  expect(await getErrorCode(fetchData(detail, anything))).toBe(reported)
  // It is an answer: nobody asks again by himself.
  expect(service.asked).toHaveLength(1)
})

test.for([
  ['a read', () => fetchData(detail, anything), true],
  ['a change', () => mutate(change, undefined, CHANGE), false],
] as const)(
  '%s refused with the code 401 goes out once more with another token, and no oftener',
  async ([, ask, isRead]) => {
    session.token = 'token'
    session.renewToken = vi.fn(async () => 'new')
    service.answers = [createAnswer(401), createAnswer(0)]
    expect(await getErrorCode(ask())).toBe('none')
    expect(session.renewToken).toHaveBeenCalledWith('token', isRead)
    expect(service.asked.map(({ headers }) => headers.authorization)).toEqual(['token', 'new'])

    session.token = 'token'
    service.asked.length = 0
    service.answers = [createAnswer(401, '请先登录')]
    expect(await getErrorCode(ask())).toBe('login: 登录已过期，请返回 App重新登录')
    expect(service.asked).toHaveLength(2)
  },
)

test('a code that is always a refusal renews no token', async () => {
  session.renewToken = vi.fn()
  service.answers = [createAnswer(401, '请先登录')]
  expect(await getErrorCode(mutate({ ...change, isCodeRefusal: true }, undefined, CHANGE))).toBe('refused: 请先登录')
  expect(session.renewToken).not.toHaveBeenCalled()
})
