import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { firstRow, insertRows } from '#scripts/workbench/service/query.ts'
import { neighboursOf } from '#scripts/workbench/service/report/neighbours.ts'
import { REPORT_TABLES, REPORTS } from '#scripts/workbench/service/report/tables.ts'
import { reportOf } from '#scripts/workbench/service/report/totals.ts'

const Which = v.object({ no: id('报告编号') })

/** Weekly and monthly exercise reports. */
export const report: Area = {
  tables: REPORT_TABLES,
  seed: (db) => insertRows(db, 'sport_report', REPORTS),
  routes: (service) => {
    const { db } = service
    const path = '/api/app/personal_center/v1/getUserExerciseReportDetails'
    memberCall(service, 'POST', path, Which, ({ member, input }) => {
      const period = firstRow<{ startDate: string; endDate: string }>(
        db,
        'SELECT startDate, endDate FROM sport_report WHERE memberNo = ? AND no = ?',
        member.memberNo,
        input.no,
      )
      if (!period) throw new Refusal(CODE.notFound, '报告不存在或已失效')
      return { ...reportOf(db, member.memberNo, period), ...neighboursOf(db, member.memberNo, input.no) }
    })
  },
}
