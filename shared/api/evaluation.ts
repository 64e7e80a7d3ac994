import { number, part, text, time } from './fields.ts'
import { read } from './http.ts'
import { evaluationCall } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

const Summary = object({
  /** Missing: not all parts have been tested yet. */
  comprehensive_score: number,
  /** Percent of the members of the same sex. */
  exceeding_same_person_percentage: number,
  update_time: time,
  cardiorespiratory_capacity: number,
  muscular_endurance: number,
  flexibility: number,
  action_standard: number,
  posture_posture: number,
  body_composition: number,
  /** Has no entry and no axis. */
  core_stability: number,
})

const Entry = part(
  object({
    score: number,
    /** C, B, A, S or SSS. */
    rate: text(8),
    /** 1 up, -1 down, 0 as before; missing the first time. */
    trend: number,
    /** 1 low, 2 medium, 3 high: a reading (shared/api/README.md, "Readings"). */
    risk_level: number,
    /** What the score is out of. */
    fullMarks: number,
  }),
)
export type EvaluationEntry = Infer<typeof Entry>

export const Evaluation = object({
  evaluation_summary: part(Summary),
  evaluation_action_standard: Entry,
  evaluation_body_composition: Entry,
  evaluation_cardiorespiratory_capacity: Entry,
  evaluation_flexibility: Entry,
  evaluation_muscular_endurance: Entry,
  evaluation_posture_posture: Entry,
})
/** The ability report. Nothing in it: the member was never tested. */
export type Evaluation = Infer<typeof Evaluation>

/** One ability report, the latest for ''. @throws ServiceError, fault `refused` when there is none of that number */
export const readEvaluation = (reportId: string, signal: AbortSignal): Promise<Evaluation> =>
  read(evaluationCall(reportId), Evaluation, { signal })
