import { round } from '#shared/format/numbers.ts'
import { EDGES, getBoneEdges } from '#shared/health/band-edges.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  getDisplayedLevel,
  getMuscleRange,
  getWeightRange,
  type Level as LevelName,
  type Range,
  SEGMENT_RANGES,
  VISCERAL_FAT_RANGE,
} from '#shared/health/levels.ts'
import { getDecimals } from '#shared/health/metrics.ts'
import { getStandardWeight } from '#shared/health/scale-results.ts'
import type { Metric, ScaleRecord, SegmentKey } from './records.ts'

/** The middle of three band edges: the typical value of the class. */
const MIDDLE = 1

/** kg of bone: 10 % either way of the typical mass of the class. A choice of this service. */
export function getBoneRange(body: Body, weight: number): { min: number; max: number } {
  const typical = getBoneEdges(body.sex, weight)[MIDDLE]!
  return { min: round(typical * 0.9, 1), max: round(typical * 1.1, 1) }
}

/** kg of standard skeletal muscle; undefined without a height. */
export const getStandardSkeletalMuscle = (body: Body): number | undefined => EDGES.ssm(body)?.[MIDDLE]

/** kg of body water for this weight. */
export function getWaterRange(body: Body, weight: number): { min: number; max: number } {
  const edges = EDGES.bwp(body)
  return { min: round((weight * edges[0]!) / 100, 1), max: round((weight * edges.at(-1)!) / 100, 1) }
}

/**
 * The gauge of the home page: 85–115 % of standard weight on a dial of 65–135 % in steps of 5 kg.
 * No range for minors.
 */
export function getWeightStandard(body: Body) {
  const standard = getStandardWeight(body)
  if (!standard) return { weightMax: 200, weightMin: 20, weightStandardLeft: null, weightStandardRight: null }
  const range = isMinor(body) ? undefined : getWeightRange(standard)
  return {
    weightMax: Math.round((standard * 1.35) / 5) * 5,
    weightMin: Math.round((standard * 0.65) / 5) * 5,
    weightStandardLeft: range ? round(range.from, 1) : null,
    weightStandardRight: range ? round(range.below, 1) : null,
  }
}

/** -1 low, 0 standard, 1 high. */
export type Level = -1 | 0 | 1

const CODES: Record<LevelName, Level> = { low: -1, std: 0, high: 1 }

/**
 * The standard range between two band edges, for metrics that have bands but no range of their own.
 */
const getRange = (edges: readonly number[] | undefined, first: number | undefined, last: number): Range | undefined =>
  edges && { from: first === undefined ? 0 : edges[first]!, below: edges[last] ?? Number.POSITIVE_INFINITY }

/** The standard range of each metric; metrics without a row have no level. */
const RANGES: Partial<Record<Metric, (body: Body, record: ScaleRecord) => Range | undefined>> = {
  bmi: () => BMI_RANGE,
  bodyFat: (body) => BODY_FAT_RANGES[body.sex],
  vfr: () => VISCERAL_FAT_RANGE,
  subcutaneousFat: (body) => getRange(EDGES.subcutaneousFat(body), 0, 2),
  bwp: (body) => getRange(EDGES.bwp(body), 0, 2),
  whr: (body) => getRange(EDGES.whr(body), undefined, 1),
  bodyAge: (body) => getRange(EDGES.bodyAge(body) || undefined, undefined, 2),
  bmr: (body) => getRange(EDGES.bmr(body) || undefined, 0, Number.POSITIVE_INFINITY),
  ssm: (body) => getMuscleRange(getStandardSkeletalMuscle(body)),
  muscleMass: (body) => getMuscleRange(EDGES.muscleMass(body)?.[MIDDLE]),
  bmd: (body, { weight }) => {
    const { min, max } = getBoneRange(body, weight)
    return { from: min, below: max }
  },
  pp: (_, { proteinMassMin, proteinMassMax, weight }) =>
    proteinMassMin === null || proteinMassMax === null
      ? undefined
      : { from: (proteinMassMin / weight) * 100, below: (proteinMassMax / weight) * 100 },
}

/** The level of a value as pages show it; undefined without a value or a range, and for minors. */
export function getLevel(metric: Metric, record: ScaleRecord, body: Body): Level | undefined {
  if (isMinor(body)) return undefined
  const level = getDisplayedLevel(record[metric], RANGES[metric]?.(body, record), getDecimals(metric))
  return level && CODES[level]
}

/** Muscle of a part is standard from 85 to 115 %, fat from 80 to 160 %. Null for minors. */
export function getSegmentLevel(part: SegmentKey, rate: number, body: Body): Level | null {
  const level = getDisplayedLevel(rate, SEGMENT_RANGES[part.endsWith('Muscle') ? 'muscle' : 'fat'], 1)
  return !level || isMinor(body) ? null : CODES[level]
}

/** A level as the grid encodes it: 0 standard, 1 high, 2 low. */
export const toGridCode = (level: Level | undefined): 0 | 1 | 2 | null => (level === -1 ? 2 : (level ?? null))
