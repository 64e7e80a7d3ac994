import * as v from 'valibot'
import type { Area } from '#scripts/service/area.ts'
import { memberCall } from '#scripts/service/calls.ts'
import { EVALUATIONS } from '#scripts/service/evaluation/seed.ts'
import { EVALUATION_TABLES } from '#scripts/service/evaluation/tables.ts'
import { evaluationOf } from '#scripts/service/evaluation/view.ts'
import { id } from '#scripts/service/fields.ts'
import { insertRows } from '#scripts/service/query.ts'

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
