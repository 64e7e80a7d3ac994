import { describe, GREATEST, integer, may } from './describe.ts'
import { number } from './fields.ts'
import { PROFILE } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { object } from './schema.ts'

export const Points = object({ points: describe(number, may(integer('积分余额', '分', [0, GREATEST], 1280))) })

/** The member's available points; undefined if missing. */
export const POINTS_QUERY: CallQuery<number | undefined> = createQuery(
  PROFILE,
  Points,
  async (reply) => (await reply).points,
)
