import { expect, test } from 'vitest'
import { insertRow } from '#scripts/workbench/service/query.ts'
import { formCode } from '#scripts/workbench/service/scale/body-form.ts'
import { recordRow } from '#scripts/workbench/service/scale/record.ts'
import { type Loose, startTest } from './ask.ts'

const HISTORY = '/api/app/homepage/v1/getHistoryBodyMeasurements'
const DETAIL = '/api/user-scale/v1/fitnessData'
const WOMAN = { sex: 'female', age: 29, heightCm: 165 } as const

test.for([
  [24.5, 17.2, undefined, 9],
  [24.5, 17.2, 30, 9], // measured, and low for the height
  [24.5, 17.2, 40, 11],
  [24.5, 22, undefined, 9],
  [24.5, 22, 40, 4],
  [21, 22, undefined, 5],
  [23.9, 27.96, undefined, 10], // reads 28.0
] as const)('BMI %d, fat %d %%, muscle %s kg: form %d', ([bmi, fat, muscle, code]) => {
  expect(formCode(bmi, fat, WOMAN, muscle)).toBe(code)
})

test('a record without a score, newer than a scored one: its own form, and nobody else’s score', async () => {
  const { db, post } = startTest()
  const row = recordRow({
    ...{ no: 'R1', memberNo: '1001', measuredAt: '2026-11-20 08:00:00', source: 'manual' },
    ...{ weight: 67.2, bodyFat: 17.2, fatMass: 11.6, vfr: 9.6, bmi: 24.7, bmr: 1571, btCode: 9 },
  })
  insertRow(db, 'scale_record', { ...row })
  const [detail, history] = [(await post(DETAIL)).data, (await post(HISTORY)).data]
  expect(detail).toMatchObject({
    btCode: 9,
    bt: '超重型',
    bodilyForm: { code: 9, name: '超重型' },
    vfr: { rateCode: 0 },
  })
  expect(history).toMatchObject({ latest_bodily_form: 9, latest_score: null, latest_rate: null })
})

test('who is under 18 is judged nowhere', async () => {
  const { db, post } = startTest()
  db.exec("UPDATE member SET birthday = '2010-01-01' WHERE memberNo = '1001'")
  const { data } = await post(DETAIL)
  const codes = JSON.stringify(data).match(/"rateCode":[^,}]*/g) ?? []
  expect(codes.length).toBeGreaterThan(15)
  expect(new Set(codes)).toEqual(new Set(['"rateCode":null']))
  expect([data.scoreAnalysis, data.muscleItem.intro, data.fatItem.intro]).toEqual([null, null, null])
  expect(data.weightStandard).toMatchObject({ weightStandardLeft: null, weightStandardRight: null })
  expect((await post(HISTORY)).data.latest_rate).toBeNull()
})

test('a BMI is rated by its own value: 24.0 beside 69.3 kg at 170 cm', async () => {
  const { db, post } = startTest()
  db.exec("UPDATE member SET heightCm = 170 WHERE memberNo = '1003'")
  const row = recordRow({
    no: 'R2',
    memberNo: '1003',
    measuredAt: '2026-11-20 08:00:00',
    weight: 69.3,
    bmi: 24,
    source: 'scale',
  })
  insertRow(db, 'scale_record', { ...row })
  const token = 'local-token-1003'
  const rates = await Promise.all(
    [1, 3].map(async (type) => (await post('/api/user-scale/v2/data', { type }, token)).data.items[0]),
  )
  expect(rates.map(({ rate }: Loose) => rate)).toEqual([4, 2])
  expect((await post(DETAIL, {}, token)).data.bmi).toMatchObject({ value: 24, rateCode: 1 })
})
