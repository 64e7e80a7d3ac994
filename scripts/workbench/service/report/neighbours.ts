import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '#scripts/workbench/service/query.ts'

/** The numbers of the reports before and after one, weeks among weeks and months among months; null at the ends. */
export function neighboursOf(db: DatabaseSync, memberNo: string, no: string) {
  const kin = allRows<{ no: string }>(
    db,
    `SELECT no FROM sport_report WHERE memberNo = ? AND (${LENGTH} > 7) =
      (SELECT ${LENGTH} > 7 FROM sport_report WHERE memberNo = ? AND no = ?) ORDER BY startDate`,
    memberNo,
    memberNo,
    no,
  ).map((one) => one.no)
  const place = kin.indexOf(no)
  return { previous_report_no: kin[place - 1] ?? null, next_report_no: kin[place + 1] ?? null }
}

/** Days from the first to the last. */
const LENGTH = '(julianday(endDate) - julianday(startDate))'
