import { expect, test } from 'vitest'
import { type Loose, startTest } from './ask.ts'

const NEW = 'local-token-1003'
const TEEN = 'local-token-1004'
const NO_PROTEIN = 'local-token-1005'
const BARE = 'local-token-1006'

const { post } = startTest()

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
  for (const one of [changeMonth, changeThreeMonth]) expect([-1, 0, 1]).toContain(one.trend)
})

test.for(Array.from({ length: 13 }, (_, index) => index + 1))('analysis of type %d answers values', async (type) => {
  const { items } = (await post('/api/user-scale/v2/data', { type, dimension: 0 })).data
  expect(items.length).toBeGreaterThan(300)
  for (const { value, rate } of items) {
    expect(value).toBeTypeOf('number')
    expect(type === 9 ? [null] : [1, 2, 3, 4]).toContain(rate)
  }
})

test('analysis: no protein masses, no rating; minors by the same bands; nothing for a new member; bad types refused', async () => {
  const ask = async (type: unknown, token?: string) => post('/api/user-scale/v2/data', { type }, token)
  expect((await ask(13, NO_PROTEIN)).data.items[0]).toMatchObject({
    proteinMassMin: null,
    proteinMassMax: null,
    rate: null,
  })
  expect([1, 2, 3, 4]).toContain((await ask(2, TEEN)).data.items[0].rate)
  expect((await ask(2, NEW)).data).toEqual({ items: [], changeWeek: null, changeMonth: null, changeThreeMonth: null })
  expect((await ask(2, BARE)).data.items).toEqual([])
  for (const type of [0, 14, 1.5, 'x', null]) expect((await ask(type)).status, String(type)).toBe(400)
})

test('history: lists by name, oldest first, with standards', async () => {
  const { data } = await post('/api/app/homepage/v1/getHistoryBodyMeasurements', { entry: 0 })
  expect(data.history_weight).toHaveLength(90)
  expect(data.history_weight[89]).toEqual({ value: 58.2, measurement_time: '2026-11-19 07:35:26' })
  expect(data.history_left_arm_muscle[0]).toEqual({
    muscleOrFatMass: expect.any(Number),
    muscleOrFatRate: expect.any(Number),
    rateCode: expect.any(Number),
    measurement_time: expect.any(String),
  })
  expect(data).toMatchObject({ history_sbw: 59.9, latest_bodily_form: 5, latest_rate: 3, latest_score: 89 })
  const whole = (await post('/api/app/homepage/v1/getHistoryBodyMeasurements', { entry: 0, all: 1 })).data
  expect(whole.history_weight.length).toBeGreaterThan(90)
  expect(whole.history_left_arm).toHaveLength(whole.history_weight.length)
  const empty = (await post('/api/app/homepage/v1/getHistoryBodyMeasurements', {}, NEW)).data
  expect(empty).toMatchObject({ history_weight: [], history_all_body: [], latest_score: null })
  expect(empty.history_sbw).toBeUndefined()
})
