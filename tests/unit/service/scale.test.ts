import { expect, test } from 'vitest'
import { METRICS, SEGMENTS } from '#scripts/workbench/service/scale/record.ts'
import { type Loose, startTest } from './ask.ts'

const CHEN = 'local-token-1002'
const NEW = 'local-token-1003'
const BARE = 'local-token-1006'
const DETAIL = '/api/user-scale/v1/fitnessData'

const { db, get, post } = startTest()

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

test('detail: the four-electrode scale has no segments, and levels follow the body', async () => {
  const { data } = await post(DETAIL, {}, CHEN)
  expect(data).toMatchObject({ scaleType: 1, muscleItem: null, fatItem: null, btCode: 7 })
  expect(data.leftArm).toBeUndefined()
  expect([data.bmi.rateCode, data.bodyFat.rateCode, data.vfr.rateCode]).toEqual([1, 1, 1])
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
  expect(await post(`${DETAIL}?no=${no}`, {}, token)).toMatchObject({ status: 200, code: 1001, msg: '记录不存在' })
})

test('the seed leaves no row of somebody unknown', () => {
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([])
})
