import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derived } from '#scripts/workbench/service/import/derive.ts'

const WOMAN = { sex: 'female', age: 29, heightCm: 165 } as const

test.for([
  [{ fatPercent: 25 }, 1305], // Katch–McArdle: 370 + 21.6 × 43.3
  [{}, 1303], // Mifflin–St Jeor: 578 + 1031.25 − 145 − 161
  [{ bmr: 1200 }, 1200],
] as const)('basal metabolism of %o is %d', ([given, kcal]) => {
  expect(derived({ measuredAt: '', weight: 57.8, ...given }, WOMAN).bmr).toBe(kcal)
})

test('fat, muscle and bone are the weight when muscle is derived, and nothing is ever not a number', () => {
  const maybe = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined })
  const weighIn = fc.record({
    measuredAt: fc.constant('2026-01-01 08:00:00'),
    weight: fc.double({ min: 30, max: 200, noNaN: true }),
    fatPercent: maybe(3, 60),
    boneMass: maybe(1, 5),
    waist: maybe(40, 150),
    hip: maybe(40, 150),
  })
  fc.assert(
    fc.property(weighIn, (one) => {
      const record = derived(one, WOMAN)
      for (const value of Object.values(record)) expect(value ?? 0).toSatisfy(Number.isFinite)
      const isKnown = one.fatPercent !== undefined && one.boneMass !== undefined
      const sum = isKnown ? record.fatMass! + record.muscleMass! + record.bmd! : one.weight
      expect(record.muscleMass !== undefined).toBe(isKnown)
      expect(Math.abs(sum - one.weight)).toBeLessThan(0.011)
    }),
  )
})
