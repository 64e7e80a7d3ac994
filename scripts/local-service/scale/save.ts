import * as v from 'valibot'
import type { Service } from '#scripts/local-service/area.ts'
import { addMutation, MessageReply } from '#scripts/local-service/calls.ts'
import { createNumberSchema } from '#scripts/local-service/fields.ts'
import { insertRow } from '#scripts/local-service/query.ts'
import { formatTime } from '#shared/format/dates.ts'
import { round } from '#shared/format/numbers.ts'
import { createRecord, getConfirmedRecords, getFreeRecordNo, type ScaleRecord, SEGMENTS } from './records.ts'

const createRangeSchema = (name: string, min: number, max: number, message = `${name}超出范围`) =>
  v.pipe(createNumberSchema(name), v.minValue(min, min ? message : `${name}不能小于 0`), v.maxValue(max, message))
const createOptionalSchema = (name: string, max: number) => v.nullish(createRangeSchema(name, 0, max), null)
const Segment = v.nullish(
  v.object({
    muscleOrFatMass: createRangeSchema('节段质量', 0, 300),
    muscleOrFatRate: createRangeSchema('节段比例', 0, 999),
  }),
)

/** The scale payload: masses in kg. `rate` follows from the score and is not stored. */
const Measurement = v.looseObject({
  ...Object.fromEntries(SEGMENTS.map((key) => [key, Segment])),
  weight: createRangeSchema('体重', 2, 300),
  basal_metabolic_rate: createOptionalSchema('基础代谢', 9999),
  bmd: createOptionalSchema('骨量', 50),
  body_fat_percentage: createOptionalSchema('体脂率', 100),
  body_mass_index: createOptionalSchema('BMI', 200),
  bt: createOptionalSchema('身体类型', 11),
  score: createOptionalSchema('身体评分', 100),
  skeletal_muscle_weight: createOptionalSchema('骨骼肌', 300),
  visceral_fat_level: createOptionalSchema('内脏脂肪', 60),
  water_content: createOptionalSchema('水分含量', 300),
  boneMax: createOptionalSchema('骨量上限', 50),
  boneMin: createOptionalSchema('骨量下限', 50),
  sbw: createOptionalSchema('标准体重', 300),
  smmStandard: createOptionalSchema('标准骨骼肌', 300),
  waterMassMax: createOptionalSchema('水分上限', 300),
  waterMassMin: createOptionalSchema('水分下限', 300),
})
type Payload = v.InferOutput<typeof Measurement>

const getSegments = (payload: Payload) =>
  SEGMENTS.map((key) => (payload as Record<string, v.InferOutput<typeof Segment>>)[key])

const SaveRequest = v.pipe(
  Measurement,
  v.check((payload) => {
    const { weight, bmd, skeletal_muscle_weight: muscle, water_content: water } = payload
    const masses = [bmd, muscle, water, ...getSegments(payload).map((segment) => segment?.muscleOrFatMass)]
    return masses.every((kg) => (kg ?? 0) <= weight)
  }, '身体的一部分不能重于体重'),
)

const WeightRequest = v.object({
  type: v.literal(1, '记录类型不正确'),
  weight: createRangeSchema('体重', 30, 300, '体重须在 30–300 kg 之间'),
})

/**
 * Fresh measurements and weights entered by hand: each becomes a confirmed record of this moment.
 */
export function addSaveCalls(service: Service): void {
  const { db, now } = service
  const saveRecord = (memberNo: string, heightCm: number, fields: Partial<ScaleRecord> & { weight: number }) => {
    const measuredAt = formatTime(now(), 'yyyy-MM-dd HH:mm:ss')!
    const no = getFreeRecordNo(db, memberNo, measuredAt)
    const bmi = fields.bmi ?? (heightCm > 0 ? round(fields.weight / (heightCm / 100) ** 2, 1) : null)
    insertRow(db, 'scale_record', createRecord({ ...fields, bmi, no, memberNo, measuredAt }))
    return new MessageReply('保存成功', { no })
  }

  addMutation(service, 'POST', '/api/app/homepage/v1/saveBodyMeasurement', SaveRequest, ({ member, input }) =>
    saveRecord(member.memberNo, member.heightCm, toRecordFields(input)),
  )
  addMutation(service, 'POST', '/api/app/homepage/v1/addWeightRecordManually', WeightRequest, ({ member, input }) =>
    saveRecord(member.memberNo, member.heightCm, {
      source: 'manual',
      // The type of the member's scale: a weight between two measurements hides no metric.
      scaleType: getConfirmedRecords(db, member.memberNo)[0]?.scaleType,
      weight: round(input.weight, 2),
    }),
  )
}

function toRecordFields(payload: Payload): Partial<ScaleRecord> & { weight: number } {
  const weight = round(payload.weight, 2)
  const { body_fat_percentage: bodyFat, bmd, water_content: water } = payload
  const { boneMax, boneMin, sbw, smmStandard, waterMassMax, waterMassMin } = payload
  const fatMass = bodyFat === null ? null : round((weight * bodyFat) / 100, 1)
  // Fat, muscle and bone add up to the weight.
  const muscleMass = fatMass === null || bmd === null ? null : round(weight - fatMass - bmd, 2)
  // The body figure needs all ten segments.
  const segments = getSegments(payload).flatMap((item) => (item ? [[item.muscleOrFatMass, item.muscleOrFatRate]] : []))
  const isComplete = segments.length === SEGMENTS.length
  return {
    weight,
    scaleType: isComplete ? 0 : 1,
    bmi: payload.body_mass_index,
    bodyFat,
    vfr: payload.visceral_fat_level,
    bmr: payload.basal_metabolic_rate,
    ssm: payload.skeletal_muscle_weight,
    bwp: water === null ? null : round((water / weight) * 100, 1),
    bmd,
    fatMass: muscleMass === null ? null : fatMass,
    muscleMass,
    muscleRate: muscleMass === null ? null : round((muscleMass / weight) * 100, 1),
    btCode: payload.bt === null ? null : Math.round(payload.bt),
    score: payload.score,
    segments: isComplete ? JSON.stringify(segments) : null,
    standards: JSON.stringify({ boneMax, boneMin, sbw, smmStandard, waterMassMax, waterMassMin }),
  }
}
