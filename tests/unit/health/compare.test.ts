import { expect, test } from 'vitest'
import type { Body } from '#shared/health/body.ts'
import { compareRecords } from '#shared/health/compare.ts'
import type { TakenRecord } from '#shared/health/records.ts'

const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const createRecord = (values: TakenRecord['values'], more: Partial<TakenRecord> = {}): TakenRecord => ({
  time: 0,
  values,
  ...more,
})
const createRows = (before: TakenRecord, after: TakenRecord, body: Body | null = woman) =>
  Object.fromEntries(compareRecords(before, after, body).map((row) => [row.key, row]))

test('every metric that one of the two has stands there, in its own digits', () => {
  const all = createRows(
    createRecord({ weight: 60, bodyFat: 27, bmr: 1305, bt: 5 }, { fatKg: 16 }),
    createRecord({ weight: 58.25, whr: 0.756, bt: 2 }, { fatKg: 14.9 }),
  )
  expect(Object.keys(all)).toEqual(['weight', 'bt', 'bodyFat', 'bmr', 'whr', 'fatKg'])
  expect(all.weight).toMatchObject({ before: '60.0', after: '58.3', by: -1.7 })
  expect(all.bodyFat).toMatchObject({ before: '27.0', after: '-', by: undefined })
  expect(all.bmr).toMatchObject({ before: '1,305', after: '-' })
  expect(all.whr).toMatchObject({ before: '-', after: '0.76' })
  expect(all.bt).toMatchObject({ before: '匀称型', after: '模特型' })
  expect(all.bt!.by).toBeUndefined()
  expect(all.fatKg).toMatchObject({ before: '16.0', after: '14.9', unit: 'kg', isEstimated: false })
})

test('masses that are not sent are worked out, and say so', () => {
  const all = createRows(
    createRecord({ weight: 60, bodyFat: 25 }),
    createRecord({ weight: 60, bodyFat: 24 }, { muscleRate: 70 }),
  )
  expect(all.fatKg).toMatchObject({ before: '15.0', after: '14.4', isEstimated: true })
  expect(all.muscleKg).toMatchObject({ before: '-', after: '42.0', by: undefined, isEstimated: true })
})

test('ratings: the service wins, under 18 too; without a profile only the service rates', () => {
  const [before, after] = [
    createRecord({ weight: 60, bodyFat: 25 }),
    createRecord({ weight: 58, bodyFat: 24 }, { rates: { bodyFat: 1 } }),
  ]
  expect(createRows(before, after).bodyFat!.ratings).toEqual([4, 1])
  expect(createRows(before, after, { ...woman, age: 16 }).bodyFat!.ratings).toEqual([4, 1])
  expect(createRows(before, after, null).bodyFat!.ratings).toEqual([undefined, 1])
})

test('the difference of two readings is a number without a verdict; a whole level has no .0', () => {
  const { vfr, weight } = createRows(createRecord({ weight: 60, vfr: 7 }), createRecord({ weight: 58.2, vfr: 6 }))
  expect(vfr).toMatchObject({ before: '7', after: '6', by: -1, decimals: 0 })
  expect(weight).not.toHaveProperty('verdict')
})
