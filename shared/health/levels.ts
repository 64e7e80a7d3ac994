import { round, toNumber } from '#shared/format/numbers.ts'
import type { Body, Sex } from './body.ts'
import { hasReached, parseMeasured, toScaleValue } from './measured.ts'
import type { MetricKey } from './metrics.ts'
import { getStandardWeight } from './scale-results.ts'

/** Three-level verdicts against a standard range. */
export type Level = 'low' | 'std' | 'high'

/** Names of the levels. They differ from the names of the four ratings, which are another scale. */
export const LEVELS = {
  low: { name: '偏低' },
  std: { name: '标准' },
  high: { name: '偏高' },
} as const satisfies Record<Level, { name: string }>

/** The standard range: from ≤ standard < below. */
export interface Range {
  from: number
  below: number
}

/** kg/m². */
export const BMI_RANGE: Range = { from: 18.5, below: 24 }
/** Range of the visceral fat level; it is never low (shared/health/README.md, "Levels"). */
export const VISCERAL_FAT_RANGE: Range = { from: 0, below: 10 }
/** Percent of body weight (shared/health/README.md, "Levels"). */
export const BODY_FAT_RANGES: Record<Sex, Range> = { male: { from: 10, below: 20 }, female: { from: 18, below: 28 } }
/** Percent of the segment's own standard (shared/health/README.md, "Levels"). */
export const SEGMENT_RANGES: Record<'muscle' | 'fat', Range> = {
  muscle: { from: 85, below: 115 },
  fat: { from: 80, below: 160 },
}

/** Range from two bounds of the service (water, bone); undefined unless 0 ≤ min < max. */
export function createRange(min: unknown, max: unknown): Range | undefined {
  const [from, below] = [toNumber(min), toNumber(max)]
  return from !== undefined && below !== undefined && from >= 0 && from < below ? { from, below } : undefined
}

const getShareRange = (standard: unknown, from: number, below: number) => {
  const kg = toNumber(standard)
  return kg !== undefined && kg > 0 ? { from: (kg * from) / 100, below: (kg * below) / 100 } : undefined
}

/** 85–115 % of the standard weight in kg; undefined without one. */
export const getWeightRange = (standardKg: unknown): Range | undefined => getShareRange(standardKg, 85, 115)

/** 90–110 % of the standard muscle mass in kg; undefined without one. */
export const getMuscleRange = (standardKg: unknown): Range | undefined => getShareRange(standardKg, 90, 110)

/** low < from ≤ std < below ≤ high. Undefined for a missing value or a missing range. */
export function getLevel(value: unknown, range: Range | undefined): Level | undefined {
  const number = parseMeasured(value)
  if (number === undefined || !range) return undefined
  if (!hasReached(number, range.from)) return 'low'
  return hasReached(number, range.below) ? 'high' : 'std'
}

/** Range with its bounds rounded to `decimals` for display; unrounded if they would coincide. */
export function getDisplayedRange(range: Range | undefined, decimals = 1): Range | undefined {
  if (!range) return undefined
  const [from, below] = [round(range.from, decimals), round(range.below, decimals)]
  return from < below ? { from, below } : range
}

/** Level of the displayed value against the displayed range. */
export const getDisplayedLevel = (value: unknown, range: Range | undefined, decimals = 1): Level | undefined =>
  getLevel(toScaleValue(value, decimals), getDisplayedRange(range, decimals))

/** Parses the service's level code in records and segments: -1 low, 0 standard, 1 high. */
export const parseRecordLevel = (rateCode: unknown): Level | undefined =>
  (({ '-1': 'low', '0': 'std', '1': 'high' }) as const)[String(toNumber(rateCode))]

/**
 * Parses the service's level code: 1 high, 0 standard; low is 2 in the composition grid and -1 in
 * records. Any other code is undefined.
 */
export const parseGridLevel = (rateCode: unknown): Level | undefined =>
  toNumber(rateCode) === 2 ? 'low' : parseRecordLevel(rateCode)

/** Standard ranges that depend on the body alone; other metrics have theirs in the measurement. */
const STANDARDS: Partial<Record<MetricKey, (body: Body) => Range | undefined>> = {
  weight: (body) => getWeightRange(getStandardWeight(body)),
  bmi: () => BMI_RANGE,
  bodyFat: ({ sex }) => BODY_FAT_RANGES[sex],
  vfr: () => VISCERAL_FAT_RANGE,
}

/** Standard range of a metric for this person. */
export const getStandardRange = (key: MetricKey, body: Body): Range | undefined => STANDARDS[key]?.(body)
