import { number } from './fields.ts'
import { read } from './http.ts'
import { recordCall } from './member-calls.ts'
import { object } from './schema.ts'

const Target = object({ targetWeight: number })

/** kg of the member's goal, which stands in the latest record; undefined when none is set. @throws ServiceError */
export const readTargetWeight = async (signal: AbortSignal): Promise<number | undefined> =>
  (await read(recordCall(''), Target, { signal })).targetWeight
