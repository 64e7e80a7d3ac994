import { round } from '#shared/core/numbers.ts'
import { proteinMass, standardWeight } from './equations.ts'

/** Whom a standard is for. */
export interface Body {
  isMale: boolean
  /** Undefined when the birthday is unknown. */
  age: number | undefined
  /** cm, 0 = not given. */
  heightCm: number
}

interface Range {
  min: number
  max: number
}

/** The middle bone edge per weight class, kg (contract §4). */
const BONE = {
  male: [
    { below: 60, kg: 2.5 },
    { below: 75, kg: 2.9 },
    { below: Number.POSITIVE_INFINITY, kg: 3.2 },
  ],
  female: [
    { below: 45, kg: 1.8 },
    { below: 60, kg: 2.2 },
    { below: Number.POSITIVE_INFINITY, kg: 2.5 },
  ],
}

/** The middle muscle edge per height class, kg (contract §4). */
const MUSCLE = {
  male: [
    { below: 160, kg: 42.5 },
    { below: 170, kg: 48.2 },
    { below: Number.POSITIVE_INFINITY, kg: 54.4 },
  ],
  female: [
    { below: 150, kg: 31.9 },
    { below: 160, kg: 35.2 },
    { below: Number.POSITIVE_INFINITY, kg: 39.5 },
  ],
}

/** Body water in percent of weight, §5: from the lowest to the highest edge. */
const WATER = { male: [55, 65], female: [45, 60] } as const

/** Skeletal muscle is about 55.5 % of all that is neither fat nor bone in the seeded bodies; a reading, no source. */
export const SKELETAL_SHARE = 0.555
/** Fat of a standard body in percent: the middle of §5's reference ranges 10–20 and 18–28. */
export const STANDARD_FAT = { male: 15, female: 23 } as const

const rowFor = (rows: readonly { below: number; kg: number }[], value: number) =>
  rows.find(({ below }) => value < below)
const sexOf = ({ isMale }: Body) => (isMale ? 'male' : 'female')
const around = (middle: number, share: number): Range => ({
  min: round(middle * (1 - share), 1),
  max: round(middle * (1 + share), 1),
})

/** kg of bone, 10 % either way of the class's typical mass: the rule §9 has for muscle, used here as a reading. */
export const boneRange = (body: Body, weight: number): Range => around(rowFor(BONE[sexOf(body)], weight)?.kg ?? 0, 0.1)

/** kg of all muscle that is standard for the height; undefined without a height. */
export const standardMuscle = (body: Body): number | undefined =>
  body.heightCm > 0 ? rowFor(MUSCLE[sexOf(body)], body.heightCm)?.kg : undefined

export const standardSkeletalMuscle = (body: Body): number | undefined => {
  const muscle = standardMuscle(body)
  return muscle === undefined ? undefined : round(muscle * SKELETAL_SHARE, 1)
}

/** kg of body water for this weight. */
export function waterRange(body: Body, weight: number): Range {
  const [low, high] = WATER[sexOf(body)]
  return { min: round((weight * low) / 100, 1), max: round((weight * high) / 100, 1) }
}

/** kg of protein, 10 % either way of what the fat-free part of a standard body holds; undefined without a height. */
export function proteinRange(body: Body): Range | undefined {
  if (body.heightCm <= 0) return undefined
  const fatFree = standardWeight(body.heightCm) * (1 - STANDARD_FAT[sexOf(body)] / 100)
  return around(proteinMass(fatFree), 0.1)
}

/** The gauge of the home page: 85–115 % of standard weight (§9), shown on a dial of 65–135 % in steps of 5 kg. */
export function weightStandard({ heightCm }: Body) {
  if (heightCm <= 0) return { weightMax: 200, weightMin: 20, weightStandardLeft: null, weightStandardRight: null }
  const standard = standardWeight(heightCm)
  return {
    weightMax: Math.round((standard * 1.35) / 5) * 5,
    weightMin: Math.round((standard * 0.65) / 5) * 5,
    weightStandardLeft: round(standard * 0.85, 1),
    weightStandardRight: round(standard * 1.15, 1),
  }
}
