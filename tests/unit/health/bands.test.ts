import { expect, test } from 'vitest'
import { FEMALE_LIGHT_BELOW, getBoneEdges } from '#shared/health/band-edges.ts'
import { type BandMetric, getBandIndex, getBandRatings, getEdges, getRating } from '#shared/health/bands.ts'
import type { Body } from '#shared/health/body.ts'

const createMan = (body: Omit<Body, 'sex'> = {}): Body => ({
  sex: 'male',
  age: 30,
  heightCm: 175,
  weightKg: 70,
  ...body,
})
const createWoman = (body: Omit<Body, 'sex'> = {}): Body => ({
  sex: 'female',
  age: 30,
  heightCm: 162,
  weightKg: 55,
  ...body,
})
const PROTEIN = { proteinMassMin: 8, proteinMassMax: 10 }

const MIDDLE = [2, 3, 4, 2, 1]
const LESS = [4, 3, 2, 1]
const MORE = [1, 2, 3, 4]

/** metric, body, edges, rating per band. */
const TABLE: [BandMetric, Body, number[], number[]][] = [
  ['bmi', createMan(), [18.5, 21.5, 24, 28], MIDDLE],
  ['bmi', createWoman({ heightCm: undefined, age: undefined }), [18.5, 21.5, 24, 28], MIDDLE],
  ['weight', createMan({ heightCm: 200 }), [74, 86, 96, 112], MIDDLE],
  ['weight', createWoman({ heightCm: 150 }), [41.625, 48.375, 54, 63], MIDDLE],
  ['bodyFat', createMan({ age: 18 }), [10, 15, 21, 26], MIDDLE],
  ['bodyFat', createMan({ age: 39 }), [10, 15, 21, 26], MIDDLE],
  ['bodyFat', createMan({ age: 40 }), [11, 17, 22, 27], MIDDLE],
  ['bodyFat', createMan({ age: 59 }), [11, 17, 22, 27], MIDDLE],
  ['bodyFat', createMan({ age: 60 }), [13, 19, 24, 29], MIDDLE],
  ['bodyFat', createWoman({ age: 39 }), [12, 20, 26, 33], MIDDLE],
  ['bodyFat', createWoman({ age: 40 }), [13, 22, 28, 35], MIDDLE],
  ['bodyFat', createWoman({ age: 59 }), [13, 22, 28, 35], MIDDLE],
  ['bodyFat', createWoman({ age: 60 }), [15, 23, 30, 36], MIDDLE],
  ['vfr', createMan(), [4, 7, 12], LESS],
  ['bodyAge', createMan({ age: 30 }), [27, 30, 33], LESS],
  ['bodyAge', createWoman({ age: 18 }), [15, 18, 21], LESS],
  ['whr', createMan(), [0.81, 0.9, 0.96], LESS],
  ['whr', createWoman(), [0.73, 0.8, 0.87], LESS],
  ['subcutaneousFat', createMan(), [7, 10, 15], LESS],
  ['subcutaneousFat', createWoman(), [11, 14, 17], LESS],
  ['bwp', createMan(), [55, 60, 65], MORE],
  ['bwp', createWoman(), [45, 52.5, 60], MORE],
  ['bmd', createMan({ weightKg: 59.9 }), [2.4, 2.5, 2.6], MORE],
  ['bmd', createMan({ weightKg: 60 }), [2.8, 2.9, 3], MORE],
  ['bmd', createMan({ weightKg: 74.9 }), [2.8, 2.9, 3], MORE],
  ['bmd', createMan({ weightKg: 75 }), [3.1, 3.2, 3.3], MORE],
  ['bmd', createWoman({ weightKg: 44.9 }), [1.7, 1.8, 1.9], MORE],
  ['bmd', createWoman({ weightKg: 45 }), [2.1, 2.2, 2.3], MORE],
  ['bmd', createWoman({ weightKg: 59.9 }), [2.1, 2.2, 2.3], MORE],
  ['bmd', createWoman({ weightKg: 60 }), [2.4, 2.5, 2.6], MORE],
  ['muscleMass', createMan({ heightCm: 159.9 }), [38.5, 42.5, 46.5], MORE],
  ['muscleMass', createMan({ heightCm: 160 }), [44, 48.2, 52.4], MORE],
  ['muscleMass', createMan({ heightCm: 169.9 }), [44, 48.2, 52.4], MORE],
  ['muscleMass', createMan({ heightCm: 170 }), [49.4, 54.4, 59.4], MORE],
  ['muscleMass', createWoman({ heightCm: 149.9 }), [29.1, 31.9, 34.7], MORE],
  ['muscleMass', createWoman({ heightCm: 150 }), [32.9, 35.2, 37.5], MORE],
  ['muscleMass', createWoman({ heightCm: 160 }), [36.5, 39.5, 42.5], MORE],
  ['ssm', createMan({ heightCm: 170 }), [27.2, 29.9, 32.7], MORE],
  ['ssm', createWoman({ heightCm: 163 }), [20.1, 21.7, 23.4], MORE],
  ['pp', createWoman({ weightKg: 50 }), [15.2, 16, 21], MORE],
  ['bmr', createMan({ age: 29, weightKg: 70 }), [1701, 1726, 1750], MORE],
  ['bmr', createMan({ age: 30, weightKg: 70 }), [1632, 1660, 1691], MORE],
  ['bmr', createWoman({ age: 29, weightKg: 50 }), [1195, 1214, 1231], MORE],
  ['bmr', createWoman({ age: 30, weightKg: 50 }), [1197, 1226, 1255], MORE],
]

