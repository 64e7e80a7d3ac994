import { expect, test } from 'vitest'
import { METRICS, SEGMENTS } from '#scripts/local-service/scale/records.ts'
import { type Loose, startTest } from './ask.ts'

const CHEN = 'local-token-1002'
const NEW = 'local-token-1003'
const BARE = 'local-token-1006'
const DETAIL = '/api/user-scale/v1/fitnessData'

const { get, post } = startTest()

test('date list: one row a day, oldest first, each opens', async () => {
  const { recordList } = (await get('/api/user-scale/v1/list')).data
  const dates = recordList.map(({ date }: Loose) => date)
  expect(dates).toEqual([...new Set(dates)].sort())
  expect(dates[0]).toBe('2025-09-21')
  expect(dates[dates.length - 1]).toBe('2026-11-19')
  const { no } = recordList[100]
  expect((await post(`${DETAIL}?no=${no}`)).data).toMatchObject({ no, date: expect.stringContaining(dates[100]) })
})

test('detail: the newest record without a number, every field', async () => {
  const { data } = await post(DETAIL)
  expect((await post(`${DETAIL}?no=`)).data).toEqual(data)
  expect((await post(`${DETAIL}?no=a%20b`)).msg).toBe('参数有误：记录编号格式不正确')
  expect(data).toMatchObject({
    scaleType: 0,
    date: expect.stringMatching(/^2026-11-19 \d\d:\d\d:\d\d$/),
    unconfirmedCount: 3,
    targetWeight: 54,
    bt: '匀称型',
    btCode: 5,
    bodilyForm: { code: 5, name: '匀称型', intro: expect.any(String) },
    scoreAnalysis: expect.stringMatching(/。$/),
    weightStandard: { weightMin: 40, weightMax: 80, weightStandardLeft: 50.9, weightStandardRight: 68.9 },
  })
  for (const metric of METRICS) {
    expect(Object.keys(data[metric]), metric).toEqual(['value', 'trend', 'changeValue', 'rateCode'])
    expect([null, 0, 1, 2], metric).toContain(data[metric].rateCode)
  }
  for (const part of SEGMENTS) {
    const { muscleOrFatMass, muscleOrFatRate, rateCode } = data[part]
    expect(muscleOrFatMass, part).toBeGreaterThan(0)
    expect(muscleOrFatRate, part).toBeGreaterThan(0)
    expect([-1, 0, 1], part).toContain(rateCode)
  }
  for (const item of [data.muscleItem, data.fatItem]) {
    expect(Object.keys(item)).toEqual(['upperLimbRate', 'bodyRate', 'lowerLimbRate', 'intro'])
  }
})

test('detail: a new member gets the count and nothing else', async () => {
  expect((await post(DETAIL, {}, NEW)).data).toEqual({ unconfirmedCount: 0 })
  expect((await get('/api/user-scale/v1/list', NEW)).data).toEqual({ recordList: [] })
})

test('detail: what is not known is null', async () => {
  const { data } = await post(DETAIL, {}, BARE)
  expect(METRICS.every((metric) => data[metric] === null)).toBe(true)
  expect(data).toMatchObject({ bt: null, bodilyForm: null, score: null, scoreAnalysis: null, targetWeight: null })
})

test.for([
  ['R9', undefined],
  ['R1001-20261120-0812', undefined],
  ['R1001-20261119-0735', CHEN],
] as const)('detail of %s by %s: unknown, still pending, somebody else’s', async ([no, token]) => {
  expect(await post(`${DETAIL}?no=${no}`, {}, token)).toMatchObject({ status: 200, code: 404, msg: '记录不存在' })
})

test('analysis: newest first, rated, with changes', async () => {
  const { items, changeWeek, changeMonth, changeThreeMonth } = (
    await post('/api/user-scale/v2/data', { type: 1, dimension: 0 })
  ).data
  expect(items).toHaveLength(368)
  const dates = items.map(({ date }: Loose) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(items[0]).toEqual({
    value: items[0].weight,
    rate: expect.any(Number),
    weight: 58.2,
    fatMass: expect.any(Number),
    muscleRate: expect.any(Number),
    scaleType: 0,
    muscleMass: 41,
    proteinMassMin: 8.1,
    proteinMassMax: 9.8,
    bodilyForm: { bmi: 21.4, code: 5 },
    date: expect.stringContaining('2026-11-19'),
  })
  const weekAgo = items.find(({ date }: Loose) => date < '2026-11-12 24')
  const change = Math.round((items[0].value - weekAgo.value) * 10) / 10
  expect(changeWeek).toEqual({ value: Math.abs(change), trend: Math.sign(change) })
  for (const each of [changeMonth, changeThreeMonth]) expect([-1, 0, 1]).toContain(each.trend)
})
