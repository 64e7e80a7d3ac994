import { useRef } from 'react'
import { listRecordDates, type RecordDate, readLatestRecord } from '#shared/api/record-dates.ts'
import { BodyFatRecord, readRecord } from '#shared/api/scale.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { readBody } from '#shared/features/member/cached-body.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { toBody } from '#shared/health/body.ts'
import { queryIds } from '#shared/page/query.ts'
import { hasNewer, isMeasured } from './model.ts'

/** Record number in the URL, '' for the latest; survives reload and Back. */
const getRecordNo = () => queryIds('no').no
const setRecordNo = (no: string) => history.replaceState(null, '', getPageUrl('bodyFatScale', { no }))

/**
 * Reads the record of the URL. If it no longer exists (confirmed elsewhere, old link), reads the
 * latest.
 */
async function readRecordOrLatest(
  signal: AbortSignal,
  listDates: () => Promise<readonly RecordDate[]>,
): Promise<BodyFatRecord> {
  const no = getRecordNo()
  try {
    const record = await (no ? readRecord(no, signal) : readLatestRecord(BodyFatRecord, signal, listDates))
    return { ...record, no: record.no || no }
  } catch (error) {
    if (!no || signal.aborted || !/refused|denied/.test((error as RequestError).errorCode ?? '')) throw error
    reportFailure(error as RequestError)
    setRecordNo('')
    return readRecordOrLatest(signal, listDates)
  }
}

/** Body data without any value, for a profile that failed to load. */
export const UNKNOWN = toBody({})

export type Home = ReturnType<typeof useHome>

/** Requests of the page, in parallel. Record and dates fail and retry independently. */
export function useHome() {
  /** Latest request of the date list, shared with the record. */
  const listing = useRef<Promise<RecordDate[]>>(undefined)
  const record = useQuery((signal) => readRecordOrLatest(signal, () => listing.current ?? listRecordDates(signal)))
  const { remote: body, reload: askBody } = useQuery(async (signal) => (await readBody(signal)) ?? UNKNOWN)
  /** Selects another record, '' for the latest. */
  const selectRecord = (no: string) => {
    setRecordNo(no)
    record.reload()
  }

  const listed = useRef<readonly RecordDate[]>(undefined)
  const dates = useQuery(async (signal) => {
    listing.current = listRecordDates(signal)
    const list = await listing.current
    // After a new weigh-in, switches from a previously selected day to the latest record.
    if (getRecordNo() && listed.current && hasNewer(listed.current, list)) selectRecord('')
    listed.current = list
    return list
  })

  const cached = record.remote.state === 'ready' ? record.remote.value : undefined
  return {
    record: record.remote,
    /** The loaded record, even without a measurement. */
    cached: cached,
    /** The loaded record if it has a measurement. */
    current: cached && isMeasured(cached) ? cached : undefined,
    dates: dates.remote,
    /** Undefined while loading. */
    body: body.state === 'ready' ? body.value : undefined,
    select: selectRecord,
    /** `quietly` revalidates: the current data is displayed until the responses arrive. */
    retry: (what: 'all' | 'record' | 'dates' | 'quietly') => {
      // Also reloads a profile that failed, which has no error state of its own. On return from a
      // native page it may have changed.
      if (what === 'quietly' || (body.state === 'ready' && body.value === UNKNOWN)) askBody()
      if (what === 'quietly') {
        record.reload()
        return dates.reload()
      }
      if (what !== 'dates') record.retry()
      if (what !== 'record') dates.retry()
    },
  }
}
