/** One test of a member's abilities. `comprehensive` is null until all parts have been tested. */
export interface EvaluationRow {
  reportId: string
  memberNo: string
  /** yyyy-MM-dd HH:mm:ss, Shanghai. */
  updatedAt: string
  comprehensive: number | null
  /** Percent of members of the same sex with a lower score. */
  exceeding: number | null
  /** JSON: score by dimension, those tested. */
  scores: string
  /** What each score is out of. */
  fullMarks: number
}

/** The six dimensions with an entry of their own; `core_stability` has only a score. */
export const DIMENSIONS = [
  'cardiorespiratory_capacity',
  'muscular_endurance',
  'flexibility',
  'action_standard',
  'posture_posture',
  'body_composition',
] as const
export type Dimension = (typeof DIMENSIONS)[number]
export type Scores = Partial<Record<Dimension | 'core_stability', number>>

export const EVALUATION_TABLES = `
  CREATE TABLE IF NOT EXISTS evaluation (
    reportId TEXT PRIMARY KEY,
    memberNo TEXT NOT NULL REFERENCES member,
    updatedAt TEXT NOT NULL,
    comprehensive REAL,
    exceeding REAL,
    scores TEXT NOT NULL,
    fullMarks REAL NOT NULL DEFAULT 100
  ) STRICT;`
