import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Service } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal, Said } from '#scripts/workbench/service/envelope.ts'
import { id, nothing, paging } from '#scripts/workbench/service/fields.ts'
import { allRows, firstRow, inTransaction } from '#scripts/workbench/service/query.ts'
import { confirmedRecords, type ScaleRecord } from './record.ts'
import { recordView } from './record-view.ts'

const recordNo = id('记录编号')
/** An empty `no` counts as none: the newest record. */
const DetailRequest = v.object({ no: v.optional(v.union([recordNo, v.literal('')], '记录编号格式不正确')) })

const PENDING = "memberNo = ? AND status = 'pending'"

const countPending = (db: DatabaseSync, memberNo: string): number =>
  firstRow<{ count: number }>(db, `SELECT count(*) AS count FROM scale_record WHERE ${PENDING}`, memberNo)!.count

/**
 * Record dates, record detail, and records that the scale sent by itself, each of which can be kept or thrown away, once. Paths and shapes:
 * shared/api/README.md, "Calls".
 */
export function recordCalls(service: Service): void {
  const { db } = service

  memberCall(service, 'GET', '/api/user-scale/v1/list', nothing, ({ member }) => {
    const records = confirmedRecords(db, member.memberNo).reverse()
    const lastOfDay = new Map(records.map(({ measuredAt, no }) => [measuredAt.slice(0, 10), no]))
    return { recordList: [...lastOfDay].map(([date, no]) => ({ date, no })) }
  })

  memberCall(service, 'POST', '/api/user-scale/v1/fitnessData', DetailRequest, ({ member, input }) => {
    const unconfirmedCount = countPending(db, member.memberNo)
    const history = confirmedRecords(db, member.memberNo)
    const record = input.no ? history.find(({ no }) => no === input.no) : history[0]
    if (record) return recordView(member, history, record, unconfirmedCount)
    if (input.no) throw new Refusal(CODE.notFound, '记录不存在')
    return { unconfirmedCount }
  })

  memberCall(service, 'POST', '/api/user-scale/v1/record/list', v.object(paging), ({ member, input }) => ({
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

  const settled = [
    ['confirm', 'confirmed', '已确认'],
    ['delete', 'discarded', '已删除'],
  ] as const
  for (const [call, status, words] of settled)
    memberCall(
      service,
      'POST',
      `/api/user-scale/v1/record/${call}`,
      v.object({ no: recordNo }),
      ({ member, input }) => {
        settle(db, member.memberNo, input.no, status)
        return new Said(words)
      },
    )
}

/** Throws a Refusal for somebody else's or no record, and for one that was settled before. */
function settle(db: DatabaseSync, memberNo: string, no: string, status: ScaleRecord['status']): void {
  inTransaction(db, () => {
    const sql = 'SELECT status FROM scale_record WHERE memberNo = ? AND no = ?'
    const record = firstRow<{ status: string }>(db, sql, memberNo, no)
    if (!record) throw new Refusal(CODE.notFound, '记录不存在')
    if (record.status !== 'pending') throw new Refusal(CODE.alreadyDone, '该记录已处理')
    db.prepare('UPDATE scale_record SET status = ? WHERE no = ?').run(status, no)
  })
}
