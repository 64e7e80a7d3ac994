import type { DatabaseSync } from 'node:sqlite'
import type { Member } from '#scripts/service/members.ts'
import { insertRow, inTransaction } from '#scripts/service/query.ts'
import { freeRecordNo, recordRow } from '#scripts/service/scale/record.ts'
import { bodyAt } from '#scripts/service/scale/record-view.ts'
import { derived } from './derive.ts'
import type { WeighIn } from './weigh-ins.ts'

/** Make these weigh-ins the member's history, in place of the one before, in one transaction. Pending records stay. */
export function replaceHistory(db: DatabaseSync, member: Member, weighIns: readonly WeighIn[]): void {
  const { memberNo } = member
  inTransaction(db, () => {
    db.prepare("DELETE FROM scale_record WHERE memberNo = ? AND status = 'confirmed'").run(memberNo)
    for (const one of weighIns) {
      const { measuredAt, weight } = one
      const no = freeRecordNo(db, memberNo, measuredAt)
      const columns = derived(one, bodyAt(member, measuredAt))
      insertRow(db, 'scale_record', recordRow({ ...columns, no, memberNo, measuredAt, weight, source: 'import' }))
    }
  })
}
