import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clamp, fixed, grouped, round, shortGrouped, signedChange, toNumber, trimmed } from '#shared/core/numbers.ts'
import { percentOf } from '#shared/core/percent.ts'

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
  [54, 1, '54.0'],
  [0.1 + 0.2, 2, '0.30'],
  [-0.01, 1, '0.0'],
  ['61.25', 1, '61.3'],
  [1268.4, 0, '1268'],
  [1e21, 0, '-'],
  [Number.NaN, 1, '-'],
  ['abc', 1, '-'],
] as const)('fixed(%o, %d) is %s', ([value, decimals, expected]) => expect(fixed(value, decimals)).toBe(expected))

test.for([
  [54, 1, '54'],
  [100, 0, '100'],
  [10.1, 2, '10.1'],
  [0, 2, '0'],
  [undefined, 1, '-'],
] as const)('trimmed(%o, %d) is %s', ([value, decimals, expected]) => expect(trimmed(value, decimals)).toBe(expected))

test.for([
  [1000, 0, '1,000'],
  [1234567.891, 1, '1,234,567.9'],
  [-1234, 0, '-1,234'],
  [0.5, 2, '0.50'],
  [null, 0, '-'],
] as const)('grouped(%o, %d) is %s', ([value, decimals, expected]) => expect(grouped(value, decimals)).toBe(expected))

test.for([
  [1, 4, 25],
  [5, 4, 100],
  [-1, 4, 0],
  [null, 10, 0],
  [1, Number.NaN, 0],
] as const)('percentOf(%o, %o) is %d', ([part, whole, expected]) => expect(percentOf(part, whole)).toBe(expected))

test('clamp holds at both bounds and takes NaN to the lower one', () => {
  expect([-1, 0, 5, 10, 11, Number.NaN].map((value) => clamp(value, 0, 10))).toEqual([0, 0, 5, 10, 10, 0])
})

test('no input ever prints NaN, Infinity, an exponent or a minus zero', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      expect(grouped(value, decimals)).toMatch(/^(-|-?\d{1,3}(,\d{3})*(\.\d+)?)$/)
      expect(fixed(value, decimals)).not.toMatch(/^-[0.]+$/)
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
] as const)('a change of %d with trend %d is %d', ([size, trend, by]) => expect(signedChange(size, trend)).toBe(by))

test.for([
  [1861, 1, '1,861'],
  [4999.9, 2, '4,999.9'],
  [undefined, 2, '-'],
] as const)('shortGrouped(%o, %d) is %s', ([value, decimals, expected]) => {
  expect(shortGrouped(value, decimals)).toBe(expected)
})
