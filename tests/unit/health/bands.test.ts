import { expect, test } from 'vitest'
import { boneEdges, FEMALE_LIGHT_BELOW } from '#shared/health/band-edges.ts'
import { type BandMetric, bandRatings, edgesOf, getBandIndex, getRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'

const man = (body: Omit<Body, 'sex'> = {}): Body => ({ sex: 'male', age: 30, heightCm: 175, weightKg: 70, ...body })
const woman = (body: Omit<Body, 'sex'> = {}): Body => ({ sex: 'female', age: 30, heightCm: 162, weightKg: 55, ...body })
const PROTEIN = { proteinMassMin: 8, proteinMassMax: 10 }

const MIDDLE = [2, 3, 4, 2, 1]
const LESS = [4, 3, 2, 1]
const MORE = [1, 2, 3, 4]

/** metric, body, edges, rating per band. */
const TABLE: [BandMetric, Body, number[], number[]][] = [
  ['bmi', man(), [18.5, 21.5, 24, 28], MIDDLE],
  ['bmi', woman({ heightCm: undefined, age: undefined }), [18.5, 21.5, 24, 28], MIDDLE],
  ['weight', man({ heightCm: 200 }), [74, 86, 96, 112], MIDDLE],
  ['weight', woman({ heightCm: 150 }), [41.625, 48.375, 54, 63], MIDDLE],
  ['bodyFat', man({ age: 18 }), [10, 15, 21, 26], MIDDLE],
  ['bodyFat', man({ age: 39 }), [10, 15, 21, 26], MIDDLE],
  ['bodyFat', man({ age: 40 }), [11, 17, 22, 27], MIDDLE],
  ['bodyFat', man({ age: 59 }), [11, 17, 22, 27], MIDDLE],
  ['bodyFat', man({ age: 60 }), [13, 19, 24, 29], MIDDLE],
  ['bodyFat', woman({ age: 39 }), [12, 20, 26, 33], MIDDLE],
  ['bodyFat', woman({ age: 40 }), [13, 22, 28, 35], MIDDLE],
  ['bodyFat', woman({ age: 59 }), [13, 22, 28, 35], MIDDLE],
  ['bodyFat', woman({ age: 60 }), [15, 23, 30, 36], MIDDLE],
  ['vfr', man(), [4, 7, 12], LESS],
  ['bodyAge', man({ age: 30 }), [27, 30, 33], LESS],
  ['bodyAge', woman({ age: 18 }), [15, 18, 21], LESS],
  ['whr', man(), [0.81, 0.9, 0.96], LESS],
  ['whr', woman(), [0.73, 0.8, 0.87], LESS],
  ['subcutaneousFat', man(), [7, 10, 15], LESS],
  ['subcutaneousFat', woman(), [11, 14, 17], LESS],
  ['bwp', man(), [55, 60, 65], MORE],
  ['bwp', woman(), [45, 52.5, 60], MORE],
  ['bmd', man({ weightKg: 59.9 }), [2.4, 2.5, 2.6], MORE],
  ['bmd', man({ weightKg: 60 }), [2.8, 2.9, 3], MORE],
  ['bmd', man({ weightKg: 74.9 }), [2.8, 2.9, 3], MORE],
  ['bmd', man({ weightKg: 75 }), [3.1, 3.2, 3.3], MORE],
  ['bmd', woman({ weightKg: 44.9 }), [1.7, 1.8, 1.9], MORE],
  ['bmd', woman({ weightKg: 45 }), [2.1, 2.2, 2.3], MORE],
  ['bmd', woman({ weightKg: 59.9 }), [2.1, 2.2, 2.3], MORE],
  ['bmd', woman({ weightKg: 60 }), [2.4, 2.5, 2.6], MORE],
  ['muscleMass', man({ heightCm: 159.9 }), [38.5, 42.5, 46.5], MORE],
  ['muscleMass', man({ heightCm: 160 }), [44, 48.2, 52.4], MORE],
  ['muscleMass', man({ heightCm: 169.9 }), [44, 48.2, 52.4], MORE],
  ['muscleMass', man({ heightCm: 170 }), [49.4, 54.4, 59.4], MORE],
  ['muscleMass', woman({ heightCm: 149.9 }), [29.1, 31.9, 34.7], MORE],
  ['muscleMass', woman({ heightCm: 150 }), [32.9, 35.2, 37.5], MORE],
  ['muscleMass', woman({ heightCm: 160 }), [36.5, 39.5, 42.5], MORE],
  ['ssm', man({ heightCm: 170 }), [27.2, 29.9, 32.7], MORE],
  ['ssm', woman({ heightCm: 163 }), [20.1, 21.7, 23.4], MORE],
  ['pp', woman({ weightKg: 50 }), [15.2, 16, 21], MORE],
  ['bmr', man({ age: 29, weightKg: 70 }), [1701, 1726, 1750], MORE],
  ['bmr', man({ age: 30, weightKg: 70 }), [1632, 1660, 1691], MORE],
  ['bmr', woman({ age: 29, weightKg: 50 }), [1195, 1214, 1231], MORE],
  ['bmr', woman({ age: 30, weightKg: 50 }), [1197, 1226, 1255], MORE],
]

test.for(TABLE)('%s of %o: edges, and the rating on both sides of each', ([metric, body, edges, ratings]) => {
  const actual = edgesOf(metric, body, PROTEIN)!
  expect(actual).toHaveLength(edges.length)
  expect(bandRatings(metric as Exclude<BandMetric, 'bt'>)).toEqual(ratings)
  edges.forEach((edge, band) => {
    expect(actual[band]).toBeCloseTo(edge, 9)
    expect(getBandIndex(edge - 0.001, actual)).toBe(band)
    expect(getBandIndex(edge, actual)).toBe(band + 1) // an edge belongs to the band above it
  })
  expect(getRating(metric, 0, body, PROTEIN)?.rating).toBe(ratings[0])
  expect(getRating(metric, -5, body, PROTEIN)?.rating).toBe(ratings[0])
  expect(getRating(metric, 9998.9, body, PROTEIN)?.rating).toBe(ratings.at(-1))
})

const NO_READINGS = [undefined, null, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY, 9999, 1e308, {}, [20]]
test.for(NO_READINGS)('a reading of %o has no rating', (reading) => {
  for (const [metric, body] of TABLE) expect(getRating(metric, reading, body, PROTEIN)).toBeUndefined()
})

test.for([1, 12, 17])('at %i the bands apply as they do to adults', (age) => {
  for (const [metric, body] of TABLE) expect(getRating(metric, 20, { ...body, age }, PROTEIN)).toBeDefined()
})

const NEEDS = {
  age: ['bodyFat', 'bodyAge', 'bmr'],
  heightCm: ['weight', 'muscleMass', 'ssm'],
  weightKg: ['bmd', 'pp', 'bmr'],
} as const

test.for(Object.entries(NEEDS))('without %s exactly %o have no rating', ([field, needy]) => {
  const silent = TABLE.filter(([metric]) => getRating(metric, 20, { ...man(), [field]: 0 }, PROTEIN) === undefined)
  expect(new Set(silent.map(([metric]) => metric))).toEqual(new Set(needy))
})

test.for([
  {},
  { proteinMassMin: 8 },
  { proteinMassMax: 10 },
  { proteinMassMin: 0, proteinMassMax: 10 },
  { proteinMassMin: -8, proteinMassMax: 10 },
  { proteinMassMin: 11, proteinMassMax: 10 },
  { proteinMassMin: 'x', proteinMassMax: null },
])('protein masses %o give no bands', (extras) => expect(edgesOf('pp', man(), extras)).toBeUndefined())

test.for([
  [44.9, 1.7, 1.7],
  [45, 2.1, 1.7],
  [59.9, 2.1, 1.7],
  [60, 2.4, 2.4],
] as const)('a woman of %d kg: bone bands from %d, or from %d by first match', ([weight, split, firstMatch]) => {
  expect(boneEdges('female', weight)[0]).toBe(split)
  expect(boneEdges('female', weight, FEMALE_LIGHT_BELOW.firstMatch)[0]).toBe(firstMatch)
  expect(boneEdges('male', weight, FEMALE_LIGHT_BELOW.firstMatch)).toEqual(boneEdges('male', weight))
})
