import type { DatabaseSync } from 'node:sqlite'
import type { Member } from '#scripts/workbench/service/members.ts'
import { firstRow, insertRows, inTransaction } from '#scripts/workbench/service/query.ts'
import { freeRecordNo, recordRow } from '#scripts/workbench/service/scale/record.ts'
import { bodyAt } from '#scripts/workbench/service/scale/record-view.ts'
import { derived, derivedNames } from './derive.ts'
import type { Mode } from './options.ts'
import type { Stage } from './stage.ts'

export interface Stored {
  written: number
  /** Minutes the history holds already, which stay as they are in a merge. */
  kept: number
  /** How many records got what, by the words for it, though their file does not say it. */
  derived: Map<string, number>
}

/** Rows put in with one statement. */
const BATCH = 500
const CONFIRMED = "memberNo = ? AND status = 'confirmed'"

/**
 * Put what is staged into the member's history, in place of the one before or into its gaps, in one transaction. Pending records stay.
 * @param isTrial count only: nothing is written
 */
export function store(db: DatabaseSync, member: Member, stage: Stage, mode: Mode, isTrial: boolean): Stored {
  const { memberNo } = member
  const stored: Stored = { written: 0, kept: 0, derived: new Map() }
  const taken = db.prepare(`SELECT 1 FROM scale_record WHERE ${CONFIRMED} AND measuredAt BETWEEN ? AND ?`)
  const rows: ReturnType<typeof recordRow>[] = []
  const flush = () => insertRows(db, 'scale_record', rows.splice(0))
  const work = () => {
    if (mode === 'replace' && !isTrial) db.prepare(`DELETE FROM scale_record WHERE ${CONFIRMED}`).run(memberNo)
    for (const one of stage.weighIns()) {
      const { measuredAt, weight } = one
      const minute = measuredAt.slice(0, 16)
      if (mode === 'merge' && taken.get(memberNo, `${minute}:00`, `${minute}:59`)) {
        stored.kept++
        continue
      }
      const columns = derived(one, bodyAt(member, measuredAt))
      for (const name of derivedNames(one, columns)) stored.derived.set(name, (stored.derived.get(name) ?? 0) + 1)
      stored.written++
      if (isTrial) continue
      const no = freeRecordNo(db, memberNo, measuredAt)
      rows.push(recordRow({ ...columns, no, memberNo, measuredAt, weight, source: 'import' }))
      if (rows.length >= BATCH) flush()
    }
    flush()
  }
  if (isTrial) work()
  else inTransaction(db, work)
  return stored
}

/** The member's history before the import, and what of it the file does not have. Undefined without a history. */
export function historyBefore(db: DatabaseSync, { memberNo }: Member, stage: Stage) {
  const sql = `SELECT count(*) AS count, min(measuredAt) AS first, max(measuredAt) AS last FROM scale_record WHERE ${CONFIRMED}`
  type Span = { count: number; first: string | null; last: string | null }
  const { count, first, last } = firstRow<Span>(db, sql, memberNo)!
  if (!first || !last) return undefined
  let [lost, measured] = [0, 0]
  const all = db.prepare(`SELECT measuredAt, segments, score FROM scale_record WHERE ${CONFIRMED}`)
  for (const { measuredAt, segments, score } of all.iterate(memberNo)) {
    if (!stage.has(String(measuredAt).slice(0, 16))) lost++
    if (segments !== null || score !== null) measured++
  }
  return { count, from: first.slice(0, 10), to: last.slice(0, 10), lost, measured }
}
