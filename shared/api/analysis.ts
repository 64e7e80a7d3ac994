import { list, number, part, text, time } from './fields.ts'
import { read } from './http.ts'
import { analysisCall } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

const Item = object({
  /** In the metric's own unit; for the body type its code 0–11. */
  value: number,
  /** 1 worst … 4 best; missing where the service does not rate. */
  rate: number,
  /** kg, of the same measurement; muscle is a reading (shared/api/README.md, "Readings"). */
  weight: number,
  muscleMass: number,
  /** kg, beside the weight and the body fat. */
  fatMass: number,
  /** For the export alone, beside the weight: muscle in percent, 0 eight electrodes or 1 four. */
  muscleRate: number,
  scaleType: number,
  proteinMassMin: number,
  proteinMassMax: number,
  bodilyForm: part(object({ bmi: number, code: number, name: text(20) })),
  date: time,
})
export type AnalysisItem = Infer<typeof Item>

/** How much and which way: trend 1 up, -1 down. Missing where there is nothing to compare with. */
const Step = part(object({ value: number, trend: number }))
export type Step = Infer<typeof Step>

export const Analysis = object({ items: list(Item), changeWeek: Step, changeMonth: Step, changeThreeMonth: Step })
/** One metric over time, newest first. */
export type Analysis = Infer<typeof Analysis>

/** Every reading of the metric with this type code. @throws ServiceError */
export const readAnalysis = (type: number, signal: AbortSignal): Promise<Analysis> =>
  read(analysisCall(type), Analysis, { signal })
