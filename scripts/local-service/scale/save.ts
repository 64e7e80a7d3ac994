import type { Service } from '#scripts/local-service/area.ts'
import { addCall, createInputError, type Input, MessageReply } from '#scripts/local-service/calls.ts'
import { insertRow } from '#scripts/local-service/query.ts'
import { formatTime } from '#shared/format/dates.ts'
import { round } from '#shared/format/numbers.ts'
import { createRecord, getConfirmedRecords, getFreeRecordNo, type ScaleRecord, SEGMENTS } from './records.ts'

type Payload = Input<'saveMeasurement'>

const getSegments = (payload: Payload): [kg: number, percent: number][] =>
  SEGMENTS.flatMap((key) => {
    const { muscleOrFatMass: kg, muscleOrFatRate: percent } = payload[key] ?? {}
    return kg == null || percent == null ? [] : [[kg, percent]]
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

  addCall(service, 'saveMeasurement', ({ member, input }) =>
    saveRecord(member.memberNo, member.heightCm, toRecordFields(input)),
  )
  addCall(service, 'saveWeight', ({ member, input }) =>
    saveRecord(member.memberNo, member.heightCm, {
      source: 'manual',
      // The type of the member's scale: a weight between two measurements hides no metric.
      scaleType: getConfirmedRecords(db, member.memberNo)[0]?.scaleType,
      weight: round(input.weight!, 2),
    }),
  )
}

function toRecordFields(payload: Payload): Partial<ScaleRecord> & { weight: number } {
  const weight = round(payload.weight!, 2)
  const segments = getSegments(payload)
  const masses = [payload.bmd, payload.skeletal_muscle_weight, payload.water_content, ...segments.map(([kg]) => kg)]
  if (masses.some((kg) => (kg ?? 0) > weight)) throw createInputError('身体的一部分不能重于体重')
  const { body_fat_percentage: bodyFat, bmd, water_content: water } = payload
  const { boneMax, boneMin, sbw, smmStandard, waterMassMax, waterMassMin } = payload
  const fatMass = bodyFat == null ? null : round((weight * bodyFat) / 100, 1)
  // Fat, muscle and bone add up to the weight.
  const muscleMass = fatMass === null || bmd == null ? null : round(weight - fatMass - bmd, 2)
  // The body figure needs all ten segments.
  const isComplete = segments.length === SEGMENTS.length
  return {
    weight,
    scaleType: isComplete ? 0 : 1,
    bmi: payload.body_mass_index,
    bodyFat,
    vfr: payload.visceral_fat_level,
    bmr: payload.basal_metabolic_rate,
    ssm: payload.skeletal_muscle_weight,
    bwp: water == null ? null : round((water / weight) * 100, 1),
    bmd,
    fatMass: muscleMass === null ? null : fatMass,
    muscleMass,
    muscleRate: muscleMass === null ? null : round((muscleMass / weight) * 100, 1),
    btCode: payload.bt == null ? null : Math.round(payload.bt),
    score: payload.score,
    segments: isComplete ? JSON.stringify(segments) : null,
    standards: JSON.stringify({ boneMax, boneMin, sbw, smmStandard, waterMassMax, waterMassMin }),
  }
}
