import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { dimensionLetter } from '#shared/health/score.ts'

/** The six dimensions with an entry of their own; a seventh, `core_stability`, has only a score. */
const DIMENSIONS = [
  'cardiorespiratory_capacity',
  'muscular_endurance',
  'flexibility',
  'action_standard',
  'posture_posture',
  'body_composition',
] as const
type Scores = Partial<Record<(typeof DIMENSIONS)[number] | 'core_stability', number>>

/** `comprehensive` is null until all parts have been tested. */
interface Evaluation {
  memberNo: string
  reportId: string
  /** yyyy-MM-dd HH:mm:ss, Shanghai. */
  updatedAt: string
  comprehensive: number | null
  /** Percent of members of the same sex with a lower score. */
  exceeding: number | null
  /** By dimension, those tested. */
  scores: Scores
  /** What each score is out of. */
  fullMarks: number
}

const evaluated = (
  memberNo: string,
  reportId: string,
  updatedAt: string,
  [comprehensive, exceeding]: readonly [number | null, number | null],
  given: readonly (number | undefined)[],
  fullMarks = 100,
): Evaluation => {
  const scores = Object.fromEntries([...DIMENSIONS, 'core_stability'].map((name, index) => [name, given[index]]))
  return { memberNo, reportId, updatedAt, comprehensive, exceeding, scores, fullMarks }
}

/** 1003 has no overall score yet, 1004 is scored out of 50, 1006 was never tested. Scores stand in the order above, core stability last. Of each member oldest first. */
const EVALUATIONS = [
  evaluated('1001', 'E1001-1', '2026-02-07 19:40:00', [74, 52], [70, 66, 71, 79, 58, 84, 64]),
  evaluated('1001', 'E1001-2', '2026-07-18 20:06:00', [79, 66], [78, 71, 70, 84, 58, 88, 69]),
  evaluated('1001', 'E1001-3', '2026-11-16 19:24:00', [82, 78], [84, 76, 68, 88, 58, 91, 73]),
  evaluated('1002', 'E1002-1', '2026-11-11 07:15:00', [59, 31], [52, 78, 44, 61, 59.9, 48, 66]),
  evaluated('1003', 'E1003-1', '2026-11-19 21:02:00', [null, null], [undefined, undefined, 71]),
  evaluated('1004', 'E1004-1', '2026-10-02 10:30:00', [94, 97], [48, 44, 50, 47, 41, 46, 45], 50),
  evaluated('1005', 'E1005-1', '2026-09-20 22:11:00', [76, null], [80, 60, 100, 70, 64, 82, 75]),
]

/** Ability reports. */
export const evaluation: Area = {
  routes: (service) => {
    const Which = v.object({ reportId: v.optional(id('报告编号')) })
    memberCall(service, 'GET', '/api/device/ability_evaluation/v1/getEvaluationV2', Which, ({ member, input }) =>
      evaluationOf(member.memberNo, input.reportId),
    )
  },
}

/** One report, or the latest without an id; null for a member who was never tested. */
function evaluationOf(memberNo: string, reportId: string | undefined) {
  const tests = EVALUATIONS.filter((one) => one.memberNo === memberNo).reverse()
  const row = reportId ? tests.find((one) => one.reportId === reportId) : tests[0]
  if (!row && reportId) throw new Refusal(CODE.notFound, '报告不存在或已失效')
  if (!row) return null
  const { scores } = row
  const before = tests[tests.indexOf(row) + 1]?.scores ?? {}
  const tested = DIMENSIONS.filter((name) => scores[name] !== undefined)
  return {
    evaluation_summary: {
      comprehensive_score: row.comprehensive,
      exceeding_same_person_percentage: row.exceeding,
      update_time: row.updatedAt,
      ...scores,
    },
    ...Object.fromEntries(
      tested.map((name) => [`evaluation_${name}`, entry(scores[name]!, before[name], row.fullMarks)]),
    ),
  }
}

function entry(score: number, before: number | undefined, fullMarks: number) {
  const percent = (score / fullMarks) * 100
  return {
    score,
    fullMarks,
    rate: dimensionLetter(percent) ?? null,
    /** 1 up, -1 down, 0 as before; null the first time. */
    trend: before === undefined ? null : Math.sign(score - before),
    /** 1 low, 2 medium, 3 high: a reading (shared/api/README.md, "Readings"). */
    risk_level: percent < 60 ? 3 : percent < 70 ? 2 : 1,
  }
}
