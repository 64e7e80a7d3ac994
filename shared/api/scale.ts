import { id, number, part, prose, text, time } from './fields.ts'
import { read } from './http.ts'
import { recordCall } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

/** A reading of one metric: trend 1 up, -1 down, 0 as before; changeValue against the record before; rateCode 0 standard, 1 high, 2 low. */
const Reading = part(object({ value: number, trend: number, changeValue: number, rateCode: number }))
export type Reading = Infer<typeof Reading>

/** One part of the body: kg, percent of what is standard, -1 low / 0 standard / 1 high. */
const Segment = part(object({ muscleOrFatMass: number, muscleOrFatRate: number, rateCode: number }))

/** Percent of what is standard, and the sentence below the body map. */
const Tissue = part(object({ upperLimbRate: number, bodyRate: number, lowerLimbRate: number, intro: prose(300) }))

export const BodyFatRecord = object({
  no: part(id, ''),
  /** 0 with segments, 1 without them and without the high-level metrics. */
  scaleType: number,
  date: time,
  unconfirmedCount: number,
  /** kg, like every weight here. */
  originWeight: number,
  weight: number,
  targetWeight: number,
  /** Negative: lighter. */
  weightChangeValue: number,
  /** 0 is today. */
  weightChangeDay: number,
  score: number,
  scoreAnalysis: prose(300),
  bt: text(20),
  btCode: number,
  bodilyForm: part(object({ code: number, name: text(20), intro: prose(300) })),
  muscleItem: Tissue,
  fatItem: Tissue,
  weightStandard: part(
    object({ weightMax: number, weightMin: number, weightStandardLeft: number, weightStandardRight: number }),
  ),
  bodyAge: Reading,
  bmi: Reading,
  bodyFat: Reading,
  vfr: Reading,
  bmr: Reading,
  subcutaneousFat: Reading,
  ssm: Reading,
  whr: Reading,
  bwp: Reading,
  pp: Reading,
  bmd: Reading,
  /** Some services send these three: kg, kg, percent of the weight. */
  muscleMass: Reading,
  fatMass: Reading,
  muscleRate: Reading,
  leftArm: Segment,
  rightArm: Segment,
  allBody: Segment,
  leftLeg: Segment,
  rightLeg: Segment,
  leftArmMuscle: Segment,
  rightArmMuscle: Segment,
  allBodyMuscle: Segment,
  leftLegMuscle: Segment,
  rightLegMuscle: Segment,
})
/** The body-fat record. Without a weight the member has not measured yet; `unconfirmedCount` counts all the same. */
export type BodyFatRecord = Infer<typeof BodyFatRecord>

/** One record. @throws ServiceError, fault `refused` when there is none of that number */
export const readRecord = (no: string, signal: AbortSignal): Promise<BodyFatRecord> =>
  read(recordCall(no), BodyFatRecord, { signal })
