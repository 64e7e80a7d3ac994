import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getFreshMass, getStandardWeight, normalizeScale, scaleNumber } from '#shared/health/scale-results.ts'

test.for([
  [-1, 0],
  [0, 0],
  [57.84, 57.8],
  [57.85, 57.9],
  [Number.NaN, undefined],
  [undefined, undefined],
  ['x', undefined],
] as const)('the scale’s %o becomes %o', ([value, expected]) => expect(scaleNumber(value)).toBe(expected))

test('a scale answer is normalised through its segments; codes and texts stay', () => {
  const answer = {
    weight: 57.849,
    bone: -2,
    rate: '良好',
    leftArm: { muscleOrFatMass: 0.912, muscleOrFatRate: -3, rateCode: -1 },
    btCode: -1,
    list: [1.23],
    none: null,
  }
  expect(normalizeScale(answer)).toEqual({
    weight: 57.8,
    bone: 0,
    rate: '良好',
    leftArm: { muscleOrFatMass: 0.9, muscleOrFatRate: 0, rateCode: -1 },
    btCode: -1,
    list: [1.23],
    none: null,
  })
  expect(answer.weight).toBe(57.849)
})

test.for([
  [163, undefined, 58.5],
  [200, undefined, 88],
  [163, 57.1, 57.1],
  [163, '57.1', 57.1],
  [163, 0, 58.5],
  [0, undefined, undefined],
  [undefined, 57.1, 57.1],
] as const)('at %o cm with %o of the record the standard weight is %o', ([heightCm, local, expected]) => {
  expect(getStandardWeight({ sex: 'female', heightCm }, local)).toBe(expected)
})

test('no number of a scale comes out negative or with a second decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(String(normalizeScale({ value }).value)).toMatch(/^\d+(\.\d)?$/)
    }),
  )
})

test.for([
  ['percent alone', undefined, 54.3, 31.4],
  ['a percentage as text', undefined, '50', 28.9],
  ['no percent', undefined, 0, 0],
  ['less than none is none', undefined, -1, 0],
  ['a mass that its field says', 31.2, 54.3, 31.2],
  ['a mass above the weight is none', 70, 54.3, 31.4],
  ['nor without a percentage', 70, undefined, undefined],
  ['more than 100 % is no share', undefined, 120, undefined],
] as const)('mass of a part: %s', ([, mass, percent, kg]) => expect(getFreshMass(mass, percent, 57.8)).toBe(kg))
