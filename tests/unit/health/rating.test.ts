import fc from 'fast-check'
import { expect, test } from 'vitest'
import { round } from '#shared/format/numbers.ts'
import { type BandMetric, getBandIndex, getBandRatings, getEdges, getRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { parsePartMass, toScaleValue } from '#shared/health/measured.ts'
import { formatMetric, getMetric } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'

const man: Body = { sex: 'male', age: 30, heightCm: 170 }
const bare: Body = { sex: 'female' }

test.for([
  ['vfr', 3.9, '3.9', '优秀'],
  ['vfr', 3.94, '3.9', '优秀'],
  ['vfr', 3.95, '4', '正常'],
  ['vfr', 6.6, '6.6', '正常'],
  ['vfr', 6.95, '7', '警戒'],
  ['vfr', 11.6, '11.6', '警戒'],
  ['vfr', 12, '12', '风险'],
  ['vfr', -0.4, '0', '优秀'],
  ['vfr', -3, '0', '优秀'],
  ['bodyAge', 32.6, '32.6', '警戒'],
  ['bodyAge', 33, '33', '风险'],
  ['bmr', 1700.4, '1,700.4', '优秀'],
  ['bodyFat', 20.94, '20.9', '优秀'],
  ['bodyFat', 20.95, '21.0', '警戒'],
  ['whr', 0.896, '0.90', '警戒'],
  ['whr', 0.894, '0.89', '正常'],
  ['bmi', 23.94, '23.9', '优秀'],
  ['bmi', 23.96, '24.0', '警戒'],
  ['bmi', 18.46, '18.5', '正常'],
  ['bmi', 18.44, '18.4', '警戒'],
] as const)('%s of %d reads %s and is %s', ([key, value, text, name]) => {
  const body = { ...man, weightKg: 65 }
  expect(formatMetric(getMetric(key), toScaleValue(value, getMetric(key).decimals))).toBe(text)
  expect(RATINGS[getRating(key, value, body)!.rating].name).toBe(name)
})

test('a BMI is rated by its own value, whatever height and weight the profile has today', () => {
  for (const heightCm of [undefined, 0, 150, 165, 190])
    for (const weightKg of [undefined, 40, 62, 90])
      expect(getRating('bmi', 22, { sex: 'male', heightCm, weightKg })?.rating).toBe(4)
})

test('a weight is rated by the BMI edges × height², without a height by nothing', () => {
  // 24 × 1.7² = 69.36.
  expect(getRating('weight', 69.3, man)?.rating).toBe(4)
  expect(getRating('weight', 69.4, man)?.rating).toBe(2)
  expect(getRating('weight', 69.3, { sex: 'male' })).toBeUndefined()
})

test('under 18 the same bands apply', () => {
  for (const age of [1, 12, 17]) {
    expect(getRating('bmi', 22, { ...man, age })?.rating).toBe(4)
    expect(getRating('bodyFat', 12, { ...man, age })?.rating).toBe(3)
    expect(getRating('bodyAge', age + 3, { ...man, age })?.rating).toBe(1)
  }
})

test('the service’s rating wins, and says whose it is', () => {
  const local = getRating('bodyFat', 16, man)!
  expect(local).toEqual({ rating: 4, source: 'bands', band: 2, edges: [10, 15, 21, 26] })
  expect(getRating('bodyFat', 16, man, { rate: 4 })).toEqual(local)
  // Where the value lies in our own table is known all the same.
  expect(getRating('bodyFat', 16, man, { rate: 1 })).toEqual({ ...local, rating: 1, source: 'service' })
  expect(getRating('bodyFat', 16, null, { rate: 1 })).toMatchObject({ rating: 1, source: 'service', edges: undefined })
  expect(getRating('bodyFat', 16, null)).toBeUndefined()
  expect(getRating('bodyFat', 16, man, { rate: 7 })).toEqual(local)
  expect(getRating('bt', 5, man, { rate: 3 })).toBeUndefined()
})

test.for([undefined, null, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY, 9999, 1e308, {}, [20]])(
  'a value of %o has no rating, not even the service’s',
  (value) => expect(getRating('bmi', value, man, { rate: 4 })).toBeUndefined(),
)

test.for([18.5, 21.5, 24, 28])('an edge of %d: noise does not cross it, what is below it is below', (edge) => {
  const edges = getEdges('bmi', bare)!
  const band = getBandIndex(edge, edges)
  for (const noise of [edge * (1 - 1e-9), edge * (1 - 2e-15), edge * (1 + 2e-15)])
    expect(getBandIndex(noise, edges)).toBe(band)
  for (const below of [edge - 1e-6, edge - 0.001]) expect(getBandIndex(below, edges)).toBe(band - 1)
})

test('a rating is that of the number that is read', () => {
  const metrics = fc.constantFrom<BandMetric>('vfr', 'bodyFat', 'whr', 'bodyAge', 'bwp')
  fc.assert(
    fc.property(metrics, fc.double({ min: 0, max: 100, noNaN: true }), (metric, value) => {
      const edges = getEdges(metric, man)!
      const read = Number(value.toFixed(metric === 'whr' ? 2 : 1))
      expect(getRating(metric, value, man)?.rating).toBe(getBandRatings(metric as 'vfr')[getBandIndex(read, edges)])
    }),
    { numRuns: 500, examples: [['vfr', 6.6]] },
  )
})

test.for([
  [55.2, 50, undefined],
  [50, 50, 50],
  [31.4, undefined, 31.4],
  [-1, 50, 0],
] as const)('%d kg of a body of %d kg', ([mass, weight, expected]) =>
  expect(parsePartMass(mass, weight)).toBe(expected),
)

test('rounding is by the digits, halves up, and nothing is below 0', () =>
  expect([toScaleValue(1.005, 2), toScaleValue('6.55'), toScaleValue(-2), round(-2, 1)]).toEqual([1.01, 6.6, 0, -2]))

test('the two scales share no word', () => {
  const label = [...Object.values(LEVELS), ...Object.values(RATINGS)].map(({ name }) => name)
  expect(new Set(label).size).toBe(7)
})
