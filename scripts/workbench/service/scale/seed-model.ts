import { clamp, round } from '#shared/core/numbers.ts'
import { SKELETAL_SHARE } from '#shared/health/band-edges.ts'
import type { Body } from '#shared/health/body.ts'
import { standardWeight } from '#shared/health/scale-results.ts'
import { formCode } from './body-form.ts'
import { bmiOf, katchMcArdle, proteinMass, threeParts, waterMass } from './equations.ts'
import type { Part, ScaleRecord, Segments } from './record.ts'
import { proteinRange, STANDARD_FAT, standardMuscle } from './standards.ts'

/** The readings that a seeded scale makes of a body. Not for imports, whose values may only be derived by published equations. */
export function composition(body: Required<Omit<Body, 'weightKg'>>, weight: number, bodyFat: number) {
  const { sex, age, heightCm } = body
  const isMale = sex === 'male'
  const bmi = bmiOf(weight, heightCm)
  const bmd = round((isMale ? 0.044 : 0.054) * (weight - (weight * bodyFat) / 100), 1)
  const { fatMass, muscleMass } = threeParts(weight, bodyFat, bmd)
  const fatFree = weight - fatMass
  const extraFat = bodyFat - (isMale ? 15 : 23)
  const vfr = clamp(Math.round((bmi - 18) * 0.85 + age * 0.05 + (isMale ? 1 : 0)), 1, 20)
  const penalty = Math.abs(extraFat) * 1.6 + Math.abs(bmi - 21.5) * 2 + clamp(vfr - 6, 0, 14) * 1.2
  const protein = proteinRange(body)
  return {
    bmi,
    bodyFat,
    bmd,
    fatMass,
    muscleMass,
    muscleRate: round((muscleMass / weight) * 100, 1),
    ssm: round(muscleMass * SKELETAL_SHARE, 1),
    bmr: katchMcArdle(fatFree),
    bwp: round((waterMass(fatFree) / weight) * 100, 1),
    pp: round((proteinMass(fatFree) / weight) * 100, 1),
    vfr,
    whr: round((isMale ? 0.78 : 0.7) + (bmi - 18) * 0.012 + age * 0.0008, 2),
    subcutaneousFat: round(bodyFat * (isMale ? 0.62 : 0.6), 1),
    bodyAge: clamp(Math.round(age - 3 + extraFat * 0.5 + (bmi - 21.5) * 0.4), 18, 80),
    btCode: formCode(bmi, bodyFat, body, muscleMass),
    score: clamp(Math.round(93 - penalty), 45, 99),
    proteinMassMin: protein?.min ?? null,
    proteinMassMax: protein?.max ?? null,
  } satisfies Partial<ScaleRecord>
}

/** Share of all fat, and of all muscle, that sits in one part. Head and neck hold the rest. */
const FAT_SHARE = { leftArm: 0.056, rightArm: 0.054, allBody: 0.51, leftLeg: 0.165, rightLeg: 0.163 }
const MUSCLE_SHARE = { leftArm: 0.047, rightArm: 0.049, allBody: 0.452, leftLeg: 0.166, rightLeg: 0.169 }
/** Fat changes first round the trunk: how much of a surplus each part takes. */
const FAT_DRIFT = { leftArm: 0.8, rightArm: 0.6, allBody: 1.4, leftLeg: 1, rightLeg: 1 }

/** Masses of the ten parts and their percent of a standard body of the same height; `wobble` makes days differ. */
export function segmentsOf(
  body: Body,
  fatMass: number,
  muscleMass: number,
  wobble: (part: string) => number,
): Segments {
  const standardFat = (standardWeight(body)! * STANDARD_FAT[body.sex]) / 100
  const standardLean = standardMuscle(body) ?? muscleMass
  const surplus = fatMass / standardFat - 1
  const entries = (Object.keys(FAT_SHARE) as Part[]).flatMap((part) => {
    const fatRate = (1 + surplus * FAT_DRIFT[part]) * (1 + 0.02 * wobble(part))
    const muscleRate = (muscleMass / standardLean) * (1 + 0.012 * wobble(`${part}Muscle`))
    return [
      [part, measured(standardFat * FAT_SHARE[part], Math.max(0.2, fatRate))],
      [`${part}Muscle`, measured(standardLean * MUSCLE_SHARE[part], muscleRate)],
    ] as const
  })
  return Object.fromEntries(entries) as Segments
}

const measured = (standard: number, rate: number) => ({ mass: round(standard * rate, 1), rate: round(rate * 100, 1) })
