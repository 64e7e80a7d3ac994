import { useRef } from 'react'
import { listRecordDates, type RecordDate, readLatestRecord } from '#shared/api/record-dates.ts'
import { BodyFatRecord, readRecord } from '#shared/api/scale.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { useRemote } from '#shared/data/use-remote.ts'
import { readBody } from '#shared/features/member/cached-body.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { toBody } from '#shared/health/body.ts'
import { queryIds } from '#shared/page/query.ts'
import { hasNewer, isMeasured } from './model.ts'

/** Which record is shown, '' for the latest: a reload and the way back find it again. */
const getRecordNo = () => queryIds('no').no
const setRecordNo = (no: string) => history.replaceState(null, '', getPageUrl('bodyFatScale', { no }))

/** A record that is no longer there (confirmed away, an old link) gives way to the latest. */
async function readRecordOrLatest(
  signal: AbortSignal,
  listDates: () => Promise<readonly RecordDate[]>,
): Promise<BodyFatRecord> {
  const no = getRecordNo()
  try {
    const record = await (no ? readRecord(no, signal) : readLatestRecord(BodyFatRecord, signal, listDates))
    return { ...record, no: record.no || no }
  } catch (error) {
    if (!no || signal.aborted || !/refused|denied/.test((error as RequestError).fault ?? '')) throw error
    reportFailure(error as RequestError)
    setRecordNo('')
    return readRecordOrLatest(signal, listDates)
  }
}

/** A profile that cannot be had counts as one that says nothing. */
export const UNKNOWN = toBody({})

export type Home = ReturnType<typeof useHome>

/** The questions of the page, asked side by side; record and dates fail, and are asked again, for themselves. */
export function useHome() {
  /** The list of days as it was last asked for. */
  const listing = useRef<Promise<RecordDate[]>>(undefined)
  const record = useRemote((signal) => readRecordOrLatest(signal, () => listing.current ?? listRecordDates(signal)))
  const { remote: body, reload: askBody } = useRemote(async (signal) => (await readBody(signal)) ?? UNKNOWN)
  /** Show another record, the latest for ''. */
  const selectRecord = (no: string) => {
    setRecordNo(no)
    record.reload()
  }

  const listed = useRef<readonly RecordDate[]>(undefined)
  const dates = useRemote(async (signal) => {
    listing.current = listRecordDates(signal)
    const list = await listing.current
    // Back from the scale, who had chosen an older day wants to see what has just been measured.
    if (getRecordNo() && listed.current && hasNewer(listed.current, list)) selectRecord('')
    listed.current = list
    return list
  })

  const cached = record.remote.state === 'ready' ? record.remote.value : undefined
  return {
    record: record.remote,
    /** What the service has sent, also without a measurement in it. */
    known: cached,
    /** The same where it holds a measurement. */
    shown: cached && isMeasured(cached) ? cached : undefined,
    dates: dates.remote,
    /** Undefined while it is not known yet. */
    body: body.state === 'ready' ? body.value : undefined,
    select: selectRecord,
    /** `quietly`: what is on screen stays until the answers are there. */
    retry: (what: 'all' | 'record' | 'dates' | 'quietly') => {
      // Whatever else failed, the profile may have failed with it, which the page does not say. A page of the shell may have changed it.
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
