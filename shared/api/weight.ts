import { parseTime } from '#shared/format/dates.ts'
import type { Mutation } from './call.ts'
import { fetchData } from './client.ts'
import { code, type DescribedCall, describe, kg } from './describe.ts'
import { list, number, time } from './fields.ts'
import { createHistoryCall } from './member-calls.ts'
import type { Query } from './query.ts'
import { readLatestRecord } from './record-dates.ts'
import { object } from './schema.ts'

/** What is saved: type 1 is a weight. */
const BODY_WEIGHT = 1

/** Saves a manually entered weight, kg with two decimals; the result is the service's message. */
export const saveWeight: Mutation<number, string> = {
  createCall: (weightKg) => ({
    method: 'POST',
    path: 'api/app/homepage/v1/addWeightRecordManually',
    body: { type: BODY_WEIGHT, weight: weightKg },
  }),
  parseReply: ({ message }) => message,
  verify: (weightKg, startedAt) => hasWeight(weightKg, startedAt),
}

const Weights = object({
  history_weight: list(object({ weight: number, value: number, measurement_time: time })),
})
/** The service may write minutes only, and its clock is known to about a second. */
const SLACK_MS = 120_000

/**
 * Searches the member's records for a weight.
 * @param startedAt epoch milliseconds of the service's clock
 * @returns undefined: a record of that weight has no time of day to go by @throws ServiceError
 */
export async function hasWeight(weightKg: number, startedAt: number): Promise<boolean | undefined> {
  const isSameWeight = (await fetchData(createHistoryCall(), Weights)).history_weight.filter(
    ({ weight, value }) => Math.abs((weight ?? value ?? 0) - weightKg) < 0.005,
  )
  const times = isSameWeight.map(({ measurement_time: time }) => (/:\d\d/.test(time) ? parseTime(time) : undefined))
  if (times.some((time) => time !== undefined && time >= startedAt - SLACK_MS)) return true
  return times.includes(undefined) ? undefined : false
}

const Latest = object({ weight: number })

/** kg of the latest record; undefined when there is none, or one without a weight. */
export const LAST_WEIGHT_QUERY: Query<number | undefined> = {
  queryKey: 'lastWeight',
  queryFn: async (fetch) => {
    const { weight } = await readLatestRecord(Latest, fetch)
    return weight && weight > 0 ? weight : undefined
  },
}

export const WEIGHT_CALLS = [
  {
    name: 'saveWeight',
    title: '手动记录体重',
    who: 'member',
    isChange: true,
    isReading: true,
    body: object({
      type: describe(number, code('记录类型：1 是体重', [BODY_WEIGHT])),
      weight: describe(number, kg('体重', [30, 300], 62.7)),
    }),
    needs: ['weight'],
    ask: ({ weight }) => saveWeight.createCall(Number(weight)),
  },
] as const satisfies readonly DescribedCall[]
