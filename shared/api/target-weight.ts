import { number } from './fields.ts'
import { readLatestRecord } from './record-dates.ts'
import { object } from './schema.ts'

const Target = object({ weight: number, targetWeight: number })

/**
 * Reads the target weight in kg from the latest record; undefined if none is set. @throws
 * ServiceError
 */
export const readTargetWeight = async (signal: AbortSignal): Promise<number | undefined> =>
  (await readLatestRecord(Target, signal)).targetWeight
