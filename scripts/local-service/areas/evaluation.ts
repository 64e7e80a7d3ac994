import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { getDimensionLetter } from '#shared/health/score.ts'

/** The six dimensions with an entry of their own; a seventh, `core_stability`, has only a score. */
const DIMENSIONS = [
  'cardiorespiratory_capacity',
  'muscular_endurance',
  'flexibility',
  'action_standard',
  'posture_posture',
  'body_composition',
] as const

/** The order of the scores below. */
const SCORES = [...DIMENSIONS, 'core_stability'] as const

interface Evaluation {
  memberNo: string
  reportId: string
  /** yyyy-MM-dd HH:mm:ss, Shanghai. */
  updatedAt: string
  /** null until all dimensions are tested. */
  comprehensive: number | null
  /** Percent of members of the same sex with a lower score. */
  exceeding: number | null
  scores: Partial<Record<(typeof SCORES)[number], number>>
  fullMarks: number
}

const createEvaluation = (
  [reportId, updatedAt]: readonly [reportId: string, updatedAt: string],
  [comprehensive, exceeding]: readonly [comprehensive: number | null, exceeding: number | null],
  scores: readonly (number | undefined)[],
  fullMarks = 100,
): Evaluation => ({
  memberNo: reportId.slice(1, 5),
  reportId,
  updatedAt,
  comprehensive,
  exceeding,
  scores: Object.fromEntries(SCORES.map((name, index) => [name, scores[index]])),
  fullMarks,
})

/**
 * Oldest first. 1003 has no overall score, 1004 is scored out of 50, 1006 was never tested.
 */
const EVALUATIONS = [
  createEvaluation(['E1001-1', '2026-02-07 19:40:00'], [74, 52], [70, 66, 71, 79, 58, 84, 64]),
  createEvaluation(['E1001-2', '2026-07-18 20:06:00'], [79, 66], [78, 71, 70, 84, 58, 88, 69]),
  createEvaluation(['E1001-3', '2026-11-16 19:24:00'], [82, 78], [84, 76, 68, 88, 58, 91, 73]),
  createEvaluation(['E1002-1', '2026-11-11 07:15:00'], [59, 31], [52, 78, 44, 61, 59.9, 48, 66]),
  createEvaluation(['E1003-1', '2026-11-19 21:02:00'], [null, null], [undefined, undefined, 71]),
  createEvaluation(['E1004-1', '2026-10-02 10:30:00'], [94, 97], [48, 44, 50, 47, 41, 46, 45], 50),
  createEvaluation(['E1005-1', '2026-09-20 22:11:00'], [76, null], [80, 60, 100, 70, 64, 82, 75]),
]

/** Ability reports. */
export const evaluation: Area = {
  addRoutes: (service) => {
    addCall(service, 'readEvaluation', ({ member, input }) => getEvaluation(member.memberNo, input.reportId))
  },
}

/** One report, or the latest without an id; null for a member who was never tested. */
function getEvaluation(memberNo: string, reportId: string | undefined) {
  const tests = EVALUATIONS.filter((test) => test.memberNo === memberNo).reverse()
  const row = reportId ? tests.find((test) => test.reportId === reportId) : tests[0]
  if (!row && reportId) throw new ApiError(CODE.notFound, '报告不存在或已失效')
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
      tested.map((name) => [`evaluation_${name}`, formatDimension(scores[name]!, before[name], row.fullMarks)]),
    ),
  }
}

function formatDimension(score: number, before: number | undefined, fullMarks: number) {
  const percent = (score / fullMarks) * 100
  return {
    score,
    fullMarks,
    rate: getDimensionLetter(percent) ?? null,
    /** 1 up, -1 down, 0 as before; null the first time. */
    trend: before === undefined ? null : Math.sign(score - before),
    /** 1 low, 2 medium, 3 high: a reading. */
    risk_level: percent < 60 ? 3 : percent < 70 ? 2 : 1,
  }
}
