import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addMemberCall, CODE, MessageReply } from '#scripts/local-service/calls.ts'
import { createIdSchema, nothing, paging } from '#scripts/local-service/fields.ts'
import { runInTransaction, selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { formatRecord } from './format-record.ts'
import { addHistoryCalls } from './history.ts'
import { getConfirmedRecords, SCALE_TABLES, type ScaleRecord, seedRecords } from './records.ts'
import { addSaveCalls } from './save.ts'

const recordNo = createIdSchema('记录编号')
/** An empty `no` means the newest record. */
const DetailRequest = v.object({ no: v.optional(v.union([recordNo, v.literal('')], '记录编号格式不正确')) })

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

    addMemberCall(service, 'GET', '/api/user-scale/v1/list', nothing, ({ member }) => {
      const records = getConfirmedRecords(db, member.memberNo).reverse()
      const lastOfDay = new Map(records.map(({ measuredAt, no }) => [measuredAt.slice(0, 10), no]))
      return { recordList: [...lastOfDay].map(([date, no]) => ({ date, no })) }
    })

    addMemberCall(service, 'POST', '/api/user-scale/v1/fitnessData', DetailRequest, ({ member, input }) => {
      const unconfirmedCount = countPending(db, member.memberNo)
      const history = getConfirmedRecords(db, member.memberNo)
      const record = input.no ? history.find(({ no }) => no === input.no) : history[0]
      if (record) return formatRecord(member, history, record, unconfirmedCount)
      if (input.no) throw new ApiError(CODE.notFound, '记录不存在')
      return { unconfirmedCount }
    })

    addMemberCall(service, 'POST', '/api/user-scale/v1/record/list', v.object(paging), ({ member, input }) => ({
      total: countPending(db, member.memberNo),
      // Pages are counted from 0.
      records: selectAll(
        db,
        `SELECT no, weight, bodyFat AS bfp, measuredAt AS time FROM scale_record
         WHERE ${PENDING} ORDER BY measuredAt DESC, no DESC LIMIT ? OFFSET ?`,
        member.memberNo,
        input.pageSize,
        input.pageNum * input.pageSize,
      ),
    }))

    const settlements = [
      ['confirm', 'confirmed', '已确认'],
      ['delete', 'discarded', '已删除'],
    ] as const
    for (const [call, status, message] of settlements) {
      const path = `/api/user-scale/v1/record/${call}`
      addMemberCall(service, 'POST', path, v.object({ no: recordNo }), ({ member, input }) => {
        settleRecord(db, member.memberNo, input.no, status)
        return new MessageReply(message)
      })
    }
  },
}

/** @throws ApiError for a record that is unknown, another member's, or settled before */
function settleRecord(db: DatabaseSync, memberNo: string, no: string, status: ScaleRecord['status']): void {
  runInTransaction(db, () => {
    const sql = 'SELECT status FROM scale_record WHERE memberNo = ? AND no = ?'
    const record = selectFirst<{ status: string }>(db, sql, memberNo, no)
    if (!record) throw new ApiError(CODE.notFound, '记录不存在')
    if (record.status !== 'pending') throw new ApiError(CODE.alreadyDone, '该记录已处理')
    db.prepare('UPDATE scale_record SET status = ? WHERE no = ?').run(status, no)
  })
}
