import * as v from 'valibot'
import { parseTime } from '#shared/core/dates.ts'
import { toNumber } from '#shared/core/numbers.ts'
import { freshMass } from '#shared/health/scale-results.ts'
import { list, number, part, text } from './fields.ts'
import { read, writeForWords } from './http.ts'

/** One part of the body: kg, percent of what is standard, -1 low / 0 standard / 1 high. */
const segment = { muscleOrFatMass: number, muscleOrFatRate: number, rateCode: number }
const Segment = part(v.object(segment))
export type Segment = v.InferOutput<typeof Segment>

export interface Reading {
  value: number | undefined
  measurement_time: string
}

const SEGMENT_NAMES = ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg'] as const
export type SegmentField = (typeof SEGMENT_NAMES)[number] | `${(typeof SEGMENT_NAMES)[number]}Muscle`

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const SEGMENT_FIELDS = SEGMENT_NAMES.flatMap((name): SegmentField[] => [name, `${name}Muscle`])

/** The overall verdict: 1 worst … 4 best, or a word of the service's own ('良好'); the spec names no type. */
const verdict = v.pipe(
  v.optional(v.unknown()),
  v.transform(
    (value): number | string | undefined =>
      toNumber(value) ?? (typeof value === 'string' && value.trim() ? value.trim().slice(0, 8) : undefined),
  ),
)

/** Items of a metric's list. A reading: the value stands in the field named after the metric, else in `value`. */
const readings = (metric: string) =>
  list(
    v.pipe(
      v.object({ [metric]: number, value: number, measurement_time: text(40) }),
      v.transform((item): Reading => {
        const { [metric]: own, value, measurement_time } = item as Record<string, number | undefined> & Reading
        return { value: own ?? value, measurement_time }
      }),
    ),
  )
const History = v.object({
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
    SEGMENT_FIELDS.map((field) => [
      `history_${snake(field)}`,
      list(v.object({ ...segment, measurement_time: text(40) })),
    ]),
  ),
})
/** Composition level data (spec §3): lists oldest first. Segment lists by `segmentHistoryField`. */
export type History = v.InferOutput<typeof History>

/** Every measurement by metric; `entry` 0 is the default of spec §7. @throws ServiceError */
export const readHistory = (signal: AbortSignal): Promise<History> =>
  read({ method: 'POST', path: 'api/app/homepage/v1/getHistoryBodyMeasurements', query: { entry: 0 } }, History, {
    signal,
  })

type TimedSegment = Segment & { measurement_time: string }

/** The newest entry of a segment's list, whichever way round the service sends it. */
export function lastSegment(history: History, field: string): Segment {
  const all = (history as Record<string, unknown>)[field] as TimedSegment[] | undefined
  const timeOf = (one: TimedSegment) => parseTime(one.measurement_time) ?? 0
  return all?.reduce<TimedSegment | undefined>(
    (newest, one) => (newest && timeOf(newest) > timeOf(one) ? newest : one),
    undefined,
  )
}

/** The scale payload as it is saved. Masses in kg; `water_content` comes as a percentage and becomes a mass in `freshFrom`. */
const Fresh = v.object({
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
})
/** A fresh measurement; `muscle_mass` is all muscle in kg, which is shown where skeletal muscle was not measured, and not saved. */
export type Fresh = v.InferOutput<typeof Fresh> & { muscle_mass?: number }

/** What the scale's SDK adds: percent of body weight, and masses in kg where the shell has worked them out. */
const Shares = v.object({ moisture: number, muscle: number, water_mass: number, muscle_mass: number })

/** What the shell answered, plain or in `data`; undefined where it holds no weight. Water and muscle come in percent and become
 *  kg, unless a field that says so carries the mass; `water_content` of the shell says no mass, so it is a percentage. */
export function freshFrom(reply: unknown): Fresh | undefined {
  const answer = (reply as { data?: unknown } | null)?.data ?? reply
  const [read, shares] = [v.safeParse(Fresh, answer), v.safeParse(Shares, answer)]
  if (!read.success || !shares.success || !read.output.weight) return undefined
  const { weight, water_content } = read.output
  const { moisture, muscle, water_mass, muscle_mass } = shares.output
  return {
    ...read.output,
    water_content: freshMass(water_mass, moisture ?? water_content, weight),
    muscle_mass: freshMass(muscle_mass, muscle, weight),
  }
}

/** Keep a fresh measurement; sent once. @param idempotencyKey the same for another try @returns the service's words @throws ServiceError */
export const saveMeasurement = ({ muscle_mass: _, ...body }: Fresh, idempotencyKey: string): Promise<string> =>
  writeForWords({ method: 'POST', path: 'api/app/homepage/v1/saveBodyMeasurement', body }, { idempotencyKey })
