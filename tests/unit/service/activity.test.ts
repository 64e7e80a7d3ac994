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
