import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clamp,
  formatFixed,
  formatGrouped,
  formatTrimmed,
  formatTrimmedGrouped,
  getSignedChange,
  round,
  toNumber,
} from '#shared/format/numbers.ts'
import { getPercent } from '#shared/format/percent.ts'

test.for([
  [0, 0],
  ['65.2', 65.2],
  [' 7 ', 7],
  ['-.5', -0.5],
  ['1e3', 1000],
  ['', undefined],
  ['12kg', undefined],
  ['0x10', undefined],
  ['1e999', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
] as const)('toNumber(%o) is %o', ([value, expected]) => expect(toNumber(value)).toBe(expected))

test.for([
  [1.005, 2, 1.01],
  [0.05, 1, 0.1],
  [-0.05, 1, -0.1],
  [-0.04, 1, 0],
  [57.849999, 1, 57.8],
  [2.5, 0, 3],
  [1e300, 2, 1e300],
] as const)('round(%d, %d) is %d', ([value, decimals, expected]) => expect(round(value, decimals)).toBe(expected))

test.for([
  [formatFixed, 54, 1, '54.0'],
  [formatFixed, 0.1 + 0.2, 2, '0.30'],
  [formatFixed, -0.01, 1, '0.0'],
  [formatFixed, '61.25', 1, '61.3'],
  [formatFixed, 1268.4, 0, '1268'],
  [formatFixed, 1e21, 0, '-'],
  [formatFixed, Number.NaN, 1, '-'],
  [formatFixed, 'abc', 1, '-'],
  [formatTrimmed, 54, 1, '54'],
  [formatTrimmed, 100, 0, '100'],
  [formatTrimmed, 10.1, 2, '10.1'],
  [formatTrimmed, 0, 2, '0'],
  [formatTrimmed, undefined, 1, '-'],
  [formatGrouped, 1000, 0, '1,000'],
  [formatGrouped, 1234567.891, 1, '1,234,567.9'],
  [formatGrouped, -1234, 0, '-1,234'],
  [formatGrouped, 0.5, 2, '0.50'],
  [formatGrouped, null, 0, '-'],
  [formatTrimmedGrouped, 1861, 1, '1,861'],
  [formatTrimmedGrouped, 4999.9, 2, '4,999.9'],
  [formatTrimmedGrouped, undefined, 2, '-'],
] as const)('%o of %o with %d digits is %s', ([textOf, value, decimals, expected]) => {
  expect(textOf(value, decimals)).toBe(expected)
})

test.for([
  [1, 4, 25],
  [5, 4, 100],
  [-1, 4, 0],
  [null, 10, 0],
  [1, Number.NaN, 0],
] as const)('percentOf(%o, %o) is %d', ([part, total, expected]) => expect(getPercent(part, total)).toBe(expected))

test('clamp holds at both bounds and takes NaN to the lower one', () => {
  expect([-1, 0, 5, 10, 11, Number.NaN].map((value) => clamp(value, 0, 10))).toEqual([0, 0, 5, 10, 10, 0])
})

test('no input ever prints NaN, Infinity, an exponent or a minus zero', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      expect(formatGrouped(value, decimals)).toMatch(/^(-|-?\d{1,3}(,\d{3})*(\.\d+)?)$/)
      expect(formatFixed(value, decimals)).not.toMatch(/^-[0.]+$/)
    }),
  )
})

test('rounding never moves a number by more than half a step', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(Math.abs(round(value, 1) - value)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test.for([
  [0.6, -1, -0.6],
  [0.6, 1, 0.6],
  [-0.6, 1, 0.6],
  [-0.6, undefined, -0.6],
  [0.6, 0, 0],
  [undefined, 1, undefined],
] as const)('a change of %d with trend %d is %d', ([size, trend, by]) => expect(getSignedChange(size, trend)).toBe(by))
