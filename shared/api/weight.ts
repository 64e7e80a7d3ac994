import { number } from './fields.ts'
import { read, writeForWords } from './http.ts'
import { object } from './schema.ts'

/** Spec §7: weight save with body type 1. */
const BODY_WEIGHT = 1

/** Keep a weight written down by hand; sent once. @param kg two decimals @param idempotencyKey the same for another try @returns the service's words @throws ServiceError */
export const saveWeight = (kg: number, idempotencyKey: string): Promise<string> =>
  writeForWords(
    {
      method: 'POST',
      path: 'api/app/homepage/v1/addWeightRecordManually', // path not in the spec (contract §3)
      body: { type: BODY_WEIGHT, weight: kg },
    },
    { idempotencyKey },
  )

const Latest = object({ weight: number })

/** kg of the latest record; undefined when there is none. @throws ServiceError */
export const readLastWeight = async (signal: AbortSignal): Promise<number | undefined> =>
  (await read({ method: 'POST', path: 'api/user-scale/v1/fitnessData' }, Latest, { signal })).weight
