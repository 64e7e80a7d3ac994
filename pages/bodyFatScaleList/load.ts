import { listPending, type PendingRecord } from '#shared/api/scale-pending.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { type Doubt, readDoubt } from './doubt.ts'

/** How long the list waits for the hints. What comes later is not shown: a row that grows moves 确认 under the finger. */
const PATIENCE_MS = 1500

export interface Waiting {
  records: PendingRecord[]
  /** Undefined where the member's history cannot be had in time: the list works without hints. */
  doubt?: Doubt
}

/** The pending records, and what is odd about them. @throws ServiceError without the records */
export async function loadWaiting(signal: AbortSignal): Promise<Waiting> {
  const hints = readDoubt(signal).catch(() => undefined)
  const [records, doubt] = await Promise.all([listPending(signal), Promise.race([hints, sleep(PATIENCE_MS)])])
  return { records, ...(doubt && { doubt }) }
}
