import { clamp, toNumber } from '#shared/core/numbers.ts'
import type { Sex } from './body.ts'

/** Three-level verdicts against a standard range. */
export type Level = 'low' | 'std' | 'high'

/** By level: its word, and the key of its colour (design: Ratings; 标准 shares the colour of 优秀, 偏高 that of 警戒). */
export const LEVELS = {
  low: { name: '偏低', colour: 'low' },
  std: { name: '标准', colour: 'excellent' },
  high: { name: '偏高', colour: 'warn' },
} as const satisfies Record<Level, { name: string; colour: string }>

/** The standard range: from ≤ standard < below. */
export interface Range {
  from: number
  below: number
}

/** Spec §9. */
export const BMI_RANGE: Range = { from: 18.5, below: 24 }
/** Levels; there is no "too low" (spec §9: threshold 10). */
export const VISCERAL_FAT_RANGE: Range = { from: 0, below: 10 }
/** Percent of body weight (spec §5: sex changes reference ranges). */
export const BODY_FAT_RANGES: Record<Sex, Range> = { male: { from: 10, below: 20 }, female: { from: 18, below: 28 } }
/** Percent of the segment's own standard (spec §9). */
export const SEGMENT_RANGES: Record<'muscle' | 'fat', Range> = {
  muscle: { from: 85, below: 115 },
  fat: { from: 80, below: 160 },
}

/** A range from two bounds of the service (water, bone); undefined unless 0 ≤ min < max. */
export function rangeBetween(min: unknown, max: unknown): Range | undefined {
  const [from, below] = [toNumber(min), toNumber(max)]
  return from !== undefined && below !== undefined && from >= 0 && from < below ? { from, below } : undefined
}

const share = (standard: unknown, from: number, below: number) => {
  const kg = toNumber(standard)
  return kg !== undefined && kg > 0 ? { from: (kg * from) / 100, below: (kg * below) / 100 } : undefined
}

/** 85–115 % of the standard weight in kg (spec §9); undefined without one. */
export const weightRange = (standardKg: unknown): Range | undefined => share(standardKg, 85, 115)

/** 90–110 % of the standard muscle mass in kg (spec §9); undefined without one. */
export const muscleRange = (standardKg: unknown): Range | undefined => share(standardKg, 90, 110)

/** low < from ≤ std < below ≤ high (contract: Level). Undefined for a missing or negative value or a missing range. */
export function levelOf(value: unknown, range: Range | undefined): Level | undefined {
  const number = toNumber(value)
  if (number === undefined || number < 0 || !range) return undefined
  if (number < range.from) return 'low'
  return number < range.below ? 'std' : 'high'
}

/** The service's code in records and segments: -1 low, 0 standard, 1 high. */
export const recordLevel = (rateCode: unknown): Level | undefined =>
  (({ '-1': 'low', '0': 'std', '1': 'high' }) as const)[String(toNumber(rateCode))]

/** The service's code in the composition grid: 1 high, 2 low, 0 standard. */
export const gridLevel = (rateCode: unknown): Level | undefined =>
  (({ '0': 'std', '1': 'high', '2': 'low' }) as const)[String(toNumber(rateCode))]

/** A pointer position 0–1 on the three-part bar whose joints are the range's bounds; the outer parts are as wide as the
 *  standard one and hold the pointer at their ends. Undefined where there is no level. */
export function levelPosition(value: unknown, range: Range | undefined): number | undefined {
  if (!range || levelOf(value, range) === undefined) return undefined
  const position = (1 + (toNumber(value)! - range.from) / (range.below - range.from)) / 3
  return clamp(position, 0, 1)
}
