import { parseTime } from '#shared/format/dates.ts'
import { toNumber } from '#shared/format/numbers.ts'
import type { Call, Mutation } from './call.ts'
import { code, type DescribedCall, describe, group, integer, kg, may, measure, moment, percent } from './describe.ts'
import { list, number, optional, time } from './fields.ts'
import { createHistoryCall } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { createSchema, type Infer, object, type Schema } from './schema.ts'
import { hasWeight } from './weight.ts'

/** One part of the body: kg, percent of what is standard, -1 low / 0 standard / 1 high. */
const segment = {
  muscleOrFatMass: describe(number, may(kg('质量', [0, 200], 2.6))),
  muscleOrFatRate: describe(number, may(percent('占标准值的百分比', 104, 1000, 10))),
  rateCode: describe(number, may(code('-1 偏低，0 标准，1 偏高', [-1, 0, 1]))),
}
const Segment = optional(object(segment))
export type Segment = Infer<typeof Segment>

export interface Reading {
  value: number | undefined
  measurement_time: string
}

const MEASURED = moment('测量时间')
const VERDICT = may({ title: '总评：1 最差 … 4 最好，或一个词', type: 'text or number', example: 3 })

const SEGMENT_NAMES = ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg'] as const

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const SEGMENT_FIELDS = SEGMENT_NAMES.flatMap((name) => [name, `${name}Muscle`])

/* @__NO_SIDE_EFFECTS__ */
function getTissueTitle(field: string): string {
  const titles: Record<string, string> = {
    leftArm: '左臂',
    rightArm: '右臂',
    allBody: '躯干',
    leftLeg: '左腿',
    rightLeg: '右腿',
  }
  return `${titles[field.replace('Muscle', '')]}的${field.endsWith('Muscle') ? '肌肉' : '脂肪'}`
}

/**
 * Overall verdict: 1 worst … 4 best, or a text of the service ('良好'); a reading
 * (shared/api/README.md, "Readings").
 */
const verdict = createSchema(
  'text or number',
  (value): number | string | undefined =>
    toNumber(value) ?? (typeof value === 'string' && value.trim() ? value.trim().slice(0, 8) : undefined),
  { max: 8, optional: true },
)

/** Items of a metric's list; the value is in the field named after the metric, or in `value`. */
function listOfReadings(metric: string): Schema<Reading[]> {
  const item = object({
    [metric]: describe(number, may(measure('数值；也可以写在 value 里', '', [0, 500], 62.7))),
    value: describe(number, may(measure('数值', '', [0, 500], 62.7))),
    measurement_time: describe(time, MEASURED),
  })
  return list({
    ...item,
    read: (input) => {
      const [found] = (item.read(input) ?? []) as (Record<string, number | undefined> & Reading)[]
      return found && [{ value: found[metric] ?? found.value, measurement_time: found.measurement_time }]
    },
  })
}
export const History = object({
  history_weight: describe(listOfReadings('weight'), group('体重，公斤，由旧到新')),
  history_visceral_fat_level: describe(listOfReadings('visceral_fat_level'), group('内脏脂肪等级，由旧到新')),
  history_body_mass_index: describe(listOfReadings('body_mass_index'), group('BMI，由旧到新')),
  history_body_fat_percentage: describe(listOfReadings('body_fat_percentage'), group('体脂率，%，由旧到新')),
  history_skeletal_muscle_weight: describe(listOfReadings('skeletal_muscle_weight'), group('骨骼肌量，公斤，由旧到新')),
  history_water_content: describe(listOfReadings('water_content'), group('身体水分量，公斤，由旧到新')),
  history_bone_mass: describe(listOfReadings('bone_mass'), group('骨量，公斤，由旧到新')),
  history_sbw: describe(number, may(kg('标准体重', [10, 500], 59.9))),
  history_smm_standard: describe(number, may(kg('标准骨骼肌量', [1, 200], 21.7))),
  history_water_mass_min: describe(number, may(kg('水分量范围下限', [0, 300], 26.2))),
  history_water_mass_max: describe(number, may(kg('水分量范围上限', [0, 300], 34.9))),
  history_bone_min: describe(number, may(kg('骨量范围下限', [0, 20], 2))),
  history_bone_max: describe(number, may(kg('骨量范围上限', [0, 20], 2.4))),
  latest_bodily_form: describe(number, may(integer('身体类型代码', '', [0, 11], 5))),
  latest_rate: describe(verdict, VERDICT),
  latest_score: describe(number, may(measure('身体得分', '分', [0, 100], 89))),
  ...Object.fromEntries(
    SEGMENT_FIELDS.map((field) => [
      `history_${toSnakeCase(field)}`,
      describe(
        list(object({ ...segment, measurement_time: describe(time, MEASURED) })),
        may(group(`${getTissueTitle(field)}，由旧到新`)),
      ),
    ]),
  ),
})
/** Composition level data: lists oldest first. Segment lists by `getSegmentHistoryField`. */
export type History = Infer<typeof History>

/** The measurements by metric; the service chooses how many (`entry` 0). */
export const HISTORY_QUERY: CallQuery<History> = createQuery(createHistoryCall(), History)

/** Full history; older services ignore the parameter (shared/api/README.md, "Readings"). */
export const FULL_HISTORY_QUERY: CallQuery<History> = createQuery(createHistoryCall(true), History)

