// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { createActivityQuery, EXTRA_PRIZE_QUERY, signUp } from '#shared/api/activity.ts'
import { createCourseQuery } from '#shared/api/course.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { richText } from '#shared/api/fields.ts'
import { createPkQuery } from '#shared/api/pk.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { mutate } from '#shared/api/send-request.ts'
import { getSignature } from '#shared/api/wechat.ts'
import { saveWeight } from '#shared/api/weight.ts'
import { getErrorCode } from './replies.ts'

/** The body of the next reply. */
let body: object
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 200 })))

test.for([
  [true, true],
  [1, true],
  [null, false],
  [false, false],
  [0, false],
  ['', false],
] as const)('signing up is answered with the data %j: signed up is %s', async ([data, isIn]) => {
  body = { code: 0, msg: 'ok', data }
  const signedUp = mutate(signUp, { activityId: 'A1' }, { token: 'T' })
  expect(await getErrorCode(signedUp)).toBe(isIn ? 'none' : 'refused: 报名失败，请稍后再试')
})

test('the first reply with rich text loads what reads it', async () => {
  body = { code: 0, data: { name: '燃脂', content: '每天 10 分钟' } }
  expect((await fetchQuery(createCourseQuery('C1', '1'))).content).toBe('每天 10 分钟')
  expect(richText.toPlainLines).toBeUndefined()
  body = { code: 0, data: { name: '燃脂', content: '<p>第一段</p><p>第二段</p>' } }
  expect((await fetchQuery(createCourseQuery('C1', '1'))).content).toBe('第一段\n第二段')
})

test('a refused sign-up says why', async () => {
  body = { code: 4, msg: '仅限力量镜用户参加', data: true }
  const refused = mutate(signUp, { activityId: 'A1' }, { token: 'T' })
  await expect(refused).rejects.toBeInstanceOf(ServiceError)
  await expect(refused).rejects.toThrow('仅限力量镜用户参加')
})

test.for([
  ['保存成功啦', '保存成功啦'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [200, ''],
  ['200', ''],
  [true, ''],
  ['好'.repeat(61), `${'好'.repeat(59)}…`],
  ['<b>ok</b>', '<b>ok</b>'],
  ['Saved', 'Saved'],
] as const)('the success message %j is shown as “%s”, and nothing makes a failure of it', async ([msg, text]) => {
  body = { code: 0, msg, data: null }
  expect(await mutate(saveWeight, 61.5, { token: 'T' })).toBe(text)
})

test.for([
  [7, '挑战不存在', null, '挑战不存在'],
  [0, '操作成功', { msg: '挑战已解散' }, '挑战已解散'],
  [0, '操作成功', null, '查询失败'],
] as const)('code %i, msg %s, data %j: a visitor reads %s', async ([code, msg, data, text]) => {
  body = { code, msg, data }
  await expect(fetchQuery(createPkQuery('P1', 'U1'))).rejects.toThrow(text)
})

test.for([
  [{ activityStatus: 1 }, 1],
  [{ endTime: '2026-09-07 23:59:59' }, undefined],
] as const)('a campaign of which %o is known is one', async ([data, stage]) => {
  body = { code: 0, data }
  expect((await fetchQuery(createActivityQuery('A1'))).activityStatus).toBe(stage)
})

test('a campaign without stage and end is refused', async () => {
  body = { code: 0, data: { image: 'a.png' } }
  await expect(fetchQuery(createActivityQuery('A1'))).rejects.toThrow('查询失败')
})

test.for([null, {}, { prizeValue: 59 }])(
  'an extra prize of %j is none, and no failure to ask once more for',
  async (data) => {
    body = { code: 0, msg: 'ok', data }
    expect(await fetchQuery(EXTRA_PRIZE_QUERY)).toBe(undefined)
  },
)

const SIGNED = { appId: 'wx1', timestamp: 1_795_000_000, nonceStr: 'n', signature: 's' }
test.for(['appId', 'timestamp', 'nonceStr', 'signature'] as const)(
  'a signature for WeChat without its %s is none',
  async (field) => {
    body = { code: 0, data: SIGNED }
    expect(await getSignature('https://h5.example.com/')).toEqual(SIGNED)
    body = { code: 0, data: { ...SIGNED, [field]: undefined } }
    expect(await getSignature('https://h5.example.com/')).toBe(undefined)
  },
)
