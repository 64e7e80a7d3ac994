import { expect, test } from 'vitest'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  createRange,
  getDisplayedLevel,
  getDisplayedRange,
  getLevel,
  getMuscleRange,
  getWeightRange,
  parseGridLevel,
  parseRecordLevel,
  VISCERAL_FAT_RANGE,
} from '#shared/health/levels.ts'

test.for([
  ['BMI', BMI_RANGE, 18.4, 'low'],
  ['BMI', BMI_RANGE, 18.5, 'std'],
  ['BMI', BMI_RANGE, 24, 'high'],
  ['visceral fat', VISCERAL_FAT_RANGE, 0, 'std'],
  ['visceral fat', VISCERAL_FAT_RANGE, 9, 'std'],
  ['visceral fat', VISCERAL_FAT_RANGE, 10, 'high'],
  ['male fat', BODY_FAT_RANGES.male, 9.9, 'low'],
  ['male fat', BODY_FAT_RANGES.male, 10, 'std'],
  ['male fat', BODY_FAT_RANGES.male, 20, 'high'],
  ['female fat', BODY_FAT_RANGES.female, 17.9, 'low'],
  ['female fat', BODY_FAT_RANGES.female, 18, 'std'],
  ['female fat', BODY_FAT_RANGES.female, 28, 'high'],
  ['weight of 60', getWeightRange(60), 50.9, 'low'],
  ['weight of 60', getWeightRange(60), 68.9, 'std'],
  ['weight of 60', getWeightRange(60), 69, 'high'],
  ['muscle of 30', getMuscleRange(30), 26.9, 'low'],
  ['muscle of 30', getMuscleRange('30'), 27, 'std'],
  ['muscle of 30', getMuscleRange(30), 33, 'high'],
  ['water', createRange(26.4, '32.3'), 26.4, 'std'],
  ['water', createRange(26.4, '32.3'), 32.3, 'high'],
  ['a value below 0, which counts as 0', BMI_RANGE, -1, 'low'],
  ['a missing value', BMI_RANGE, undefined, undefined],
  ['nonsense', BMI_RANGE, Number.NaN, undefined],
  ['a missing range', undefined, 20, undefined],
  ['85 % by another way of counting', getWeightRange(62.6), (85 * 62.6) / 100, 'std'],
  ['just below', BMI_RANGE, 18.499999, 'low'],
  ['noise below the lower edge', BMI_RANGE, 18.5 - 1e-9, 'std'],
  ['noise below the upper edge', BMI_RANGE, 24 - 1e-9, 'high'],
  ['the noise of a formula', BMI_RANGE, (24 * 1.63 ** 2) / 1.63 ** 2, 'high'],
  ['the sentinel', BMI_RANGE, 9999, undefined],
] as const)('%s in %o: %o is %s', ([, range, value, level]) => expect(getLevel(value, range)).toBe(level))

test.for([
  [undefined, 5],
  [5, undefined],
  [5, 5],
  [6, 5],
  [-1, 5],
  [0, Number.POSITIVE_INFINITY],
] as const)('bounds %o and %o make no range', ([min, max]) => expect(createRange(min, max)).toBeUndefined())

test.for([0, -60, Number.NaN, undefined, null])('a standard of %o gives no range', (standard) => {
  expect([getWeightRange(standard), getMuscleRange(standard)]).toEqual([undefined, undefined])
})

test.for([
  [-1, 'low', 'low'],
  [0, 'std', 'std'],
  [1, 'high', 'high'],
  [2, undefined, 'low'],
  ['-1', 'low', 'low'],
  ['2', undefined, 'low'],
  [3, undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
  [undefined, undefined, undefined],
  ['toString', undefined, undefined],
] as const)('rateCode %o is %s in a record and %s in the grid', ([code, record, grid]) => {
  expect([parseRecordLevel(code), parseGridLevel(code)]).toEqual([record, grid])
})

test('exactly 85, 90, 110 and 115 % of any standard are on the edge', () => {
  for (let tenths = 200; tenths <= 3000; tenths++) {
    const kg = tenths / 10
    const byWeight = [0.85, 1.15].map((part) => getLevel(kg * part, getWeightRange(kg)))
    const byMuscle = [0.9, 1.1].map((part) => getLevel(kg * part, getMuscleRange(kg)))
    expect([...byWeight, ...byMuscle], String(kg)).toEqual(['std', 'high', 'std', 'high'])
  }
})

test.for([
  ['visceral fat that reads 9.6', 9.6, VISCERAL_FAT_RANGE, 1, 'std'],
  ['visceral fat that reads 10', 9.96, VISCERAL_FAT_RANGE, 1, 'high'],
  ['fat that reads 28.0', 27.96, BODY_FAT_RANGES.female, 1, 'high'],
  ['a weight of just 85 %, which reads 53.2 beside 53.2', 53.21, getWeightRange(62.6), 1, 'std'],
  ['a bone of 2.25 that reads 2.3, in a range that reads from 2.3', 2.25, { from: 2.26, below: 2.6 }, 1, 'std'],
  ['a value below 0', -0.01, VISCERAL_FAT_RANGE, 1, 'std'],
] as const)('%s is judged as it is shown', ([, value, range, decimals, level]) => {
  expect(getDisplayedLevel(value, range, decimals)).toBe(level)
})

test('a range whose bounds would meet stays as it is', () => {
  expect(getDisplayedRange({ from: 2.31, below: 2.34 }, 1)).toEqual({ from: 2.31, below: 2.34 })
  expect(getDisplayedRange(undefined, 1)).toBeUndefined()
})
