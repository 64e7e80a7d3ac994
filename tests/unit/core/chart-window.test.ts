import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  drawnRange,
  heldStart,
  IN_VIEW,
  indexAt,
  keyIndex,
  latestStart,
  PADDING,
  pulledStart,
  restingStart,
  revealingStart,
  slotX,
  startLimits,
} from '#shared/core/charts/chart-window.ts'

test.for([
  [0, -2],
  [1, -2], // one point stands in the third slot
  [2, -2],
  [3, -1],
  [4, 0],
  [5, 1],
  [10_000, 9996],
] as const)('%i points open at slot %i, the latest at the right edge', ([count, start]) => {
  expect(latestStart(count)).toBe(start)
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
  ] as const)('%s', ([, start, velocity, rest]) => {
    expect(restingStart(start, velocity, 20)).toBe(rest)
  })
  test('always rests on a whole slot inside the limits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e5, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.nat(20_000),
        (start, velocity, count) => {
          const rest = restingStart(start, velocity, count)
          const [low, high] = startLimits(count)
          expect(Number.isInteger(rest)).toBe(true)
          expect(rest >= low && rest <= high).toBe(true)
        },
      ),
    )
  })
})

test('a pull past the end gives way by a third', () => {
  expect(pulledStart(5, 20)).toBe(5)
  expect(pulledStart(21, 20)).toBe(19)
  expect(pulledStart(-5, 20)).toBe(-3)
})

test.for([
  ['in view already', 4, 6, 4],
  ['just left of it', 4, 3, 3],
  ['just right of it', 4, 8, 5],
  ['far away', 4, 15, 12],
  ['the first', 4, 0, 0],
] as const)('revealing a point %s moves as little as it can', ([, start, index, expected]) => {
  expect(revealingStart(start, index, 20)).toBe(expected)
})

test('a tap finds the point whose middle it is nearest to', () => {
  expect(slotX(6, 6, 400)).toBe(50)
  expect(slotX(9, 6, 400)).toBe(350)
  expect(indexAt(99, 6, 400, 20)).toBe(6)
  expect(indexAt(101, 6, 400, 20)).toBe(7)
  expect(indexAt(50, -2, 400, 3)).toBe(0) // on an empty slot: the nearest there is
  expect(indexAt(390, 18, 400, 20)).toBe(19)
  expect(indexAt(10, 0, 400, 0)).toBeUndefined()
  expect(indexAt(10, 0, 0, 5)).toBeUndefined()
})

test('what is drawn stays a handful and covers the window', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.double({ min: -10, max: 20_010, noNaN: true }), (count, raw) => {
      const start = heldStart(raw, count)
      const [from, to] = drawnRange(start, count)
      expect(to - from).toBeLessThanOrEqual(IN_VIEW + 2 * PADDING + 1)
      expect(from >= 0 && from <= to && to <= count).toBe(true)
      expect(from <= Math.max(0, Math.floor(start))).toBe(true)
      expect(to >= Math.min(count, Math.ceil(start) + IN_VIEW)).toBe(true)
    }),
  )
})

test.for([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['PageUp', 6, 2],
  ['PageDown', 8, 9],
  ['Home', 6, 0],
  ['End', 6, 9],
  ['Enter', 6, undefined],
] as const)('%s at point %i leads to %s', ([key, from, to]) => {
  expect(keyIndex(key, from, 10)).toBe(to)
})
test('no key leads anywhere without points', () => expect(keyIndex('End', 0, 0)).toBeUndefined())
