import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  gridLevel,
  levelOf,
  levelPosition,
  muscleRange,
  rangeBetween,
  recordLevel,
  SEGMENT_RANGES,
  VISCERAL_FAT_RANGE,
  weightRange,
} from '#shared/health/levels.ts'

test.for([
  ['BMI', BMI_RANGE, 18.4, 'low'],
  ['BMI', BMI_RANGE, 18.5, 'std'],
  ['BMI', BMI_RANGE, 23.9, 'std'],
  ['BMI', BMI_RANGE, 24, 'high'],
  ['visceral fat', VISCERAL_FAT_RANGE, 0, 'std'],
  ['visceral fat', VISCERAL_FAT_RANGE, 9.9, 'std'],
  ['visceral fat', VISCERAL_FAT_RANGE, 10, 'high'],
  ['male fat', BODY_FAT_RANGES.male, 9.9, 'low'],
  ['male fat', BODY_FAT_RANGES.male, 10, 'std'],
  ['male fat', BODY_FAT_RANGES.male, 20, 'high'],
  ['female fat', BODY_FAT_RANGES.female, 17.9, 'low'],
  ['female fat', BODY_FAT_RANGES.female, 18, 'std'],
  ['female fat', BODY_FAT_RANGES.female, 28, 'high'],
  ['segment muscle', SEGMENT_RANGES.muscle, 84.9, 'low'],
  ['segment muscle', SEGMENT_RANGES.muscle, 85, 'std'],
  ['segment muscle', SEGMENT_RANGES.muscle, 115, 'high'],
  ['segment fat', SEGMENT_RANGES.fat, 79.9, 'low'],
  ['segment fat', SEGMENT_RANGES.fat, 80, 'std'],
  ['segment fat', SEGMENT_RANGES.fat, 160, 'high'],
  ['weight of 60', weightRange(60), 50.9, 'low'],
  ['weight of 60', weightRange(60), 51, 'std'],
  ['weight of 60', weightRange(60), 68.9, 'std'],
  ['weight of 60', weightRange(60), 69, 'high'],
  ['muscle of 30', muscleRange(30), 26.9, 'low'],
  ['muscle of 30', muscleRange('30'), 27, 'std'],
  ['muscle of 30', muscleRange(30), 33, 'high'],
  ['water', rangeBetween(26.4, '32.3'), 26.3, 'low'],
  ['water', rangeBetween(26.4, '32.3'), 26.4, 'std'],
  ['water', rangeBetween(26.4, '32.3'), 32.3, 'high'],
  ['a negative value', BMI_RANGE, -1, undefined],
  ['a missing value', BMI_RANGE, undefined, undefined],
  ['nonsense', BMI_RANGE, Number.NaN, undefined],
  ['a missing range', undefined, 20, undefined],
] as const)('%s in %o: %o is %s', ([, range, value, level]) => {
  expect(levelOf(value, range)).toBe(level)
})

test.for([
  [undefined, 5],
  [5, undefined],
  [5, 5],
  [6, 5],
  [-1, 5],
  [0, Number.POSITIVE_INFINITY],
] as const)('bounds %o and %o make no range', ([min, max]) => {
  expect(rangeBetween(min, max)).toBeUndefined()
})

test.for([0, -60, Number.NaN, undefined, null])('a standard of %o gives no range', (standard) => {
  expect([weightRange(standard), muscleRange(standard)]).toEqual([undefined, undefined])
})

test.for([
  [-1, 'low', undefined],
  [0, 'std', 'std'],
  [1, 'high', 'high'],
  [2, undefined, 'low'],
  ['-1', 'low', undefined],
  ['2', undefined, 'low'],
  [3, undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
  [undefined, undefined, undefined],
  ['toString', undefined, undefined],
] as const)('rateCode %o is %s in a record and %s in the grid', ([code, record, grid]) => {
  expect([recordLevel(code), gridLevel(code)]).toEqual([record, grid])
})

test.for([
  [18, 1 / 3],
  [23, 1 / 2],
  [28, 2 / 3],
  [0, 0],
  [99, 1],
] as const)('female body fat %d points at %d of the bar', ([value, position]) => {
  expect(levelPosition(value, BODY_FAT_RANGES.female)).toBeCloseTo(position, 10)
})

test('the pointer always stands in the part of its level', () => {
  const values = fc.double({ min: 0, max: 500, noNaN: true })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (value, from, width) => {
      const range = { from, below: from + width }
      const position = levelPosition(value, range)!
      const [start, end] = { low: [0, 1 / 3], std: [1 / 3, 2 / 3], high: [2 / 3, 1] }[levelOf(value, range)!] as [
        number,
        number,
      ]
      expect(position).toBeGreaterThanOrEqual(start - 1e-9)
      expect(position).toBeLessThanOrEqual(end + 1e-9)
    }),
  )
  expect(levelPosition(undefined, BMI_RANGE)).toBeUndefined()
  expect(levelPosition(20, undefined)).toBeUndefined()
})
