import type { Sex } from '#shared/health/body.ts'

/**
 * Deviation of a figure from the average one, each 0–1.3: overall fat, muscle, thinness, belly fat.
 */
export interface Build {
  fat?: number
  muscle?: number
  thin?: number
  belly?: number
}

/** Measures of a figure: half widths and distances from the centre line, in a box of 200 × 440. */
export interface Frame extends Required<Build> {
  isFemale: boolean
  neck: number
  shoulder: number
  chest: number
  bust: number
  waist: number
  stomach: number
  hip: number
}

/** Computes a figure's measures; all constants are specific to this drawing. */
export function createBodyFrame(sex: Sex, { fat = 0, muscle = 0, thin = 0, belly = 0 }: Build): Frame {
  const isFemale = sex === 'female'
  const pickBySex = (female: number, male: number) => (isFemale ? female : male)
  return {
    fat,
    muscle,
    thin,
    belly,
    isFemale,
    neck: pickBySex(8.2, 10.4) + muscle * 2.6 + fat * 3 - thin,
    shoulder: pickBySex(41, 49.5) + muscle * 5 + fat * 3.5 - thin * 3.5,
    chest: pickBySex(31, 37.5) + muscle * 4.5 + fat * 9 - thin * 3.2,
    bust: pickBySex(32.5, 37.5) + muscle * 3.6 + fat * 10 - thin * 4,
    waist: pickBySex(24.5, 31.5) + fat * 20 + belly * 9 - muscle * pickBySex(0.4, 1) - thin * 3.4,
    stomach: pickBySex(30, 32.5) + fat * 20 + belly * 9 - thin * 3.6,
    hip: pickBySex(38.5, 35.5) + fat * 13 + belly * 3 + muscle * pickBySex(1.2, 0.6) - thin * 3.8,
  }
}
