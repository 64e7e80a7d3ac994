import { useRef } from 'react'
import type { Fetch } from '#shared/api/query.ts'
import { RECORD_DATES_QUERY, type RecordDate, readLatestRecord } from '#shared/api/record-dates.ts'
import { BodyFatRecord, createRecordQuery } from '#shared/api/scale.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { fetchBody } from '#shared/features/member/cached-body.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { toBody } from '#shared/health/body.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { hasNewer, isMeasured } from './model.ts'

/** Record number in the URL, '' for the latest; survives reload and Back. */
const getRecordNo = () => queryIds(getSearch(), 'no').no
const setRecordNo = (no: string) => history.replaceState(null, '', getPageUrl('bodyFatScale', { no }))

/**
 * Reads the record of the URL. If it no longer exists (confirmed elsewhere, old link), reads the
 * latest.
 */
async function fetchRecordOrLatest(
  fetch: Fetch,
  signal: AbortSignal | undefined,
  listDates: () => Promise<readonly RecordDate[]>,
): Promise<BodyFatRecord> {
  const no = getRecordNo()
  try {
    const record = await (no ? createRecordQuery(no).queryFn(fetch) : readLatestRecord(BodyFatRecord, fetch, listDates))
    return { ...record, no: record.no || no }
  } catch (error) {
    if (!no || signal?.aborted || !/refused|denied/.test((error as RequestError).errorCode ?? '')) throw error
    reportFailure(error as RequestError)
    setRecordNo('')
    return fetchRecordOrLatest(fetch, signal, listDates)
  }
}

/** Body data without any value, for a profile that failed to load. */
export const UNKNOWN = toBody({})

export type Home = ReturnType<typeof useHome>

/** Requests of the page, in parallel. Record and dates fail and retry independently. */
export function useHome() {
  /** Latest request of the date list, shared with the record. */
  const listing = useRef<Promise<RecordDate[]>>(undefined)
  const record = useQuery({
    queryKey: 'record',
    queryFn: (fetch, signal) =>
      fetchRecordOrLatest(fetch, signal, () => listing.current ?? RECORD_DATES_QUERY.queryFn(fetch)),
  })
  const body = useQuery({ queryKey: 'body', queryFn: async (fetch) => (await fetchBody(fetch)) ?? UNKNOWN })
  /** Selects another record, '' for the latest. */
  const selectRecord = (no: string) => {
    setRecordNo(no)
    record.refetch()
  }

  const listed = useRef<readonly RecordDate[]>(undefined)
  const dates = useQuery({
    ...RECORD_DATES_QUERY,
    queryFn: async (fetch) => {
      listing.current = RECORD_DATES_QUERY.queryFn(fetch)
      const list = await listing.current
      // After a new weigh-in, switches from a previously selected day to the latest record.
      if (getRecordNo() && listed.current && hasNewer(listed.current, list)) selectRecord('')
      listed.current = list
      return list
    },
  })

  const cached = record.data
  return {
    record,
    /** The loaded record, even without a measurement. */
    cached: cached,
    /** The loaded record if it has a measurement. */
    current: cached && isMeasured(cached) ? cached : undefined,
    dates,
    /** Undefined while loading. */
    body: body.data,
    select: selectRecord,
    /** `quietly` revalidates: the current data is displayed until the responses arrive. */
    retry: (what: 'all' | 'record' | 'dates' | 'quietly') => {
      // Also reloads a profile that failed, which has no error state of its own. On return from a
      // native page it may have changed.
      if (what === 'quietly' || body.data === UNKNOWN) body.refetch()
      if (what === 'quietly') {
        record.refetch()
        return dates.refetch()
      }
      if (what !== 'dates') record.retry()
      if (what !== 'record') dates.retry()
    },
  }
}
