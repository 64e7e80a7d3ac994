import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BandMetric, getEdges, getRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'
import { METRICS } from '#shared/health/metrics.ts'

const metrics = fc.constantFrom<BandMetric>(...METRICS.map(({ key }) => key), 'muscleMass')
const wild = fc.oneof(fc.double(), fc.integer(), fc.constant(undefined))
const anyBody: fc.Arbitrary<Body> = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: wild,
  heightCm: wild,
  weightKg: wild,
})
const adult: fc.Arbitrary<Body> = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 18, max: 110 }),
  heightCm: fc.integer({ min: 120, max: 220 }),
  weightKg: fc.double({ min: 30, max: 300, noNaN: true }),
})
const proteins = fc.record({
  proteinMassMin: fc.integer({ min: 5, max: 9 }),
  proteinMassMax: fc.integer({ min: 9, max: 15 }),
})

test('any number, any member, any extras: a rating 1–4 or none, never a throw', () => {
  fc.assert(
    fc.property(
      metrics,
      fc.anything(),
      anyBody,
      fc.record({ proteinMassMin: fc.anything() }),
      (metric, reading, body, extras) => {
        expect([1, 2, 3, 4, undefined]).toContain(getRating(metric, reading, body, extras)?.rating)
      },
    ),
    { numRuns: 500 },
  )
})

test('a measured adult has a rating for everything but the body type', () => {
  fc.assert(
    fc.property(
      metrics,
      fc.double({ min: 0, max: 9998, noNaN: true }),
      adult,
      proteins,
      (metric, reading, body, extras) => {
        expect(getRating(metric, reading, body, extras) === undefined).toBe(metric === 'bt')
      },
    ),
    { numRuns: 500 },
  )
})

test('edges rise, so a larger reading is never in a lower band', () => {
  const readings = fc.double({ min: 0, max: 400, noNaN: true })
  fc.assert(
    fc.property(metrics, adult, proteins, readings, readings, (metric, body, extras, item, other) => {
      const edges = getEdges(metric, body, extras) ?? []
      expect([...edges].sort((a, b) => a - b)).toEqual(edges)
      const [low, high] = [Math.min(item, other), Math.max(item, other)]
      const getBand = (value: number) => getRating(metric, value, body, extras)?.band ?? 0
      expect(getBand(low)).toBeLessThanOrEqual(getBand(high))
    }),
    { numRuns: 500 },
  )
})
