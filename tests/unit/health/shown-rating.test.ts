import fc from 'fast-check'
import { expect, test } from 'vitest'
import { round } from '#shared/core/numbers.ts'
import { type BandMetric, bandOf, ratingOf, shownRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { partMass, shownNumber } from '#shared/health/reading.ts'

const man: Body = { sex: 'male', age: 30, heightCm: 170 }
const bare: Body = { sex: 'female' }

test.for([
  ['BMI that reads 24.0', 'bmi', 23.96, bare, 2],
  ['BMI that reads 23.9', 'bmi', 23.94, bare, 4],
  ['BMI that reads 18.5', 'bmi', 18.46, bare, 3],
  ['BMI that reads 18.4', 'bmi', 18.44, bare, 2],
  ['visceral fat that reads 7', 'vfr', 6.6, bare, 2],
  ['visceral fat that reads 6', 'vfr', 6.4, bare, 3],
  ['visceral fat that reads 10', 'vfr', 9.6, bare, 2],
  ['visceral fat that reads 12', 'vfr', 11.5, bare, 1],
  ['visceral fat that reads 4', 'vfr', 3.5, bare, 3],
  ['body age that reads 33', 'bodyAge', 32.6, man, 1],
  ['body fat that reads 21.0', 'bodyFat', 20.95, man, 2],
  ['waist-hip ratio that reads 0.90', 'whr', 0.896, man, 2],
  ['waist-hip ratio that reads 0.89', 'whr', 0.894, man, 3],
  ['a value that would read 0', 'vfr', -0.4, bare, undefined],
  ['a weight with a BMI of 23.98', 'weight', 69.3, man, 4],
  ['a weight with a BMI of 24.01', 'weight', 69.4, man, 2],
  ['its BMI, which reads 24.0', 'bmi', 24, { ...man, weightKg: 69.3 }, 4],
  ['a BMI of 23.9 sent along', 'bmi', 23.9, { ...man, weightKg: 69.4 }, 2],
  ['a BMI below 0', 'bmi', -1, { ...man, weightKg: 69.3 }, undefined],
  ['a BMI of who has no height', 'bmi', 24, { sex: 'male', weightKg: 69.3 }, 2],
] as const)('%s', ([, metric, value, body, rating]) => {
  expect(shownRating(metric as BandMetric, value, body as Body)).toBe(rating)
})

test.for([18.5, 21.5, 24, 28])('an edge of %d: noise apart, what is below it is below', (edge) => {
  const band = bandOf('bmi', edge, bare)!
  for (const noise of [edge * (1 - 2e-15), edge * (1 + 2e-15)]) expect(bandOf('bmi', noise, bare)).toBe(band)
  for (const below of [edge - 1e-9, edge * (1 - 1e-9), edge - 1e-6]) expect(bandOf('bmi', below, bare)).toBe(band - 1)
})

test('weight and BMI of one record never disagree: 30 to 300 kg in tenths, 120 to 220 cm', () => {
  for (let heightCm = 120; heightCm <= 220; heightCm++)
    for (let tenths = 300; tenths <= 3000; tenths += heightCm % 10 === 0 ? 1 : 13) {
      const weightKg = tenths / 10
      const body = { ...man, heightCm, weightKg }
      // Whatever the record says its BMI is.
      const bmi = tenths % 3 ? round(weightKg / (heightCm / 100) ** 2, 1) : tenths % 200
      const [weight, other] = [shownRating('weight', weightKg, body), shownRating('bmi', bmi, body)]
      if (weight !== other || weight !== ratingOf('bmi', weightKg / (heightCm / 100) ** 2, body))
        expect.fail(`${weightKg} kg, ${heightCm} cm: ${weight}, ${other}`)
    }
})

test('a rating is that of the number that is read', () => {
  const metrics = fc.constantFrom<[BandMetric, number]>(
    ['vfr', 0],
    ['bodyFat', 1],
    ['whr', 2],
    ['bodyAge', 0],
    ['bwp', 1],
  )
  fc.assert(
    fc.property(metrics, fc.double({ min: 0, max: 100, noNaN: true }), ([metric, decimals], value) => {
      expect(shownRating(metric, value, man)).toBe(ratingOf(metric, Number(value.toFixed(decimals)), man) ?? undefined)
    }),
    {
      numRuns: 500,
      examples: [
        [['vfr', 0], 6.6],
        [['vfr', 0], 9.6],
      ],
    },
  )
})

test.for([
  [55.2, 50, undefined],
  [50, 50, 50],
  [31.4, undefined, 31.4],
  [-1, 50, undefined],
] as const)('%d kg of a body of %d kg', ([mass, weight, expected]) => expect(partMass(mass, weight)).toBe(expected))

test('rounding is by the digits, halves up', () =>
  expect([shownNumber(1.005, 2), shownNumber('6.5', 0)]).toEqual([1.01, 7]))

test('the two scales share no word', () => {
  const words = [...Object.values(LEVELS), ...Object.values(RATINGS)].map(({ name }) => name)
  expect(new Set(words).size).toBe(7)
})
