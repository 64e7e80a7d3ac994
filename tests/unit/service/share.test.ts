import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { COURSES } from '#scripts/local-service/areas/course.ts'
import { NOW, SHELL, startTest } from './ask.ts'

const { get, post } = startTest(undefined, () => {})
const getPk = (pkNo: string, userNo = '1001') => post('/pk/multi-person-pk/getPkDetail', { pkNo, userNo }, '')

test.for([
  ['P2', '12'],
  ['P3', null],
  ['P4', 0],
  ['P5', 12345],
] as const)('challenge %s: place %o, as it is stored', async ([pkNo, rank]) => {
  expect((await getPk(pkNo)).data).toEqual({ userName: '晓棠', userAvatar: '/local/img/avatar/f-xiaotang.svg', rank })
})

test('an unknown challenge, workout: a success without what the page needs', async () => {
  expect(await getPk('P9')).toMatchObject({ code: 0, data: { userName: null, msg: '没有找到这场PK' } })
  expect(await get('/api/sportData/visitor/detail?userSportNo=S9', '')).toMatchObject({
    code: 0,
    data: { msg: '运动记录不存在' },
  })
})

test('a workout, whole and for visitors', async () => {
  expect((await get('/api/sportData/visitor/detail?userSportNo=S1', '')).data).toEqual({
    courseName: '杠铃力量进阶 · 下肢',
    userNickname: '晓棠',
    userAvatar: '/local/img/avatar/f-xiaotang.svg',
    calorie: 287,
    duration: 46,
    heartRate: 131,
    score: 88,
    weight: 4260,
    trainTime: '2026-11-20 06:42:10',
  })
})

const getSignature = (url: string) => get(`/api/public/getShareUrl?httpUrl=${encodeURIComponent(url)}`, '')

test('a page is signed as WeChat checks it: decoded once, without its fragment', async () => {
  const url = `${SHELL}/pkShare?pkNo=P1&userNo=1001&from=singlemessage&x=%2520`
  const { data } = await getSignature(`${url}#top`)
  const { appId, nonceStr, timestamp, signature } = data
  expect({ appId, timestamp }).toEqual({ appId: 'wx0000000000local', timestamp: NOW / 1000 })
  const text = `jsapi_ticket=local-jsapi-ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  expect(signature).toBe(createHash('sha1').update(text).digest('hex'))
})

test.for([
  ['https://example.com/pkShare', 200, 1003],
  ['http://127.0.0.1.evil.com:4173/', 200, 1003],
  ['not an address', 400, 400],
  ['', 400, 400],
] as const)('%s is not signed', async ([url, status, code]) => {
  expect(await getSignature(url)).toMatchObject({ status, code, data: null })
})

test.for(COURSES.map(({ courseNo }) => courseNo))('course %s is open to visitors, whole', async (courseNo) => {
  const { code, data } = await post('/api/course/share', { courseNo, type: '1' }, '')
  const { courseNo: _, ...share } = COURSES.find((item) => item.courseNo === courseNo)!
  expect(code).toBe(0)
  expect(data).toEqual(share)
})

test('no such course', async () => {
  const reply = await post('/api/course/share', { courseNo: 'C9' })
  expect(reply).toMatchObject({ status: 200, code: 404, msg: '课程不存在或已下架', data: null })
})

test('column detail: the same for members and visitors, the member one behind the token', async () => {
  const inside = await get('/api/column/detail?columnId=L1001')
  const outside = await get('/api/column/visitor/detail?columnId=L1001', '')
  expect(outside.data).toEqual(inside.data)
  expect(inside.data.courseList.map((item: { status: number }) => item.status)).toEqual([0, 0, 1, 1])
  expect((await get('/api/column/detail?columnId=L1001', '')).status).toBe(401)
  expect(await get('/api/column/detail?columnId=L9')).toMatchObject({ code: 404, msg: '专栏不存在或已下架' })
})
