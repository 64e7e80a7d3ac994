import type { MutationContext } from '#shared/auth/session.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { toNumber } from '#shared/core/numbers.ts'
import { list, number, part, time } from './fields.ts'
import { read, writeForWords } from './http.ts'
import { historyCall } from './member-calls.ts'
import { from, type Infer, object, type Schema } from './schema.ts'

/** One part of the body: kg, percent of what is standard, -1 low / 0 standard / 1 high. */
const segment = { muscleOrFatMass: number, muscleOrFatRate: number, rateCode: number }
const Segment = part(object(segment))
export type Segment = Infer<typeof Segment>

export interface Reading {
  value: number | undefined
  measurement_time: string
}

const SEGMENT_NAMES = ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg'] as const

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const SEGMENT_FIELDS = SEGMENT_NAMES.flatMap((name) => [name, `${name}Muscle`])

/** The overall verdict: 1 worst … 4 best, or a word of the service's own ('良好'); a reading (shared/api/README.md, "Readings"). */
const verdict = from(
  'text or number',
  (value): number | string | undefined =>
    toNumber(value) ?? (typeof value === 'string' && value.trim() ? value.trim().slice(0, 8) : undefined),
  { max: 8, optional: true },
)

/** Items of a metric's list. A reading: the value stands in the field named after the metric, else in `value`. */
function readings(metric: string): Schema<Reading[]> {
  const item = object({ [metric]: number, value: number, measurement_time: time })
  return list({
    ...item,
    read: (input) => {
      const [found] = (item.read(input) ?? []) as (Record<string, number | undefined> & Reading)[]
      return found && [{ value: found[metric] ?? found.value, measurement_time: found.measurement_time }]
    },
  })
}
export const History = object({
  history_weight: readings('weight'),
  history_visceral_fat_level: readings('visceral_fat_level'),
  history_body_mass_index: readings('body_mass_index'),
  history_body_fat_percentage: readings('body_fat_percentage'),
  history_skeletal_muscle_weight: readings('skeletal_muscle_weight'),
  /** kg */
  history_water_content: readings('water_content'),
  history_bone_mass: readings('bone_mass'),
  /** kg, all standards. */
  history_sbw: number,
  history_smm_standard: number,
  history_water_mass_min: number,
  history_water_mass_max: number,
  history_bone_min: number,
  history_bone_max: number,
  /** Code 0–11. */
  latest_bodily_form: number,
  latest_rate: verdict,
  latest_score: number,
  ...Object.fromEntries(
    SEGMENT_FIELDS.map((field) => [`history_${snake(field)}`, list(object({ ...segment, measurement_time: time }))]),
  ),
})
/** Composition level data: lists oldest first. Segment lists by `segmentHistoryField`. */
export type History = Infer<typeof History>

/** The measurements by metric, as many as the service thinks a chart needs; `entry` 0 is the default. @throws ServiceError */
export const readHistory = (signal: AbortSignal): Promise<History> => read(historyCall(), History, { signal })

/** All of them; a service that does not know the word sends what it always does (shared/api/README.md, "Readings"). @throws ServiceError */
export const readWholeHistory = (signal: AbortSignal): Promise<History> => read(historyCall(true), History, { signal })

type TimedSegment = NonNullable<Segment> & { measurement_time: string }

/** The measurements of a segment, as the service orders them. */
export const segmentHistory = (history: History, field: string): readonly TimedSegment[] =>
  ((history as Record<string, unknown>)[field] as TimedSegment[] | undefined) ?? []

/** The newest entry of a segment's list, whichever way round the service sends it. */
export function lastSegment(history: History, field: string): Segment {
  const timeOf = (one: TimedSegment) => parseTime(one.measurement_time) ?? 0
  return segmentHistory(history, field).reduce<TimedSegment | undefined>(
    (newest, one) => (newest && timeOf(newest) > timeOf(one) ? newest : one),
    undefined,
  )
}

/** The scale payload, masses in kg, and what the scale's SDK sends in place of some of them, which is not saved. */
export const Fresh = object({
  weight: number,
  basal_metabolic_rate: number,
  bmd: number,
  body_fat_percentage: number,
  body_mass_index: number,
  boneMax: number,
  boneMin: number,
  bt: number,
  rate: verdict,
  sbw: number,
  score: number,
  skeletal_muscle_weight: number,
  smmStandard: number,
  visceral_fat_level: number,
  waterMassMax: number,
  waterMassMin: number,
  water_content: number,
  leftArm: Segment,
  leftArmMuscle: Segment,
  rightArm: Segment,
  rightArmMuscle: Segment,
  allBody: Segment,
  allBodyMuscle: Segment,
  leftLeg: Segment,
  leftLegMuscle: Segment,
  rightLeg: Segment,
  rightLegMuscle: Segment,
  /** Percent of body weight: water, all muscle. */
  moisture: number,
  muscle: number,
  /** The same in kg, where the shell has worked them out. */
  water_mass: number,
  muscle_mass: number,
})
export type Fresh = Infer<typeof Fresh>

/** What the shell answered, plain or in `data`; undefined where it holds no weight. Water and muscle are still as it sent them. */
export function freshFrom(reply: unknown): Fresh | undefined {
  const fresh = Fresh.read((reply as { data?: unknown } | null)?.data ?? reply)?.[0]
  return fresh?.weight ? fresh : undefined
}

/** Keep a fresh measurement; sent once. @returns the service's words @throws ServiceError */
export function saveMeasurement(fresh: Fresh, change: MutationContext): Promise<string> {
  const { moisture: _, muscle: _2, water_mass: _3, muscle_mass: _4, ...body } = fresh
  return writeForWords({ method: 'POST', path: 'api/app/homepage/v1/saveBodyMeasurement', body }, change)
}
