import type { MutationContext } from '#shared/auth/session.ts'
import { anything, id, list, number, time } from './fields.ts'
import { read, write } from './http.ts'
import { PENDING_RECORDS } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

const PendingRecord = object({
  no: id,
  /** kg */
  weight: number,
  /** Body fat, percent. */
  bfp: number,
  time,
})
export type PendingRecord = Infer<typeof PendingRecord>
export const PendingRecords = object({ records: list(PendingRecord) })

/** The records that are neither confirmed nor discarded, all of them: page size 100000. @throws ServiceError */
export const listPending = async (signal: AbortSignal): Promise<PendingRecord[]> =>
  (await read(PENDING_RECORDS, PendingRecords, { signal })).records

/** Take a pending record into the member's history. Once; a second try is refused. @throws ServiceError */
export const confirmRecord = (no: string, change: MutationContext) =>
  write({ method: 'POST', path: 'api/user-scale/v1/record/confirm', body: { no } }, anything, change)

/** Throw a pending record away. Once. @throws ServiceError */
export const discardRecord = (no: string, change: MutationContext) =>
  write({ method: 'POST', path: 'api/user-scale/v1/record/delete', body: { no } }, anything, change)
