import { useRef } from 'react'
import { listRecordDates, type RecordDate, readLatestRecord } from '#shared/api/record-dates.ts'
import { BodyFatRecord, readRecord } from '#shared/api/scale.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { readBody } from '#shared/app/member/known-body.ts'
import { tellFailure } from '#shared/app/messages/messages.ts'
import { queryIds } from '#shared/app/page/query.ts'
import type { Failure } from '#shared/core/fault.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { bodyOf } from '#shared/health/body.ts'
import { hasNewer, isMeasured } from './model.ts'

/** Which record is shown, '' for the latest: a reload and the way back find it again. */
const numberInAddress = () => queryIds('no').no
const putInAddress = (no: string) => history.replaceState(null, '', pageUrl('bodyFatScale', { no }))

/** A record that is no longer there (confirmed away, an old link) gives way to the latest. */
async function recordOrLatest(
  signal: AbortSignal,
  listDates: () => Promise<readonly RecordDate[]>,
): Promise<BodyFatRecord> {
  const no = numberInAddress()
  try {
    const record = await (no ? readRecord(no, signal) : readLatestRecord(BodyFatRecord, signal, listDates))
    return { ...record, no: record.no || no }
  } catch (error) {
    if (!no || signal.aborted || !/refused|denied/.test((error as Failure).fault ?? '')) throw error
    tellFailure(error as Failure)
    putInAddress('')
    return recordOrLatest(signal, listDates)
  }
}

/** A profile that cannot be had counts as one that says nothing. */
export const UNKNOWN = bodyOf({})

export type Home = ReturnType<typeof useHome>

/** The questions of the page, asked side by side; record and dates fail, and are asked again, for themselves. */
export function useHome() {
  /** The list of days as it was last asked for. */
  const listing = useRef<Promise<RecordDate[]>>(undefined)
  const record = useRemote((signal) => recordOrLatest(signal, () => listing.current ?? listRecordDates(signal)))
  const { remote: body, reload: askBody } = useRemote(async (signal) => (await readBody(signal)) ?? UNKNOWN)
  /** Show another record, the latest for ''. */
  const select = (no: string) => {
    putInAddress(no)
    record.reload()
  }

  const listed = useRef<readonly RecordDate[]>(undefined)
  const dates = useRemote(async (signal) => {
    listing.current = listRecordDates(signal)
    const list = await listing.current
    // Back from the scale, who had chosen an older day wants to see what has just been measured.
    if (numberInAddress() && listed.current && hasNewer(listed.current, list)) select('')
    listed.current = list
    return list
  })

  const known = record.remote.state === 'ready' ? record.remote.value : undefined
  return {
    record: record.remote,
    /** What the service has sent, also without a measurement in it. */
    known,
    /** The same where it holds a measurement. */
    shown: known && isMeasured(known) ? known : undefined,
    dates: dates.remote,
    /** Undefined while it is not known yet. */
    body: body.state === 'ready' ? body.value : undefined,
    select,
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
