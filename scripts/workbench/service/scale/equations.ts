import { round } from '#shared/core/numbers.ts'

/** Published equations: what may be derived when a scale does not report it. */

/** kg/m²; Quetelet 1832, named BMI by Keys et al. 1972. */
export const bmiOf = (weight: number, heightCm: number): number => round(weight / (heightCm / 100) ** 2, 1)

/** kcal a day from fat-free mass in kg: 370 + 21.6 × FFM (Katch & McArdle). */
export const katchMcArdle = (fatFreeKg: number): number => round(370 + 21.6 * fatFreeKg, 0)

/** kg of water: 73.2 % of fat-free mass, the constant that goes back to Pace & Rathbun, J Biol Chem 1945; "about 0.73" in the review of Wang
 *  et al., Am J Clin Nutr 69, 1999, 833–841. */
export const waterMass = (fatFreeKg: number): number => 0.732 * fatFreeKg

/** kg of protein: 19.4 % of fat-free mass, beside 73.8 % water and 6.8 % mineral, in the reference body of Brožek et al., Ann N Y Acad Sci
 *  110, 1963, 113–140. */
export const proteinMass = (fatFreeKg: number): number => 0.194 * fatFreeKg

/** kg of fat, and of muscle as what is neither fat nor bone: the three add up to the weight. */
export function threeParts(weight: number, bodyFat: number, boneKg: number): { fatMass: number; muscleMass: number } {
  const fatMass = round((weight * bodyFat) / 100, 1)
  return { fatMass, muscleMass: round(weight - fatMass - boneKg, 2) }
}
