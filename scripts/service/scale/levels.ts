import type { Metric, ScaleRecord, SegmentKey } from './record.ts'
import { type Body, boneRange, standardMuscle, standardSkeletalMuscle } from './standards.ts'

/** -1 low, 0 standard, 1 high. */
export type Level = -1 | 0 | 1

/** lower <= standard < upper (contract §4); a missing side has no end. */
type Bounds = [lower: number | undefined, upper: number | undefined]

const share = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor)

/** The lowest edge of basal metabolism for sex and age, kcal = a × weight + b (§5). */
function metabolismFloor({ isMale, age }: Body, weight: number): number | undefined {
  if (age === undefined) return undefined
  if (isMale) return age < 30 ? 15.3 * weight + 630 : 11.6 * weight + 820
  return age < 30 ? 14.7 * weight + 460 : 8.7 * weight + 762
}

/** What counts as standard; a metric without a row has no level. */
const BOUNDS: Partial<Record<Metric, (body: Body, record: ScaleRecord) => Bounds>> = {
  bmi: () => [18.5, 24], // §9
  bodyFat: ({ isMale }) => (isMale ? [10, 20] : [18, 28]), // §5
  vfr: () => [undefined, 10], // §9
  subcutaneousFat: ({ isMale }) => (isMale ? [7, 15] : [11, 17]), // §5, outer edges
  bwp: ({ isMale }) => (isMale ? [55, 65] : [45, 60]), // §5, outer edges
  whr: ({ isMale }) => [undefined, isMale ? 0.9 : 0.8], // §5, middle edge
  bodyAge: ({ age }) => [undefined, age === undefined ? undefined : age + 3], // §5
  bmr: (body, { weight }) => [metabolismFloor(body, weight), undefined],
  ssm: (body) => [share(standardSkeletalMuscle(body), 0.9), share(standardSkeletalMuscle(body), 1.1)], // §9
  muscleMass: (body) => [share(standardMuscle(body), 0.9), share(standardMuscle(body), 1.1)], // §9
  bmd: (body, { weight }) => [boneRange(body, weight).min, boneRange(body, weight).max],
  pp: (_, { proteinMassMin, proteinMassMax, weight }) => [
    proteinMassMin === null ? undefined : (proteinMassMin / weight) * 100,
    proteinMassMax === null ? undefined : (proteinMassMax / weight) * 100,
  ],
}

const ADULT = 18

/** Undefined when there is no value, no bound to hold it against, or no adult (contract §4). */
export function levelOf(metric: Metric, record: ScaleRecord, body: Body): Level | undefined {
  const value = record[metric]
  if (value === null || (body.age !== undefined && body.age < ADULT)) return undefined
  const [lower, upper] = BOUNDS[metric]?.(body, record) ?? []
  if (lower === undefined && upper === undefined) return undefined
  if (lower !== undefined && value < lower) return -1
  return upper !== undefined && value >= upper ? 1 : 0
}

/** §9: muscle of a part is standard from 85 to 115 %, fat from 80 to 160 %. */
export function segmentLevel(part: SegmentKey, rate: number): Level {
  const [lower, upper] = part.endsWith('Muscle') ? [85, 115] : [80, 160]
  if (rate < lower) return -1
  return rate >= upper ? 1 : 0
}

/** The grid writes levels as 0 standard, 1 high, 2 low (spec §3). */
export const gridCode = (level: Level | undefined): 0 | 1 | 2 | null => {
  if (level === undefined) return null
  return level === -1 ? 2 : level
}
