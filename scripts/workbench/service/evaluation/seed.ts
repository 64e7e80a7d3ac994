import type { EvaluationRow, Scores } from './tables.ts'

/** Cardiorespiratory, strength, flexibility, action, posture, body composition, core. */
const scores = (...[cardio, strength, flexibility, action, posture, body, core]: number[]): string => {
  const all: Scores = {
    cardiorespiratory_capacity: cardio,
    muscular_endurance: strength,
    flexibility,
    action_standard: action,
    posture_posture: posture,
    body_composition: body,
    core_stability: core,
  }
  return JSON.stringify(all)
}

const row = (
  [memberNo, reportId, updatedAt]: readonly [string, string, string],
  [comprehensive, exceeding]: readonly [number | null, number | null],
  given: string,
  fullMarks = 100,
): EvaluationRow => ({ reportId, memberNo, updatedAt, comprehensive, exceeding, scores: given, fullMarks })

/** 1003 has no overall score yet, 1004 is scored out of 50, 1006 was never tested. */
export const EVALUATIONS: readonly EvaluationRow[] = [
  row(['1001', 'E1001-1', '2026-02-07 19:40:00'], [74, 52], scores(70, 66, 71, 79, 58, 84, 64)),
  row(['1001', 'E1001-2', '2026-07-18 20:06:00'], [79, 66], scores(78, 71, 70, 84, 58, 88, 69)),
  row(['1001', 'E1001-3', '2026-11-16 19:24:00'], [82, 78], scores(84, 76, 68, 88, 58, 91, 73)),
  row(['1002', 'E1002-1', '2026-11-11 07:15:00'], [59, 31], scores(52, 78, 44, 61, 59.9, 48, 66)),
  row(['1003', 'E1003-1', '2026-11-19 21:02:00'], [null, null], JSON.stringify({ flexibility: 71 })),
  row(['1004', 'E1004-1', '2026-10-02 10:30:00'], [94, 97], scores(48, 44, 50, 47, 41, 46, 45), 50),
  row(['1005', 'E1005-1', '2026-09-20 22:11:00'], [76, null], scores(80, 60, 100, 70, 64, 82, 75)),
]
