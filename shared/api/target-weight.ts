import { number } from './fields.ts'
import { readLatestRecord } from './record-dates.ts'
import { object } from './schema.ts'

const Target = object({ weight: number, targetWeight: number })

/** kg of the member's goal, which stands in the latest record; undefined when none is set. @throws ServiceError */
export const readTargetWeight = async (signal: AbortSignal): Promise<number | undefined> =>
  (await readLatestRecord(Target, signal)).targetWeight