test.for(TABLE)('%s of %o: edges, and the rating on both sides of each', ([metric, body, edges, ratings]) => {
  const actual = getEdges(metric, body, PROTEIN)!
  expect(actual).toHaveLength(edges.length)
  expect(getBandRatings(metric as Exclude<BandMetric, 'bt'>)).toEqual(ratings)
  edges.forEach((edge, band) => {
    expect(actual[band]).toBeCloseTo(edge, 9)
    expect(getBandIndex(edge - 0.001, actual)).toBe(band)
    expect(getBandIndex(edge, actual)).toBe(band + 1) // an edge belongs to the band above it
  })
  expect(getRating(metric, 0, body, PROTEIN)?.rating).toBe(ratings[0])
  expect(getRating(metric, -5, body, PROTEIN)?.rating).toBe(ratings[0])
  expect(getRating(metric, 9998.9, body, PROTEIN)?.rating).toBe(ratings.at(-1))
})

const NEEDS = {
  age: ['bodyFat', 'bodyAge', 'bmr'],
  heightCm: ['weight', 'muscleMass', 'ssm'],
  weightKg: ['bmd', 'pp', 'bmr'],
} as const

test.for(Object.entries(NEEDS))('without %s exactly %o have no rating', ([field, needy]) => {
  const silent = TABLE.filter(
    ([metric]) => getRating(metric, 20, { ...createMan(), [field]: 0 }, PROTEIN) === undefined,
  )
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
])('protein masses %o give no bands', (extras) => expect(getEdges('pp', createMan(), extras)).toBeUndefined())

test.for([
  [44.9, 1.7, 1.7],
  [45, 2.1, 1.7],
  [59.9, 2.1, 1.7],
  [60, 2.4, 2.4],
] as const)('a woman of %d kg: bone bands from %d, or from %d by first match', ([weight, split, firstMatch]) => {
  expect(getBoneEdges('female', weight)[0]).toBe(split)
  expect(getBoneEdges('female', weight, FEMALE_LIGHT_BELOW.firstMatch)[0]).toBe(firstMatch)
  expect(getBoneEdges('male', weight, FEMALE_LIGHT_BELOW.firstMatch)).toEqual(getBoneEdges('male', weight))
})