type TimedSegment = NonNullable<Segment> & { measurement_time: string }

/** The measurements of a segment, as the service orders them. */
export const getSegmentHistory = (history: History, field: string): readonly TimedSegment[] =>
  ((history as Record<string, unknown>)[field] as TimedSegment[] | undefined) ?? []

/** The newest entry of a segment's list, whichever way round the service sends it. */
export function getLastSegment(history: History, field: string): Segment {
  const getTime = (segment: TimedSegment) => parseTime(segment.measurement_time) ?? 0
  return getSegmentHistory(history, field).reduce<TimedSegment | undefined>(
    (newest, segment) => (newest && getTime(newest) > getTime(segment) ? newest : segment),
    undefined,
  )
}

/** What is saved of a measurement, masses in kg. */
const SAVED = {
  weight: describe(number, kg('体重', [10, 500], 62.7)),
  basal_metabolic_rate: describe(number, may(measure('基础代谢', '千卡', [0, 10_000], 1327))),
  bmd: describe(number, may(kg('骨量', [0, 20], 2.3))),
  body_fat_percentage: describe(number, may(percent('体脂率', 27))),
  body_mass_index: describe(number, may(measure('BMI', 'kg/m²', [5, 100], 21.9))),
  boneMax: describe(number, may(kg('骨量范围上限', [0, 20], 2.4))),
  boneMin: describe(number, may(kg('骨量范围下限', [0, 20], 2))),
  bt: describe(number, may(integer('身体类型代码', '', [0, 11], 5))),
  rate: describe(verdict, VERDICT),
  sbw: describe(number, may(kg('标准体重', [10, 500], 59.9))),
  score: describe(number, may(measure('身体得分', '分', [0, 100], 89))),
  skeletal_muscle_weight: describe(number, may(kg('骨骼肌量', [0, 200], 22.6))),
  smmStandard: describe(number, may(kg('标准骨骼肌量', [1, 200], 21.7))),
  visceral_fat_level: describe(number, may(measure('内脏脂肪等级', '级', [0, 100], 5))),
  waterMassMax: describe(number, may(kg('水分量范围上限', [0, 300], 34.9))),
  waterMassMin: describe(number, may(kg('水分量范围下限', [0, 300], 26.2))),
  water_content: describe(number, may(kg('身体水分量', [0, 300], 31.8))),
  leftArm: describe(Segment, may(group('左臂的脂肪'))),
  leftArmMuscle: describe(Segment, may(group('左臂的肌肉'))),
  rightArm: describe(Segment, may(group('右臂的脂肪'))),
  rightArmMuscle: describe(Segment, may(group('右臂的肌肉'))),
  allBody: describe(Segment, may(group('躯干的脂肪'))),
  allBodyMuscle: describe(Segment, may(group('躯干的肌肉'))),
  leftLeg: describe(Segment, may(group('左腿的脂肪'))),
  leftLegMuscle: describe(Segment, may(group('左腿的肌肉'))),
  rightLeg: describe(Segment, may(group('右腿的脂肪'))),
  rightLegMuscle: describe(Segment, may(group('右腿的肌肉'))),
}

/** The scale payload, and what the scale's SDK sends in place of some of them, which is not saved. */
export const Fresh = object({
  ...SAVED,
  /** Percent of body weight: water, all muscle. */
  moisture: number,
  muscle: number,
  /** The same in kg, where the shell has worked them out. */
  water_mass: number,
  muscle_mass: number,
})
export type Fresh = Infer<typeof Fresh>

/**
 * Parses the shell's measurement, plain or in `data`; undefined without a weight. Water and muscle
 * are not converted.
 */
export function parseFreshMeasurement(reply: unknown): Fresh | undefined {
  const fresh = Fresh.read((reply as { data?: unknown } | null)?.data ?? reply)?.[0]
  return fresh?.weight ? fresh : undefined
}

const saveCall = (body: object): Call => ({ method: 'POST', path: 'api/app/homepage/v1/saveBodyMeasurement', body })

/** Saves a fresh measurement; the result is the service's message. */
export const saveMeasurement: Mutation<Fresh, string> = {
  createCall: ({ moisture: _, muscle: _2, water_mass: _3, muscle_mass: _4, ...body }) => saveCall(body),
  parseReply: ({ message }) => message,
  verify: ({ weight }, startedAt) => hasWeight(weight!, startedAt),
}

export const HISTORY_CALLS = [
  {
    name: 'readHistory',
    title: '身体成分的历史，每个指标一个列表',
    who: 'member',
    query: object({
      entry: describe(number, code('入口：固定为 0', [0])),
      all: describe(number, may(code('全部：1 要全部测量；不认识的服务可以不理会', [0, 1]))),
    }),
    replies: [History],
    ask: () => createHistoryCall(),
    gives: { weight: 'history_weight.0.weight history_weight.0.value' },
  },
] as const satisfies readonly DescribedCall[]
export const SAVE_CALLS = [
  {
    name: 'saveMeasurement',
    title: '保存刚测的身体成分',
    who: 'member',
    isChange: true,
    body: object(SAVED),
    needs: ['weight'],
    ask: ({ weight }) => saveCall({ weight: Number(weight) }),
  },
] as const satisfies readonly DescribedCall[]
