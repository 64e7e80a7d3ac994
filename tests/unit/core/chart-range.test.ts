import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBarRange, getLineRange } from '#shared/core/charts/chart-range.ts'

test('the points in view keep the room that the words above need', () => {
  const { min, max } = getLineRange([27.4, 27, 27.2, 26.2, 25.6], 1)
  const getShare = (value: number) => (value - min) / (max - min)
  expect(getShare(25.6)).toBeCloseTo(0.14, 2)
  expect(getShare(27.4)).toBeCloseTo(0.76, 2)
})

test('a flat line runs through the middle, not along an edge; a step of a tenth of a kilogram is no cliff', () => {
  const nearly = getLineRange([57.8, 57.9, 57.8, 57.9], 0)
  expect(0.1 / (nearly.max - nearly.min)).toBeLessThan(0.05)
  for (const value of [0, 57.8, 1300]) {
    const { min, max } = getLineRange([value, value, value], -1)
    expect(min).toBeLessThan(value)
    expect(max).toBeGreaterThan(value)
  }
})

test('no points, and far beyond the points: a plain axis', () => {
  expect(getLineRange([], -2)).toEqual({ min: 0, max: 1 })
  expect(getBarRange([], -2)).toEqual({ min: 0, max: 1 })
  expect(getBarRange([0, 0, 0, 0], 0)).toEqual({ min: 0, max: 1 })
})

test('bars stand on 0 and the highest leaves room for its tooltip', () => {
  const { min, max } = getBarRange([142, 96, 188, 215], 0)
  expect(min).toBe(0)
  expect(215 / max).toBeCloseTo(0.63, 2)
})

test('the axis glides: a small move never makes it jump', () => {
  const numbers = fc.array(fc.double({ min: 0, max: 9998, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(numbers, fc.double({ min: -2, max: 38, noNaN: true }), (values, start) => {
      for (const range of [getLineRange, getBarRange]) {
        const [here, there] = [range(values, start), range(values, start + 1e-6)]
        expect(Math.abs(here.max - there.max)).toBeLessThan(1)
        expect(here.min < here.max && Number.isFinite(here.max)).toBe(true)
      }
    }),
  )
})

test('a whole history of 10,000 costs no more than a short one', () => {
  let reads = 0
  const all = Array.from({ length: 10_000 }, (_, index) => index)
  const getValue = (values: number[], key: string | symbol) => {
    if (/^\d+$/.test(String(key))) reads++
    return Reflect.get(values, key)
  }
  getLineRange(new Proxy(all, { get: getValue }), 5000.5)
  expect(reads).toBeLessThan(60)
})
