import type { DatabaseSync } from 'node:sqlite'
import type { Area, Service } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE, createInputError, type Input, MessageReply } from '#scripts/local-service/calls.ts'
import { insertRow, selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { formatTime } from '#shared/format/dates.ts'
import { round } from '#shared/format/numbers.ts'
import { formatRecord } from './format-record.ts'
import { addHistoryCalls } from './history.ts'
import {
  createRecord,
  getConfirmedRecords,
  getFreeRecordNo,
  SCALE_TABLES,
  type ScaleRecord,
  SEGMENTS,
  seedRecords,
} from './records.ts'

const PENDING = "memberNo = ? AND status = 'pending'"

const countPending = (db: DatabaseSync, memberNo: string): number =>
  selectFirst<{ count: number }>(db, `SELECT count(*) AS count FROM scale_record WHERE ${PENDING}`, memberNo)!.count

/** Body-fat-scale records: dates, details, pending ones, analysis, history, saving. */
export const scale: Area = {
  tables: SCALE_TABLES,
  seed: seedRecords,
  addRoutes: (service) => {
    const { db } = service
    addHistoryCalls(service)
    addSaveCalls(service)

    addCall(service, 'listRecordDates', ({ member }) => {
      const records = getConfirmedRecords(db, member.memberNo).reverse()
      const lastOfDay = new Map(records.map(({ measuredAt, no }) => [measuredAt.slice(0, 10), no]))
      return { recordList: [...lastOfDay].map(([date, no]) => ({ date, no })) }
    })

    addCall(service, 'readRecord', ({ member, input }) => {
      const unconfirmedCount = countPending(db, member.memberNo)
      const history = getConfirmedRecords(db, member.memberNo)
      const record = input.no ? history.find(({ no }) => no === input.no) : history[0]
      if (record) return formatRecord(member, history, record, unconfirmedCount)
      if (input.no) throw new ApiError(CODE.notFound, '记录不存在')
      return { unconfirmedCount }
    })

    addCall(service, 'listPendingRecords', ({ member, input: { pageNum, pageSize } }) => ({
      total: countPending(db, member.memberNo),
      // Pages are counted from 0.
      records: selectAll(
        db,
        `SELECT no, weight, bodyFat AS bfp, measuredAt AS time FROM scale_record
         WHERE ${PENDING} ORDER BY measuredAt DESC, no DESC LIMIT ? OFFSET ?`,
        member.memberNo,
        pageSize!,
        pageNum! * pageSize!,
      ),
    }))

    addCall(service, 'confirmPendingRecord', ({ member, input: { no } }) => {
      settleRecord(db, member.memberNo, no, 'confirmed')
      return new MessageReply('已确认')
    })
    addCall(service, 'deletePendingRecord', ({ member, input: { no } }) => {
      settleRecord(db, member.memberNo, no, 'discarded')
      return new MessageReply('已删除')
    })
  },
}

/** @throws ApiError for a record that is unknown, another member's, or settled before */
function settleRecord(db: DatabaseSync, memberNo: string, no: string, status: ScaleRecord['status']): void {
  const sql = 'SELECT status FROM scale_record WHERE memberNo = ? AND no = ?'
  const record = selectFirst<{ status: string }>(db, sql, memberNo, no)
  if (!record) throw new ApiError(CODE.notFound, '记录不存在')
  if (record.status !== 'pending') throw new ApiError(CODE.alreadyDone, '该记录已处理')
  db.prepare('UPDATE scale_record SET status = ? WHERE no = ?').run(status, no)
}

type Payload = Input<'saveMeasurement'>

const getSegments = (payload: Payload): [kg: number, percent: number][] =>
  SEGMENTS.flatMap((key) => {
    const { muscleOrFatMass: kg, muscleOrFatRate: percent } = payload[key] ?? {}
    return kg == null || percent == null ? [] : [[kg, percent]]
  })

/**
 * Fresh measurements and weights entered by hand: each becomes a confirmed record of this moment.
 */
function addSaveCalls(service: Service): void {
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
