import { formatFixed } from '#shared/format/numbers.ts'
import { formatMass } from '#shared/format/weight-unit.ts'
import { getLevelZones, type Zone } from '#shared/health/axis.ts'
import { type Level, SEGMENT_RANGES } from '#shared/health/levels.ts'
import { parsePartMass, toScaleValue } from '#shared/health/measured.ts'
import { getSegmentLevel, SEGMENTS, type SegmentKey, type Tissue } from '#shared/health/segments.ts'

/** Tissues that a body figure can show. */
export const TISSUES = [
  { key: 'fat', label: '脂肪' },
  { key: 'muscle', label: '肌肉' },
] as const

/** Formatted texts of a segment, '-' when missing. */
export interface SegmentReading {
  /** Mass in the member's unit of weight. */
  mass: string
  /** Percentage with its sign: '96.4%'. */
  percent: string
  level?: Level | undefined
  /** Position of its percentage on the three levels. */
  zones?: readonly Zone[] | undefined
}

interface Segment {
  muscleOrFatMass?: number | undefined
  muscleOrFatRate?: number | undefined
  rateCode?: number | undefined
}

/**
 * Converts one segment of the service's payload to texts.
 * @param weightKg of the same measurement
 */
export function getSegmentReading(
  tissue: Tissue,
  segment: Segment | undefined,
  weightKg: number | undefined,
): SegmentReading {
  const { muscleOrFatMass, muscleOrFatRate, rateCode } = segment ?? {}
  const percent = toScaleValue(muscleOrFatRate)
  const level = getSegmentLevel(tissue, muscleOrFatRate, rateCode)
  return {
    mass: formatMass(parsePartMass(muscleOrFatMass, weightKg)),
    percent: percent === undefined ? '-' : `${formatFixed(percent, 1)}%`,
    level,
    zones: level && percent !== undefined ? getLevelZones(level, percent, SEGMENT_RANGES[tissue]) : undefined,
  }
}

/** Maps each of the five segments. */
export const mapSegments = <T>(getReading: (key: SegmentKey) => T) =>
  Object.fromEntries(SEGMENTS.map(({ key }) => [key, getReading(key)])) as Record<SegmentKey, T>
