import * as v from 'valibot'
import type { Service } from '#scripts/workbench/service/area.ts'
import { onceCall } from '#scripts/workbench/service/calls.ts'
import { Said } from '#scripts/workbench/service/envelope.ts'
import { number } from '#scripts/workbench/service/fields.ts'
import { insertRow } from '#scripts/workbench/service/query.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { round } from '#shared/core/numbers.ts'
import { bmiOf, threeParts } from './equations.ts'
import { confirmedRecords, freeRecordNo, recordRow, type ScaleRecord, SEGMENTS, type Segments } from './record.ts'

/** A scale measures people between 2 and 300 kg; the ruler starts at 30. */
const scaleWeight = v.pipe(number('体重'), v.minValue(2, '体重超出范围'), v.maxValue(300, '体重超出范围'))
const rulerWeight = v.pipe(
  number('体重'),
  v.minValue(30, '体重须在 30–300 kg 之间'),
  v.maxValue(300, '体重须在 30–300 kg 之间'),
)

const upTo = (name: string, highest: number) =>
  v.pipe(number(name), v.minValue(0, `${name}不能小于 0`), v.maxValue(highest, `${name}超出范围`))
const optional = (name: string, highest: number) => v.nullish(upTo(name, highest), null)
const Part = v.nullish(v.object({ muscleOrFatMass: upTo('节段质量', 300), muscleOrFatRate: upTo('节段比例', 999) }))

/** The scale payload to save. Masses in kg; `rate` is derived from the score again, so it is read and dropped. */
const Measured = v.looseObject({
  ...Object.fromEntries(SEGMENTS.map((key) => [key, Part])),
  weight: scaleWeight,
  basal_metabolic_rate: optional('基础代谢', 9999),
  bmd: optional('骨量', 50),
  body_fat_percentage: optional('体脂率', 100),
  body_mass_index: optional('BMI', 200),
  bt: optional('身体类型', 11),
  score: optional('身体评分', 100),
  skeletal_muscle_weight: optional('骨骼肌', 300),
  visceral_fat_level: optional('内脏脂肪', 60),
  water_content: optional('水分含量', 300),
  boneMax: optional('骨量上限', 50),
  boneMin: optional('骨量下限', 50),
  sbw: optional('标准体重', 300),
  smmStandard: optional('标准骨骼肌', 300),
  waterMassMax: optional('水分上限', 300),
  waterMassMin: optional('水分下限', 300),
})
type Payload = v.InferOutput<typeof Measured>

const partsOf = (payload: Payload) => payload as Record<string, v.InferOutput<typeof Part>>

const Payload = v.pipe(
  Measured,
  v.check((payload) => {
    const { weight, bmd, skeletal_muscle_weight: muscle, water_content: water } = payload
    const masses = [bmd, muscle, water, ...SEGMENTS.map((key) => partsOf(payload)[key]?.muscleOrFatMass)]
    return masses.every((kg) => (kg ?? 0) <= weight)
  }, '身体的一部分不能重于体重'),
)

const Manual = v.object({ type: v.literal(1, '记录类型不正确'), weight: rulerWeight })

/** Fresh measurements and weights typed by hand: each becomes a confirmed record of this moment. */
export function saveCalls(service: Service): void {
  const store = (memberNo: string, heightCm: number, fields: Partial<ScaleRecord> & { weight: number }) => {
    const measuredAt = formatTime(service.now(), 'yyyy-MM-dd HH:mm:ss') ?? ''
    const no = freeRecordNo(service.db, memberNo, measuredAt)
    const bmi = fields.bmi ?? (heightCm > 0 ? bmiOf(fields.weight, heightCm) : null)
    insertRow(service.db, 'scale_record', recordRow({ source: 'scale', ...fields, bmi, no, memberNo, measuredAt }))
    return new Said('保存成功', { no })
  }

  onceCall(service, 'POST', '/api/app/homepage/v1/saveBodyMeasurement', Payload, ({ member, input }) =>
    store(member.memberNo, member.heightCm, fromPayload(input)),
  )
  onceCall(service, 'POST', '/api/app/homepage/v1/addWeightRecordManually', Manual, ({ member, input }) =>
    store(member.memberNo, member.heightCm, {
      source: 'manual',
      // Of the kind of the member's scale: a weight between two measurements hides no metric.
      scaleType: confirmedRecords(service.db, member.memberNo)[0]?.scaleType,
      weight: round(input.weight, 2),
    }),
  )
}

function fromPayload(payload: Payload): Partial<ScaleRecord> & { weight: number } {
  const weight = round(payload.weight, 2)
  const segments = segmentsOf(payload)
  const { body_fat_percentage: bodyFat, bmd, water_content: water } = payload
  const parts = bodyFat !== null && bmd !== null ? threeParts(weight, bodyFat, bmd) : undefined
  const { boneMax, boneMin, sbw, smmStandard, waterMassMax, waterMassMin } = payload
  return {
    weight,
    scaleType: segments ? 0 : 1,
    bmi: payload.body_mass_index,
    bodyFat,
    vfr: payload.visceral_fat_level,
    bmr: payload.basal_metabolic_rate,
    ssm: payload.skeletal_muscle_weight,
    bwp: water === null ? null : round((water / weight) * 100, 1),
    bmd,
    ...parts,
    muscleRate: parts ? round((parts.muscleMass / weight) * 100, 1) : null,
    btCode: payload.bt === null ? null : Math.round(payload.bt),
    score: payload.score,
    segments: segments ? JSON.stringify(segments) : null,
    standards: JSON.stringify({ boneMax, boneMin, sbw, smmStandard, waterMassMax, waterMassMin }),
  }
}

/** All ten parts or none, because the body figure needs all. */
function segmentsOf(payload: Payload): Segments | undefined {
  const parts = partsOf(payload)
  if (SEGMENTS.some((key) => !parts[key])) return undefined
  return Object.fromEntries(
    SEGMENTS.map((key) => [key, { mass: parts[key]!.muscleOrFatMass, rate: parts[key]!.muscleOrFatRate }]),
  ) as Segments
}
