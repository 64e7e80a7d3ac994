import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const { get, post } = startTest()
const november = { startDay: '2026-11-01', endDay: '2026-11-30' }
const getRanking = (groupId: string, userNo: string, rest: object = { targetType: '1', ...november }) =>
  post('/api/v1/visitor/group/ranking/list', { groupId, userNo, ...rest }, '')

test.for([
  ['G1', 28, 4],
  ['G2', 1, 1],
  ['G3', 2, 2],
  ['G4', 3, 3],
  ['G5', 5, 4],
  ['G200', 200, 4],
] as const)('invitation to %s: %i members, %i pictures', async ([groupId, memberNum, pictures]) => {
  const { code, data } = await get(`/api/v1/visitor/group/detail?groupId=${groupId}&userNo=1001`, '')
  expect(code).toBe(0)
  expect(data.groupInfo).toMatchObject({ memberNum })
  expect(data.groupInfo.avatarList).toHaveLength(pictures)
  expect(data.userInfo).toEqual({ avatar: '/local/img/avatar/f-xiaotang.svg', nickName: '晓棠' })
})

test.for([
  ['no such group', 'G9', '1001', '群组不存在或已解散'],
  ['somebody else', 'G2', '1002', '该成员不在群组中'],
])('%s: the reply lacks what the page needs and says why', async ([, groupId, userNo, msg]) => {
  const invite = await get(`/api/v1/visitor/group/detail?groupId=${groupId}&userNo=${userNo}`, '')
  expect(invite).toMatchObject({ code: 0, data: { userInfo: null, msg } })
  expect((await getRanking(groupId!, userNo!)).data).toMatchObject({ userInfo: null, msg })
})

test('everybody has a place; equal values share one; friends left behind are those below', async () => {
  const { data } = await getRanking('G200', '1001', { targetType: '0', startDay: '2026-11-18', endDay: '2026-11-20' })
  expect(data.rankings).toHaveLength(200)
  for (const { serial, statisticValue } of data.rankings) {
    expect(serial).toBe(
      1 + data.rankings.filter((item: { statisticValue: number }) => item.statisticValue > statisticValue).length,
    )
  }
  const behind = data.rankings.filter((item: { serial: number }) => item.serial > data.userInfo.ranking)
  expect(data.userInfo.overUserCount).toBe(behind.length)
  expect(data.userInfo.overUserAvatars).toHaveLength(Math.min(5, behind.length))
})

test.for([
  ['startDay', { startDay: '2026-02-32' }, '参数有误：开始日期格式不正确'],
  ['endDay', { endDay: '20261101' }, '参数有误：结束日期格式不正确'],
  ['targetType', { targetType: 'x' }, '参数有误：统计类型不正确'],
] as const)('a bad %s is refused', async ([, bad, msg]) => {
  expect(await getRanking('G1', '1001', { targetType: '1', ...november, ...bad })).toMatchObject({ status: 400, msg })
})

test('a report splits its group in two', async () => {
  const getReport = async (query: string) =>
    (await get(`/api/user/message/visitor/group/sportReport/1${query}`, '')).data.userRankingList
  const [met, missed, all] = [
    await getReport('?meetStandardCondition=1'),
    await getReport('?meetStandardCondition=0'),
    await getReport(''),
  ]
  expect(met.length + missed.length).toBe(28)
  expect(all).toHaveLength(28)
  expect(met.every((item: { meetStandardCount: number }) => item.meetStandardCount >= 4)).toBe(true)
  const days = met.map((item: { meetStandardCount: number }) => item.meetStandardCount)
  // As many days, the same place.
  expect(met.map((item: { ranking: number }) => item.ranking)).toEqual(
    days.map((count: number) => 1 + days.indexOf(count)),
  )
})

test('no such report', async () => {
  const reply = await get('/api/user/message/visitor/group/sportReport/9', '')
  expect(reply).toMatchObject({ code: 404, msg: '报告不存在或已过期' })
})
