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
  /** Weight of the same measurement, for the bands that depend on it. */
  weightKg?: number
}

/** Parses the service's gender: 1 is male, any other value female; missing counts as 1. */
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

/** Age in years; undefined if missing, 0 or outside the limits. */
export const getAge = ({ age }: Body) => toNumberWithin(age, AGES)

/** Height in cm; undefined if missing, 0 (the service's default) or outside the limits. */
export const getHeight = ({ heightCm }: Body) => toNumberWithin(heightCm, HEIGHTS_CM)

/** Weight in kg; undefined if missing. */
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

/**
 * Converts the user's record to a body: parses numbers and numeric strings, drops 0 and invalid
 * values.
 */
export function toBody(user: { gender?: unknown; age?: unknown; height?: unknown }): Body {
  return {
    sex: parseSex(user.gender),
    age: toNumberWithin(user.age, AGES),
    heightCm: toNumberWithin(user.height, HEIGHTS_CM),
  }
}
