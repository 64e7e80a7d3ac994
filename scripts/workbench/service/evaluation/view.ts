import type { DatabaseSync } from 'node:sqlite'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { firstRow } from '#scripts/workbench/service/query.ts'
import { dimensionLetter } from '#shared/health/score.ts'
import { DIMENSIONS, type EvaluationRow, type Scores } from './tables.ts'

/** One report, or the latest without an id; null for a member who was never tested. */
export function evaluationOf(db: DatabaseSync, memberNo: string, reportId: string | undefined) {
  const row = reportId
    ? firstRow<EvaluationRow>(db, 'SELECT * FROM evaluation WHERE memberNo = ? AND reportId = ?', memberNo, reportId)
    : firstRow<EvaluationRow>(db, 'SELECT * FROM evaluation WHERE memberNo = ? ORDER BY updatedAt DESC', memberNo)
  if (!row && reportId) throw new Refusal(CODE.notFound, '报告不存在或已失效')
  return row ? view(row, scoresBefore(db, row)) : null
}

function scoresBefore(db: DatabaseSync, { memberNo, updatedAt }: EvaluationRow): Scores {
  const before = firstRow<EvaluationRow>(
    db,
    'SELECT * FROM evaluation WHERE memberNo = ? AND updatedAt < ? ORDER BY updatedAt DESC',
    memberNo,
    updatedAt,
  )
  return before ? JSON.parse(before.scores) : {}
}

function view(row: EvaluationRow, before: Scores) {
  const scores: Scores = JSON.parse(row.scores)
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
    risk_level: riskOf(percent),
  }
}

/** 1 low, 2 medium, 3 high: a reading (shared/api/README.md, "Readings"). */
function riskOf(percent: number): 1 | 2 | 3 {
  if (percent < 60) return 3
  return percent < 70 ? 2 : 1
}
