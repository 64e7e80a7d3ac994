import * as v from 'valibot'
import type { Call } from './call.ts'
import { list, number, part, text } from './fields.ts'
import { read, write } from './http.ts'

/** The number of a record; an item without a usable one is dropped from its list. */
const recordNo = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/))

/** A reading of one metric: trend 1 up, -1 down, 0 as before; changeValue against the record before; rateCode 0 standard, 1 high, 2 low. */
const Reading = part(v.object({ value: number, trend: number, changeValue: number, rateCode: number }))
export type Reading = v.InferOutput<typeof Reading>

/** One part of the body: kg, percent of what is standard, -1 low / 0 standard / 1 high. */
const Segment = part(v.object({ muscleOrFatMass: number, muscleOrFatRate: number, rateCode: number }))

/** Percent of what is standard, and the sentence below the body map. */
const Tissue = part(v.object({ upperLimbRate: number, bodyRate: number, lowerLimbRate: number, intro: text(300) }))

const Record = v.object({
  no: v.fallback(recordNo, ''),
  /** 0 with segments, 1 without them and without the high-level metrics. */
  scaleType: number,
  date: text(40),
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
  scoreAnalysis: text(300),
  bt: text(20),
  btCode: number,
  bodilyForm: part(v.object({ code: number, name: text(20), intro: text(300) })),
  muscleItem: Tissue,
  fatItem: Tissue,
  weightStandard: part(
    v.object({ weightMax: number, weightMin: number, weightStandardLeft: number, weightStandardRight: number }),
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
/** The body-fat record of spec §3. Without a weight the member has not measured yet; `unconfirmedCount` counts all the same. */
export type BodyFatRecord = v.InferOutput<typeof Record>

/** A day with a record. */
export interface RecordDate {
  /** As the service writes it. */
  date: string
  no: string
}
const Dates = v.object({ recordList: list(v.object({ date: text(40), no: recordNo })) })

const PendingRecord = v.object({
  no: recordNo,
  /** kg */
  weight: number,
  /** Body fat, percent. */
  bfp: number,
  time: text(40),
})
export type PendingRecord = v.InferOutput<typeof PendingRecord>
const Pending = v.object({ records: list(PendingRecord) })

/** Paths of contract §3; spec §7 lists them, but not which is which. */
const call = (name: string, rest: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: `api/user-scale/v1/${name}`,
  ...rest,
})

/** Every day with a record, oldest first as the service sends them. @throws ServiceError */
export const listRecordDates = async (signal: AbortSignal): Promise<RecordDate[]> =>
  (await read(call('list', { method: 'GET' }), Dates, { signal })).recordList

/** One record; the latest for ''. @throws ServiceError, fault `refused` when there is none of that number */
export const readRecord = (no: string, signal: AbortSignal): Promise<BodyFatRecord> =>
  read(call('fitnessData', { query: { no } }), Record, { signal })

/** Everything the scale sent that nobody has decided on; the service has no "all" (spec §9: page size 100000). @throws ServiceError */
export const listPending = async (signal: AbortSignal): Promise<PendingRecord[]> =>
  (await read(call('record/list', { body: { pageSize: 100_000, pageNum: 0 } }), Pending, { signal })).records

/** Take a pending record into the member's history. Once; a second try is refused. @throws ServiceError */
export const confirmRecord = (no: string) => write(call('record/confirm', { body: { no } }), v.unknown())

/** Throw a pending record away. Once. @throws ServiceError */
export const discardRecord = (no: string) => write(call('record/delete', { body: { no } }), v.unknown())
