import { fetchData } from './client.ts'
import { describe, GREATEST, integer, may } from './describe.ts'
import { number } from './fields.ts'
import { PROFILE } from './member-calls.ts'
import { object } from './schema.ts'

export const Points = object({ points: describe(number, may(integer('积分余额', '分', [0, GREATEST], 1280))) })

/** Reads the member's available points; undefined if missing. @throws ServiceError */
export const readPoints = async (signal: AbortSignal): Promise<number | undefined> =>
  (await fetchData(PROFILE, Points, { signal })).points
