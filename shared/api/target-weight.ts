import { number } from './fields.ts'
import type { Query } from './query.ts'
import { readLatestRecord } from './record-dates.ts'
import { object } from './schema.ts'

const Target = object({ weight: number, targetWeight: number })

/** The target weight in kg of the latest record; undefined if none is set. */
export const TARGET_WEIGHT_QUERY: Query<number | undefined> = {
  queryKey: 'targetWeight',
  queryFn: async (fetch) => (await readLatestRecord(Target, fetch)).targetWeight,
}
