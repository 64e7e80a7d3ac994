import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const startService = () => {
  const { get, post, send } = startTest()
  const claim = async (key: string, prizeId: string) => {
    const body = { activityId: 'A1001', prizeId }
    const response = await send('POST', '/api/v1/activity/prize/receive', body, { 'idempotency-key': key })
    return (await response.json()) as { code: number }
  }
  const getDetail = async (token?: string) => (await get('/api/v1/activity/detail?activityId=A1001', token)).data
  return { post, send, claim, detail: getDetail }
}

test('a HEAD, by which a phone or a link checker only looks, signs nobody up', async () => {
  const { send, detail } = startService()
  const path = '/api/v1/activity/signUp?activityId=A1001'
  expect((await send('HEAD', path, undefined, { authorization: 'local-token-1004' })).status).toBe(405)
  expect(await detail('local-token-1004')).toMatchObject({ signUpStatus: 0, totalSignUpCount: 1286 })
})

test('award 0/1 → 2, the extra prize after it, each once', async () => {
  const { post, detail } = startService()
  const claimPrize = (prizeId: string) => post('/api/v1/activity/prize/receive', { activityId: 'A1001', prizeId })
  expect(await claimPrize('E1')).toMatchObject({ code: 1003, msg: '请先领取打卡奖品' })
  expect(await claimPrize('P3')).toMatchObject({ code: 1003, msg: '还没有达到解锁门槛' })
  expect(await claimPrize('P9')).toMatchObject({ code: 404 })
  expect(await claimPrize('P2')).toMatchObject({ code: 0 })
  expect(await detail()).toMatchObject({ awardStatus: 2 })
  expect(await claimPrize('P1')).toMatchObject({ code: 1002, msg: '奖品已领取' })
  expect(await claimPrize('E1')).toMatchObject({ code: 0 })
  expect(await claimPrize('E1')).toMatchObject({ code: 1002 })
})

test('a replay answers with the first result; the same key for another prize is refused', async () => {
  const { claim, detail } = startService()
  const first = await claim('key-claim-1', 'P1')
  expect(first.code).toBe(0)
  expect(await claim('key-claim-1', 'P1')).toEqual(first)
  expect((await claim('key-claim-1', 'P2')).code).toBe(409)
  expect(await detail()).toMatchObject({ awardStatus: 2 })
})

test('sign-up: once, for buyers only, not after the end; an address: once, for a claimed prize', async () => {
  const { get, post } = startTest()
  const signUp = (activityId: string, no: string) =>
    get(`/api/v1/activity/signUp?activityId=${activityId}`, `local-token-${no}`)
  expect(await signUp('A1001', '1004')).toMatchObject({ code: 0, data: true })
  expect(await signUp('A1001', '1004')).toMatchObject({ code: 1002, msg: '你已报名' })
  expect(await signUp('A1001', '1003')).toMatchObject({ code: 1003, msg: '仅限力量镜用户参加' })
  expect(await signUp('A1003', '1004')).toMatchObject({ code: 1003, msg: '活动已结束' })
  const to = { name: '林晓棠', mobile: '13800138000', roughAddress: '浙江省/杭州市/余杭区', detailAddress: '168 号' }
  const sendAddress = (activityId: string, no: string) =>
    post('/api/v1/activity/prize/addr', { ...to, activityId }, `local-token-${no}`)
  expect(await sendAddress('A1001', '1001')).toMatchObject({ code: 1003, msg: '请先领取奖品' })
  expect(await sendAddress('A1003', '1002')).toMatchObject({ code: 0 })
  expect(await sendAddress('A1003', '1002')).toMatchObject({ code: 1002 })
})
