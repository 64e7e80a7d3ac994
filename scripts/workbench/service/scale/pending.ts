import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Service } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal, Said } from '#scripts/workbench/service/envelope.ts'
import { id, paging } from '#scripts/workbench/service/fields.ts'
import { allRows, firstRow, inTransaction } from '#scripts/workbench/service/query.ts'

const ListRequest = v.object(paging)
const OneRequest = v.object({ no: id('记录编号') })
const PENDING = "memberNo = ? AND status = 'pending'"

export const countPending = (db: DatabaseSync, memberNo: string): number =>
  firstRow<{ count: number }>(db, `SELECT count(*) AS count FROM scale_record WHERE ${PENDING}`, memberNo)?.count ?? 0

/** Records the scale sent by itself; each can be kept or thrown away, once. */
export function pendingCalls(service: Service): void {
  const { db } = service

  memberCall(service, 'POST', '/api/user-scale/v1/record/list', ListRequest, ({ member, input }) => ({
    total: countPending(db, member.memberNo),
    // Pages are counted from 0.
    records: allRows(
      db,
      `SELECT no, weight, bodyFat AS bfp, measuredAt AS time FROM scale_record
       WHERE ${PENDING} ORDER BY measuredAt DESC, no DESC LIMIT ? OFFSET ?`,
      member.memberNo,
      input.pageSize,
      input.pageNum * input.pageSize,
    ),
  }))

  memberCall(service, 'POST', '/api/user-scale/v1/record/confirm', OneRequest, ({ member, input }) => {
    settle(db, member.memberNo, input.no, 'confirmed')
    return new Said('已确认')
  })

  memberCall(service, 'POST', '/api/user-scale/v1/record/delete', OneRequest, ({ member, input }) => {
    settle(db, member.memberNo, input.no, 'discarded')
    return new Said('已删除')
  })
}

/** Throws a Refusal for somebody else's or no record, and for one that was settled before. */
function settle(db: DatabaseSync, memberNo: string, no: string, status: 'confirmed' | 'discarded'): void {
  inTransaction(db, () => {
    const sql = 'SELECT status FROM scale_record WHERE memberNo = ? AND no = ?'
    const record = firstRow<{ status: string }>(db, sql, memberNo, no)
    if (!record) throw new Refusal(CODE.notFound, '记录不存在')
    if (record.status !== 'pending') throw new Refusal(CODE.alreadyDone, '该记录已处理')
    db.prepare('UPDATE scale_record SET status = ? WHERE no = ?').run(status, no)
  })
}
