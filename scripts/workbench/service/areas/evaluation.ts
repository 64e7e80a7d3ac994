import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { EVALUATIONS } from '#scripts/workbench/service/evaluation/seed.ts'
import { EVALUATION_TABLES } from '#scripts/workbench/service/evaluation/tables.ts'
import { evaluationOf } from '#scripts/workbench/service/evaluation/view.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { insertRows } from '#scripts/workbench/service/query.ts'

const Which = v.object({ reportId: v.optional(id('报告编号')) })

/** Ability reports. */
export const evaluation: Area = {
  tables: EVALUATION_TABLES,
  seed: (db) => insertRows(db, 'evaluation', EVALUATIONS),
  routes: (service) =>
    memberCall(service, 'GET', '/api/device/ability_evaluation/v1/getEvaluationV2', Which, ({ member, input }) =>
      evaluationOf(service.db, member.memberNo, input.reportId),
    ),
}
