import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getRailPercent } from '#pages/activity/model.ts'

const THRESHOLDS = [2000, 4000, 8000]

test.for([
  [0, 0],
  [-5, 0],
  [Number.NaN, 0],
  [1000, 7],
  [3000, 27.5],
  [4860, 47.235],
  [10_000, 84.5],
  [12_138, 100],
  [1e9, 100],
] as const)('%d kcal fill %d percent', ([progress, percent]) =>
  expect(getRailPercent(progress, THRESHOLDS)).toBeCloseTo(percent, 3),
)

test.for([[[]], [[2000]], [[2000, 4000]], [[2000, 2000, 2000]], [[2000, 4000, 4000]], [[0, 0, 4000]]])(
  'no fill and no division by 0 with thresholds %o',
  ([thresholds]) => expect(getRailPercent(5000, thresholds!)).toBe(0),
)

const addThresholds = (...thresholds: number[]) => [...THRESHOLDS, ...thresholds]
test.for([
  // As the service sends them.
  [3000, [4000, 8000, 2000], 27.5],
  [1000, [0, 2000, 4000], 27.5],
  [8000, [20_000, 12_000, 8000, 4000, 2000], 70],
  // With more prizes: full only when the last is unlocked.
  [8000, addThresholds(12_000, 20_000), 70],
  [13_500, addThresholds(12_000, 20_000), 84.25],
  [19_999, addThresholds(12_000, 20_000), 93.9985],
  [20_000, addThresholds(12_000, 20_000), 100],
  [10_000, addThresholds(12_000), 82],
  [12_000, addThresholds(12_000), 100],
  [16_000, addThresholds(12_000, 20_000, 24_000), 86],
] as const)('%d kcal with the thresholds %o fill %d percent', ([progress, thresholds, percent]) =>
  expect(getRailPercent(progress, thresholds)).toBeCloseTo(percent, 9),
)

test('a threshold that is reached stands on its mark, whatever the order', () => {
  const three = fc.uniqueArray(fc.nat(20_000), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(three, (thresholds) => {
      const sorted = [...thresholds].sort((a, b) => a - b)
      expect(sorted.map((item) => getRailPercent(item, thresholds))).toEqual([14, 41, 70])
    }),
  )
})

test('never falls as more is burned, never leaves 0–100', () => {
  const thresholds = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }))
    .map(([a, b, c]) => [a + b + c, a, a + b])
  fc.assert(
    fc.property(thresholds, fc.nat(30_000), fc.nat(5000), (steps, progress, addThresholds) => {
      const [before, after] = [getRailPercent(progress, steps), getRailPercent(progress + addThresholds, steps)]
      return before >= 0 && after <= 100 && after >= before
    }),
  )
})
