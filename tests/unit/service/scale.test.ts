import { expect, test } from 'vitest'
import { METRICS, SEGMENTS } from '#scripts/local-service/scale/records.ts'
import { type Loose, startTest } from './ask.ts'

const CHEN = 'local-token-1002'
const NEW = 'local-token-1003'
const TEEN = 'local-token-1004'
const NO_PROTEIN = 'local-token-1005'
const BARE = 'local-token-1006'
const HISTORY = '/api/app/homepage/v1/getHistoryBodyMeasurements?entry=0'
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

test('detail: trend and change are against the confirmed record before', async () => {
  const { recordList } = (await get('/api/user-scale/v1/list')).data
  const [before, after] = await Promise.all(
    recordList.slice(50, 52).map(async ({ no }: Loose) => (await post(`${DETAIL}?no=${no}`)).data),
  )
  const change = Math.round((after.bodyFat.value - before.bodyFat.value) * 10) / 10
  expect(after.bodyFat.trend).toBe(Math.sign(change))
  expect(after.bodyFat.changeValue).toBe(Math.abs(change))
  const first = (await post(`${DETAIL}?no=${recordList[0].no}`)).data
  expect(first.bodyFat).toMatchObject({ trend: null, changeValue: null })
  expect(first).toMatchObject({ weightChangeValue: 0, weightChangeDay: 0, originWeight: first.weight })
  expect(after.originWeight).toBe(first.weight)
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

test('analysis: no protein masses, no rating; minors by the same bands; nothing for a new member; bad types refused', async () => {
  const askScale = async (type: unknown, token?: string) =>
    post('/api/user-scale/v2/data', { type, dimension: 0 }, token)
  expect((await askScale(13, NO_PROTEIN)).data.items[0]).toMatchObject({
    proteinMassMin: null,
    proteinMassMax: null,
    rate: null,
  })
  expect([1, 2, 3, 4]).toContain((await askScale(2, TEEN)).data.items[0].rate)
  expect((await askScale(2, NEW)).data).toEqual({
    items: [],
    changeWeek: null,
    changeMonth: null,
    changeThreeMonth: null,
  })
  expect((await askScale(2, BARE)).data.items).toEqual([])
  for (const type of [0, 14, 1.5, 'x', null]) expect((await askScale(type)).status, String(type)).toBe(400)
})

test('history: lists by name, oldest first, with standards', async () => {
  const { data } = await post(HISTORY)
  expect(data.history_weight).toHaveLength(90)
  expect(data.history_weight[89]).toEqual({ value: 58.2, measurement_time: '2026-11-19 07:35:26' })
  expect(data.history_left_arm_muscle[0]).toEqual({
    muscleOrFatMass: expect.any(Number),
    muscleOrFatRate: expect.any(Number),
    rateCode: expect.any(Number),
    measurement_time: expect.any(String),
  })
  expect(data).toMatchObject({ history_sbw: 59.9, latest_bodily_form: 5, latest_rate: 3, latest_score: 89 })
  const complete = (await post(`${HISTORY}&all=1`)).data
  expect(complete.history_weight.length).toBeGreaterThan(90)
  expect(complete.history_left_arm).toHaveLength(complete.history_weight.length)
  const empty = (await post(HISTORY, {}, NEW)).data
  expect(empty).toMatchObject({ history_weight: [], history_all_body: [], latest_score: null })
  expect(empty.history_sbw).toBeUndefined()
})
