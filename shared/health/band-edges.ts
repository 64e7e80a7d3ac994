import { round, toNumber } from '#shared/format/numbers.ts'
import { type Body, getAge, getHeight, getWeight, type Sex } from './body.ts'

/** Protein masses of the same measurement in kg, which the protein bands need besides the body. */
export interface BandExtras {
  proteinMassMin?: unknown
  proteinMassMax?: unknown
}

export type Edges = readonly number[]
/** Rows of [exclusive upper limit of age, weight or height, value]; the first match applies. */
type Steps<T> = readonly (readonly [below: number, T])[]

const REST = Number.POSITIVE_INFINITY
const findStep = <T>(steps: Steps<T>, value: number | undefined): T | undefined =>
  value === undefined ? undefined : steps.find(([below]) => value < below)?.[1]

/** kg/m² (shared/health/README.md, "Weight and BMI"). */
const BMI: Edges = [18.5, 21.5, 24, 28]

/** Percent, by age (shared/health/README.md, "Body fat"). */
const BODY_FAT: Record<Sex, Steps<Edges>> = {
  male: [
    [40, [10, 15, 21, 26]],
    [60, [11, 17, 22, 27]],
    [REST, [13, 19, 24, 29]],
  ],
  female: [
    [40, [12, 20, 26, 33]],
    [60, [13, 22, 28, 35]],
    [REST, [15, 23, 30, 36]],
  ],
}

/** kcal = slope × kg + each intercept, by age (shared/health/README.md, "Basal metabolism"). */
const BASAL: Record<Sex, Steps<readonly [slope: number, intercepts: Edges]>> = {
  male: [
    [30, [15.3, [630, 655, 679]]],
    [REST, [11.6, [820, 848, 879]]],
  ],
  female: [
    [30, [14.7, [460, 479, 496]]],
    [REST, [8.7, [762, 791, 820]]],
  ],
}

/** kg of total muscle, by height in cm (shared/health/README.md, "Muscle"). */
const MUSCLE: Record<Sex, Steps<Edges>> = {
  male: [
    [160, [38.5, 42.5, 46.5]],
    [170, [44, 48.2, 52.4]],
    [REST, [49.4, 54.4, 59.4]],
  ],
  female: [
    [150, [29.1, 31.9, 34.7]],
    [160, [32.9, 35.2, 37.5]],
    [REST, [36.5, 39.5, 42.5]],
  ],
}

/**
 * Skeletal muscle (`ssm`) as a share of total muscle, to which the edges above refer. Assumption:
 * these scales report about 55 % (22.6 kg of 40.7 kg).
 */
export const SKELETAL_SHARE = 0.55

/**
 * The product's table lists overlapping female classes: "below 60", 45–60, 60+. Assumption: the
 * first ends at 45, so that all three apply; with `firstMatch` (60) the class 45–60 never does.
 */
export const FEMALE_LIGHT_BELOW = { split: 45, firstMatch: 60 } as const

/** Edges of bone mass in kg, by body weight in kg (shared/health/README.md, "Bone mass"). */
export function getBoneEdges(sex: Sex, weightKg: number, lightBelow: number = FEMALE_LIGHT_BELOW.split): Edges {
  const classes: Record<Sex, Steps<Edges>> = {
    male: [
      [60, [2.4, 2.5, 2.6]],
      [75, [2.8, 2.9, 3]],
      [REST, [3.1, 3.2, 3.3]],
    ],
    female: [
      [lightBelow, [1.7, 1.8, 1.9]],
      [60, [2.1, 2.2, 2.3]],
      [REST, [2.4, 2.5, 2.6]],
    ],
  }
  return findStep(classes[sex], weightKg)!
}

const selectBySex =
  (edges: Record<Sex, Edges>) =>
  ({ sex }: Body): Edges =>
    edges[sex]

/** 0.95·min, 1.00·min, 1.05·max of the protein masses, in percent of the weight. */
function getProteinEdges(body: Body, extras: BandExtras): Edges | undefined {
  const [min, max, weight] = [toNumber(extras.proteinMassMin), toNumber(extras.proteinMassMax), getWeight(body)]
  if (!min || !max || !weight || min < 0 || max < min) return undefined
  return [0.95 * min, min, 1.05 * max].map((mass) => (mass / weight) * 100)
}

/**
 * Edges between each metric's bands, lowest first; undefined if the body lacks a field they need.
 */
export const EDGES = {
  weight: (body) => {
    const height = getHeight(body)
    return height && BMI.map((bmi) => bmi * (height / 100) ** 2)
  },
  bmi: () => BMI,
  bodyFat: (body) => findStep(BODY_FAT[body.sex], getAge(body)),
  vfr: () => [4, 7, 12],
  bodyAge: (body) => {
    const age = getAge(body)
    return age && [age - 3, age, age + 3]
  },
  subcutaneousFat: selectBySex({ male: [7, 10, 15], female: [11, 14, 17] }),
  bwp: selectBySex({ male: [55, 60, 65], female: [45, 52.5, 60] }),
  whr: selectBySex({ male: [0.81, 0.9, 0.96], female: [0.73, 0.8, 0.87] }),
  bmd: (body) => {
    const weight = getWeight(body)
    return weight && getBoneEdges(body.sex, weight)
  },
  muscleMass: (body) => findStep(MUSCLE[body.sex], getHeight(body)),
  ssm: (body) => findStep(MUSCLE[body.sex], getHeight(body))?.map((edge) => round(edge * SKELETAL_SHARE, 1)),
  pp: getProteinEdges,
  bmr: (body) => {
    const [line, weight] = [findStep(BASAL[body.sex], getAge(body)), getWeight(body)]
    return line && weight ? line[1].map((intercept) => line[0] * weight + intercept) : undefined
  },
} satisfies Record<string, (body: Body, extras: BandExtras) => Edges | 0 | undefined>
