import type { RequestError } from '#shared/core/request-error.ts'
import { type DescribedCall, day, describe, group, string } from './describe.ts'
import { id, list, time } from './fields.ts'
import { createRecordCall, RECORD_DATES } from './member-calls.ts'
import { type CallQuery, createQuery, type Fetch } from './query.ts'
import { type Infer, object, type Schema } from './schema.ts'

/** A day with a record, as the service writes it. */
const RecordDate = object({
  date: describe(time, day('测量日期')),
  no: describe(id, string('记录编号', 'R1001-20261120-0812')),
})
export type RecordDate = Infer<typeof RecordDate>
export const RecordDates = object({ recordList: describe(list(RecordDate), group('有记录的日子，由旧到新')) })

/** Every day with a record, oldest first as the service sends them. */
export const RECORD_DATES_QUERY: CallQuery<RecordDate[]> = createQuery(
  RECORD_DATES,
  RecordDates,
  async (reply) => (await reply).recordList,
)

/** The newest day with a record, the last of several; undefined for an empty list. */
export const pickLatestDate = (dates: readonly RecordDate[]): RecordDate | undefined =>
  dates.reduce<RecordDate | undefined>((last, one) => (last && one.date < last.date ? last : one), undefined)

/**
 * Reads the latest record, without a number first. If the service refuses that, or replies without
 * a record although the list has one, it requests the list's latest number.
 * @param listDates the list, requested in parallel
 * @throws ServiceError
 */
export async function readLatestRecord<T extends { weight?: number }>(
  schema: Schema<T>,
  fetch: Fetch,
  listDates: () => Promise<readonly RecordDate[]> = () => RECORD_DATES_QUERY.queryFn(fetch),
): Promise<T> {
  let record: T | undefined
  let failure: RequestError | undefined
  try {
    record = await fetch(createRecordCall(''), schema)
    if (record.weight) return record
  } catch (error) {
    failure = error as RequestError
    if (!/refused|denied|server/.test(failure.errorCode ?? '')) throw failure
  }
  const latest = pickLatestDate(await listDates().catch(() => []))
  if (latest) return fetch(createRecordCall(latest.no), schema)
  if (failure) throw failure
  return record!
}

export const RECORD_DATES_CALLS = [
  {
    name: 'listRecordDates',
    title: '有体脂记录的日子',
    who: 'member',
    isReading: true,
    replies: [RecordDates],
    ask: () => RECORD_DATES,
    gives: { no: 'recordList.0.no' },
  },
] as const satisfies readonly DescribedCall[]
