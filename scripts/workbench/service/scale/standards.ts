import { round } from '#shared/core/numbers.ts'
import { boneEdges, EDGES } from '#shared/health/band-edges.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { weightRange } from '#shared/health/levels.ts'
import { standardWeight } from '#shared/health/scale-results.ts'
import { proteinMass } from './equations.ts'

interface Range {
  min: number
  max: number
}

/** Fat of a standard body in percent: the middle of the reference ranges 10–20 and 18–28. */
export const STANDARD_FAT = { male: 15, female: 23 } as const

const around = (middle: number, share: number): Range => ({
  min: round(middle * (1 - share), 1),
  max: round(middle * (1 + share), 1),
})

/** The second of three edges: what is typical of the class. */
const MIDDLE = 1

/** kg of bone, 10 % either way of the class's typical mass: the rule for muscle, used here as a reading. */
export const boneRange = (body: Body, weight: number): Range => around(boneEdges(body.sex, weight)[MIDDLE]!, 0.1)

/** kg of all muscle that is standard for the height; undefined without a height. */
export const standardMuscle = (body: Body): number | undefined => EDGES.muscleMass(body)?.[MIDDLE]

export const standardSkeletalMuscle = (body: Body): number | undefined => EDGES.ssm(body)?.[MIDDLE]

/** kg of body water for this weight. */
export function waterRange(body: Body, weight: number): Range {
  const edges = EDGES.bwp(body)
  return { min: round((weight * edges[0]!) / 100, 1), max: round((weight * edges[edges.length - 1]!) / 100, 1) }
}

/** kg of protein, 10 % either way of what the fat-free part of a standard body holds; undefined without a height. */
export function proteinRange(body: Body): Range | undefined {
  const standard = standardWeight(body)
  return standard === undefined ? undefined : around(proteinMass(standard * (1 - STANDARD_FAT[body.sex] / 100)), 0.1)
}

/** The gauge of the home page: 85–115 % of standard weight, shown on a dial of 65–135 % in steps of 5 kg. The standard is an
 *  adult's. */
export function weightStandard(body: Body) {
  const standard = standardWeight(body)
  if (!standard) return { weightMax: 200, weightMin: 20, weightStandardLeft: null, weightStandardRight: null }
  const range = isMinor(body) ? undefined : weightRange(standard)
  return {
    weightMax: Math.round((standard * 1.35) / 5) * 5,
    weightMin: Math.round((standard * 0.65) / 5) * 5,
    weightStandardLeft: range ? round(range.from, 1) : null,
    weightStandardRight: range ? round(range.below, 1) : null,
  }
}
