import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampStart,
  getKeyIndex,
  getLatestStart,
  getPulledStart,
  getRenderedRange,
  getRestingStart,
  getRevealingStart,
  IN_VIEW,
  PADDING,
  startLimits,
} from '#shared/core/charts/chart-window.ts'
import { findNearestPoint, placeByTime, placeEvenly } from '#shared/core/charts/point-positions.ts'

test.for([
  [0, -2],
  [1, -2], // one point stands in the third slot
  [2, -2],
  [3, -1],
  [4, 0],
  [5, 1],
  [10_000, 9996],
] as const)('%i points open at slot %i, the latest at the right edge', ([count, start]) => {
  expect(getLatestStart(count)).toBe(start)
})

test('two empty slots can be pulled in at either end', () => {
  expect(startLimits(10)).toEqual([-2, 8])
  expect(startLimits(1)).toEqual([-2, -1])
  expect(startLimits(0)).toEqual([-2, -2])
})

describe('a released chart', () => {
  test.for([
    ['slowly: the nearest slot', 3.4, 0, 3],
    ['past the middle', 3.6, 0, 4],
    ['flung to later points', 3.4, 0.02, 9],
    ['flung to earlier points', 6, -0.01, 3],
    ['beyond the end', 17, 0.05, 18],
    ['beyond the beginning', 0, -0.05, -2],
  ] as const)('%s', ([, start, velocity, rest]) => expect(getRestingStart(start, velocity, 20)).toBe(rest))
  test('always rests on a whole slot inside the limits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e5, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.nat(20_000),
        (start, velocity, count) => {
          const rest = getRestingStart(start, velocity, count)
          const [low, high] = startLimits(count)
          expect(Number.isInteger(rest)).toBe(true)
          expect(rest >= low && rest <= high).toBe(true)
        },
      ),
    )
  })
})

test('a pull past the end gives way by a third', () => {
  expect(getPulledStart(5, 20)).toBe(5)
  expect(getPulledStart(21, 20)).toBe(19)
  expect(getPulledStart(-5, 20)).toBe(-3)
})

test.for([
  ['in view already', 4, 6, 4],
  ['just left of it', 4, 3, 3],
  ['just right of it', 4, 8, 5],
  ['far away', 4, 15, 12],
  ['the first', 4, 0, 0],
] as const)('revealing a point %s moves as little as it can', ([, start, index, expected]) => {
  expect(getRevealingStart(start, index, 20)).toBe(expected)
})

test('a tap finds the point whose middle it is nearest to', () => {
  expect(placeEvenly(6, 6)).toBe(1 / 8)
  expect(placeEvenly(9, 6)).toBe(7 / 8)
  const findPoint = (share: number, start: number, count: number) => findNearestPoint(share, start, count, placeEvenly)
  expect(findPoint(0.24, 6, 20)).toBe(6)
  expect(findPoint(0.26, 6, 20)).toBe(7)
  expect(findPoint(0.12, -2, 3)).toBe(0) // on an empty slot: the nearest there is
  expect(findPoint(0.97, 18, 20)).toBe(19)
  expect(findPoint(0.1, 0, 0)).toBeUndefined()
})

describe('where distance is time', () => {
  const DAY = 86_400_000
  const onDays = (...days: number[]) => placeByTime(days.map((day) => day * DAY))

  test('three days are three times as wide as one; the window reaches from its first to its last point', () => {
    const place = onDays(10, 14, 15, 16, 19)
    const shares = [1, 2, 3, 4].map((index) => place(index, 1))
    expect(shares).toEqual([0.125, 0.275, 0.425, 0.875].map((share) => expect.closeTo(share, 6)))
    // What lies outside keeps its distance too.
    expect(place(0, 1)).toBeCloseTo(0.125 - 4 * 0.15, 6)
    expect(findNearestPoint(0.375, 1, 5, place)).toBe(3)
  })

  test('two of one hour keep apart, and years between do not press the others together', () => {
    const place = onDays(0, 0.01, 0.02, 900)
    expect(place(1, 0) - place(0, 0)).toBeGreaterThan(0.05)
    expect(place(3, 0)).toBeCloseTo(0.875, 6)
  })

  test('empty slots are as wide as the others on average; a single point stands where a slot would be', () => {
    expect(onDays(5)(0, -2)).toBeCloseTo(0.625, 6)
    const place = onDays(0, 1)
    expect([place(0, -2), place(1, -2)]).toEqual([expect.closeTo(0.625, 6), expect.closeTo(0.875, 6)])
    expect(onDays(3, 3, 3, 3)(1, 0)).toBeCloseTo(0.375, 6)
  })

  test('points keep their order and glide with the window', () => {
    const gaps = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(gaps, fc.double({ min: -2, max: 28, noNaN: true }), (all, raw) => {
        let day = 0
        const times = all.map((gap) => (day += gap * DAY))
        const place = placeByTime(times)
        const start = clampStart(raw, times.length)
        const [from, to] = getRenderedRange(start, times.length)
        for (let index = from; index < to; index++) {
          expect(Number.isFinite(place(index, start))).toBe(true)
          if (index > from) expect(place(index, start)).toBeGreaterThan(place(index - 1, start))
          expect(Math.abs(place(index, start + 1e-7) - place(index, start))).toBeLessThan(1e-3)
        }
      }),
    )
  })
})

test('what is drawn stays a handful and covers the window', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.double({ min: -10, max: 20_010, noNaN: true }), (count, raw) => {
      const start = clampStart(raw, count)
      const [from, to] = getRenderedRange(start, count)
      expect(to - from).toBeLessThanOrEqual(IN_VIEW + 2 * PADDING + 1)
      expect(from >= 0 && from <= to && to <= count).toBe(true)
      expect(from <= Math.max(0, Math.floor(start))).toBe(true)
      expect(to >= Math.min(count, Math.ceil(start) + IN_VIEW)).toBe(true)
    }),
  )
})

test.for([
  ['ArrowRight', 3, 10, 4],
  ['ArrowRight', 9, 10, 9],
  ['ArrowLeft', 0, 10, 0],
  ['PageUp', 6, 10, 2],
  ['PageDown', 8, 10, 9],
  ['Home', 6, 10, 0],
  ['End', 6, 10, 9],
  ['Enter', 6, 10, undefined],
  ['End', 0, 0, undefined],
] as const)('%s at point %i of %i leads to %s', ([key, from, count, to]) =>
  expect(getKeyIndex(key, from, count)).toBe(to),
)
