import { anything, id, list, number, text } from './fields.ts'
import { read, write } from './http.ts'
import { scaleCall } from './scale-call.ts'
import { type Infer, object } from './schema.ts'

const PendingRecord = object({
  no: id,
  /** kg */
  weight: number,
  /** Body fat, percent. */
  bfp: number,
  time: text(40),
})
export type PendingRecord = Infer<typeof PendingRecord>
export const PendingRecords = object({ records: list(PendingRecord) })

/** The records that are neither confirmed nor discarded, all of them: page size 100000. @throws ServiceError */
export const listPending = async (signal: AbortSignal): Promise<PendingRecord[]> =>
  (await read(scaleCall('record/list', { body: { pageSize: 100_000, pageNum: 0 } }), PendingRecords, { signal }))
    .records

/** Take a pending record into the member's history. Once; a second try is refused. @throws ServiceError */
export const confirmRecord = (no: string) => write(scaleCall('record/confirm', { body: { no } }), anything)

/** Throw a pending record away. Once. @throws ServiceError */
export const discardRecord = (no: string) => write(scaleCall('record/delete', { body: { no } }), anything)
