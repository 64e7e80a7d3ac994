import { EDGES } from '#shared/health/band-edges.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  muscleRange,
  type Range,
  SEGMENT_RANGES,
  shownLevel,
  VISCERAL_FAT_RANGE,
  type Level as Word,
} from '#shared/health/levels.ts'
import { decimalsOf } from '#shared/health/metrics.ts'
import type { Metric, ScaleRecord, SegmentKey } from './record.ts'
import { boneRange, standardMuscle, standardSkeletalMuscle } from './standards.ts'

/** -1 low, 0 standard, 1 high. */
export type Level = -1 | 0 | 1

const CODES: Record<Word, Level> = { low: -1, std: 0, high: 1 }

const REST = Number.POSITIVE_INFINITY
const between = (edges: readonly number[], first: number, last: number): Range => ({
  from: edges[first]!,
  below: edges[last]!,
})

/** What counts as standard; a metric without a row has no level. Where the rules give bands but no range, edges of the bands
 *  stand for it: the outer ones, or the one above which there is too much. */
const RANGES: Partial<Record<Metric, (body: Body, record: ScaleRecord) => Range | undefined>> = {
  bmi: () => BMI_RANGE,
  bodyFat: (body) => BODY_FAT_RANGES[body.sex],
  vfr: () => VISCERAL_FAT_RANGE,
  subcutaneousFat: (body) => between(EDGES.subcutaneousFat(body), 0, 2),
  bwp: (body) => between(EDGES.bwp(body), 0, 2),
  whr: (body) => ({ from: 0, below: EDGES.whr(body)[1]! }),
  bodyAge: (body) => {
    const edges = EDGES.bodyAge(body)
    return edges ? { from: 0, below: edges[2]! } : undefined
  },
  bmr: (body) => {
    const edges = EDGES.bmr(body)
    return edges && { from: edges[0]!, below: REST }
  },
  ssm: (body) => muscleRange(standardSkeletalMuscle(body)),
  muscleMass: (body) => muscleRange(standardMuscle(body)),
  bmd: (body, { weight }) => {
    const { min, max } = boneRange(body, weight)
    return { from: min, below: max }
  },
  pp: (_, { proteinMassMin, proteinMassMax, weight }) =>
    proteinMassMin === null || proteinMassMax === null
      ? undefined
      : { from: (proteinMassMin / weight) * 100, below: (proteinMassMax / weight) * 100 },
}

/** The level of a value as pages show it. Undefined when there is no value, nothing to hold it against, or no adult. */
export function levelOf(metric: Metric, record: ScaleRecord, body: Body): Level | undefined {
  if (isMinor(body)) return undefined
  const level = shownLevel(record[metric], RANGES[metric]?.(body, record), decimalsOf(metric))
  return level && CODES[level]
}

/** Muscle of a part is standard from 85 to 115 %, fat from 80 to 160 %. Null for who is no adult. */
export function segmentLevel(part: SegmentKey, rate: number, body: Body): Level | null {
  const level = shownLevel(rate, SEGMENT_RANGES[part.endsWith('Muscle') ? 'muscle' : 'fat'], 1)
  return !level || isMinor(body) ? null : CODES[level]
}

/** The grid writes levels as 0 standard, 1 high, 2 low. */
export const gridCode = (level: Level | undefined): 0 | 1 | 2 | null => (level === -1 ? 2 : (level ?? null))
