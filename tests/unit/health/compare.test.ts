import { expect, test } from 'vitest'
import type { Body } from '#shared/health/body.ts'
import { comparedRows } from '#shared/health/compare.ts'
import type { TakenRecord } from '#shared/health/records.ts'

const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const record = (values: TakenRecord['values'], more: Partial<TakenRecord> = {}): TakenRecord => ({
  time: 0,
  values,
  ...more,
})
const rows = (before: TakenRecord, after: TakenRecord, body: Body | null = woman, targetKg?: number) =>
  Object.fromEntries(comparedRows(before, after, { body, targetKg }).map((row) => [row.key, row]))

test('every metric that one of the two has stands there, in its own digits', () => {
  const all = rows(
    record({ weight: 60, bodyFat: 27, bmr: 1305, bt: 5 }, { fatKg: 16 }),
    record({ weight: 58.25, whr: 0.756, bt: 2 }, { fatKg: 14.9 }),
  )
  expect(Object.keys(all)).toEqual(['weight', 'bt', 'bodyFat', 'bmr', 'whr', 'fatKg'])
  expect(all.weight).toMatchObject({ before: '60.0', after: '58.3', by: -1.7 })
  expect(all.bodyFat).toMatchObject({ before: '27.0', after: '-', by: undefined, verdict: undefined })
  expect(all.bmr).toMatchObject({ before: '1,305', after: '-' })
  expect(all.whr).toMatchObject({ before: '-', after: '0.76' })
  expect(all.bt).toMatchObject({ before: '匀称型', after: '模特型' })
  expect(all.bt!.by).toBeUndefined()
  expect(all.fatKg).toMatchObject({ before: '16.0', after: '14.9', unit: 'kg', isEstimated: false })
})

test('masses that are not sent are worked out, and say so', () => {
  const all = rows(record({ weight: 60, bodyFat: 25 }), record({ weight: 60, bodyFat: 24 }, { muscleRate: 70 }))
  expect(all.fatKg).toMatchObject({ before: '15.0', after: '14.4', isEstimated: true })
  expect(all.muscleKg).toMatchObject({ before: '-', after: '42.0', by: undefined, isEstimated: true })
})

// 165 cm: below normal under 50.4 kg.
test.for([
  ['towards the target', 60, 58, 54, 'good'],
  ['away from it', 58, 60, 54, 'bad'],
  ['without a target', 60, 58, undefined, undefined],
  ['thinner below normal, whatever the target', 48, 47, 45, undefined],
  ['from normal to below it', 52, 48, 45, undefined],
  ['heavier below normal', 47, 48, 54, 'good'],
] as const)('a weight %s', ([, before, after, target, verdict]) => {
  // The BMI goes by the target weight of the same height.
  const [first, then] = [before, after].map((kg) => record({ weight: kg, bmi: kg / 1.65 ** 2 }))
  const { weight, bmi } = rows(first!, then!, woman, target)
  expect([weight!.verdict, bmi!.verdict]).toEqual([verdict, verdict])
})

test('less fat is no praise for who is below normal, more of it no blame', () => {
  const verdicts = (kg: number, before: number, after: number) => {
    const all = rows(
      record({ weight: kg, bodyFat: before, vfr: before }),
      record({ weight: kg, bodyFat: after, vfr: after }),
    )
    return [all.bodyFat!.verdict, all.vfr!.verdict]
  }
  expect(verdicts(60, 27, 25)).toEqual(['good', 'good'])
  expect(verdicts(60, 25, 27)).toEqual(['bad', 'bad'])
  expect(verdicts(47, 27, 25)).toEqual([undefined, undefined])
  expect(verdicts(47, 25, 27)).toEqual([undefined, undefined])
})

test('ratings: the service wins; under 18 there are none, and no verdict; without a profile only the service rates', () => {
  const [before, after] = [
    record({ weight: 60, bodyFat: 25 }),
    record({ weight: 58, bodyFat: 24 }, { rates: { bodyFat: 1 } }),
  ]
  expect(rows(before, after).bodyFat!.ratings).toEqual([4, 1])
  const child = rows(before, after, { ...woman, age: 16 }, 54)
  expect([child.bodyFat!.ratings, child.bodyFat!.verdict, child.weight!.verdict]).toEqual([
    [undefined, undefined],
    undefined,
    undefined,
  ])
  const unknown = rows(before, after, null, 54)
  expect([unknown.bodyFat!.ratings, unknown.weight!.verdict]).toEqual([[undefined, 1], undefined])
})
