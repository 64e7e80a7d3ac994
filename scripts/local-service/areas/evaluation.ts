import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
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

/**
 * Oldest first. 1003 has no overall score, 1004 is scored out of 50, 1006 was never tested.
 */
const EVALUATIONS = readSeed<Evaluation>('evaluations.jsonl')

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
