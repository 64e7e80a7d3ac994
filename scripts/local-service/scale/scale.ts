import type { DatabaseSync } from 'node:sqlite'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE, MessageReply } from '#scripts/local-service/calls.ts'
import { selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { formatRecord } from './format-record.ts'
import { addHistoryCalls } from './history.ts'
import { getConfirmedRecords, SCALE_TABLES, type ScaleRecord, seedRecords } from './records.ts'
import { addSaveCalls } from './save.ts'

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
