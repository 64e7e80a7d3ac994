import { toNumber } from '#shared/format/numbers.ts'

export type Sex = 'male' | 'female'

/**
 * Body data of the measured member. An absent field is unknown; rules that need it give no rating.
 */
export interface Body {
  sex: Sex
  /** Whole years. */
  age?: number
  heightCm?: number
  /** The weight of the same measurement, for the bands that depend on it. */
  weightKg?: number
}

/** 1 is male and any other value female; missing counts as 1. */
export function parseSex(gender: unknown): Sex {
  if (gender === undefined || gender === null || gender === '') return 'male'
  return toNumber(gender) === 1 ? 'male' : 'female'
}

/** Values outside these limits are input errors (shared/health/README.md, "Who is rated"). */
const AGES = [1, 150] as const
const HEIGHTS_CM = [30, 300] as const

function toNumberWithin(value: unknown, [min, max]: readonly [number, number]): number | undefined {
  const number = toNumber(value)
  return number !== undefined && number >= min && number <= max ? number : undefined
}

/** The age in years when it is known; 0 and the impossible are not. */
export const getAge = ({ age }: Body) => toNumberWithin(age, AGES)

/** The height in cm when it is known; the service's default 0 is not. */
export const getHeight = ({ heightCm }: Body) => toNumberWithin(heightCm, HEIGHTS_CM)

/** The weight in kg when it is known. */
export const getWeight = ({ weightKg }: Body) => {
  const weight = toNumber(weightKg)
  return weight !== undefined && weight > 0 ? weight : undefined
}

/**
 * True for a known age under 18, to whom the adult bands do not apply (shared/health/README.md,
 * "Who is rated"). An unknown age gives false.
 */
export function isMinor(body: Body): boolean {
  const age = getAge(body)
  return age !== undefined && age < 18
}

/** A body from the user's own record: numbers or numeric strings, 0 and nonsense dropped. */
export function toBody(user: { gender?: unknown; age?: unknown; height?: unknown }): Body {
  return {
    sex: parseSex(user.gender),
    age: toNumberWithin(user.age, AGES),
    heightCm: toNumberWithin(user.height, HEIGHTS_CM),
  }
}
