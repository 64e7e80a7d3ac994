import { describe, expect, test } from 'vitest'
import { selectAll } from '#scripts/local-service/query.ts'
import { startTest } from './ask.ts'

const createToken = (memberNo: string) => `local-token-${memberNo}`
const A1001 = { activityId: 'A1001' }
const ADDRESS = {
  name: '林晓棠',
  mobile: '13800138000',
  roughAddress: '浙江省/杭州市/余杭区',
  detailAddress: '五常大道 168 号',
}

const startService = () => {
  const { db, get, post, send } = startTest()
  const sendWithKey = async (method: string, path: string, key: string, body?: object, memberNo = '1001') => {
    const headers = { authorization: createToken(memberNo), 'idempotency-key': key }
    return (await send(method, path, body, headers)).json() as Promise<{ code: number; msg: string; data: unknown }>
  }
  const getDetail = async (activityId: string, memberNo = '1001') =>
    (await get(`/api/v1/activity/detail?activityId=${activityId}`, createToken(memberNo))).data
  return { db, get, post, send, withKey: sendWithKey, detail: getDetail }
}

describe('sign-up', () => {
  test('once, for buyers only, not after the end', async () => {
    const { get, detail } = startService()
    const signUp = (activityId: string, memberNo: string) =>
      get(`/api/v1/activity/signUp?activityId=${activityId}`, createToken(memberNo))
    expect(await signUp('A1001', '1004')).toMatchObject({ code: 0, data: true })
    expect(await detail('A1001', '1004')).toMatchObject({ signUpStatus: 1, awardStatus: 0, totalSignUpCount: 1287 })
    expect(await signUp('A1001', '1004')).toMatchObject({ code: 1002, msg: '你已报名' })
    expect(await signUp('A1001', '1003')).toMatchObject({ code: 1003, msg: '仅限力量镜用户参加' })
    expect(await signUp('A1003', '1004')).toMatchObject({ code: 1003, msg: '活动已结束' })
    expect(await signUp('A9', '1004')).toMatchObject({ code: 404 })
    expect(await detail('A1003', '1004')).toMatchObject({ signUpStatus: 0 })
  })

  test('a HEAD, by which a phone or a link checker only looks, signs nobody up', async () => {
    const { send, detail } = startService()
    const path = '/api/v1/activity/signUp?activityId=A1001'
    expect((await send('HEAD', path, undefined, { authorization: createToken('1004') })).status).toBe(405)
    expect(await detail('A1001', '1004')).toMatchObject({ signUpStatus: 0, totalSignUpCount: 1286 })
  })
})

describe('claim', () => {
  test('award 0/1 → 2, the extra prize after it, each once', async () => {
    const { post, detail } = startService()
    const claimPrize = (prizeId: string) => post('/api/v1/activity/prize/receive', { ...A1001, prizeId })
    expect(await claimPrize('E1')).toMatchObject({ code: 1003, msg: '请先领取打卡奖品' })
    expect(await claimPrize('P3')).toMatchObject({ code: 1003, msg: '还没有达到解锁门槛' })
    expect(await claimPrize('P9')).toMatchObject({ code: 404 })
    expect(await claimPrize('P2')).toMatchObject({ code: 0 })
    expect(await detail('A1001')).toMatchObject({ awardStatus: 2 })
    expect(await claimPrize('P1')).toMatchObject({ code: 1002, msg: '奖品已领取' })
    expect(await claimPrize('E1')).toMatchObject({ code: 0 })
    expect(await claimPrize('E1')).toMatchObject({ code: 1002 })
    expect(await detail('A1001')).toMatchObject({ awardStatus: 2 })
  })

  test.for([
    ['A1001', 'P1', '1004', '请先报名参加活动'],
    ['A1004', 'P2', '1004', '存在虚假打卡，领奖资格已取消'],
    ['A1003', 'P2', '1005', '活动已结束'],
    ['A1002', 'P1', '1001', '活动尚未开始'],
  ] as const)('%s %s by %s: %s', async ([activityId, prizeId, memberNo, msg]) => {
    const { post, detail } = startService()
    const before = await detail(activityId, memberNo)
    const reply = await post('/api/v1/activity/prize/receive', { activityId, prizeId }, createToken(memberNo))
    expect(reply).toMatchObject({ code: 1003, msg })
    expect(await detail(activityId, memberNo)).toEqual(before)
  })

  test('a replay answers with the first result; the same key for another prize is refused', async () => {
    const { withKey, detail } = startService()
    const claimPrize = (prizeId: string) =>
      withKey('POST', '/api/v1/activity/prize/receive', 'key-claim-1', { ...A1001, prizeId })
    const first = await claimPrize('P1')
    expect(first.code).toBe(0)
    expect(await claimPrize('P1')).toEqual(first)
    expect((await claimPrize('P2')).code).toBe(409)
    expect(await detail('A1001')).toMatchObject({ awardStatus: 2 })
  })
})

describe('address', () => {
  const sendAddress = (
    post: ReturnType<typeof startService>['post'],
    activityId: string,
    change: object = {},
    memberNo = '1001',
  ) => post('/api/v1/activity/prize/addr', { ...ADDRESS, activityId, ...change }, createToken(memberNo))

  test('award 2 → 3, once, also after the end', async () => {
    const { post, detail, db } = startService()
    expect(await sendAddress(post, 'A1001')).toMatchObject({ code: 1003, msg: '请先领取奖品' })
    expect(await sendAddress(post, 'A1003', {}, '1002')).toMatchObject({ code: 0 })
    expect(await detail('A1003', '1002')).toMatchObject({ awardStatus: 3 })
    expect(await sendAddress(post, 'A1003', { name: '别人' }, '1002')).toMatchObject({ code: 1002 })
    const rows = selectAll(db, "SELECT name FROM activity_address WHERE activityId = 'A1003' AND memberNo = '1002'")
    expect(rows).toEqual([{ name: '林晓棠' }])
  })

  test.for([
    [{ name: ' ' }, '请填写收货人'],
    [{ name: '一二三四五六七八九十多' }, '收货人最多 10 个字'],
    [{ mobile: '1380013800' }, '手机号格式不正确'],
    [{ roughAddress: '浙江省/杭州市' }, '省/市/区格式不正确'],
    [{ detailAddress: '路'.repeat(31) }, '详细地址最多 30 个字'],
  ] as const)('%o is refused', async ([change, text]) => {
    const { post } = startService()
    const reply = await sendAddress(post, 'A1004', change)
    expect(reply).toMatchObject({ status: 400, msg: `参数有误：${text}` })
  })
})
