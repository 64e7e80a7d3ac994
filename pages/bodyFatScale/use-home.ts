import { useState } from 'react'
import { listRecordDates, readRecord } from '#shared/api/scale.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { tellFailure } from '#shared/app/messages/messages.ts'
import { queryIds } from '#shared/app/page/query.ts'
import type { Failure } from '#shared/core/fault.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'

/** A record that is no longer there (confirmed away, an old link) gives way to the latest. */
async function recordOrLatest(no: string, signal: AbortSignal) {
  try {
    return await readRecord(no, signal)
  } catch (error) {
    if (!no || (error as Failure).fault !== 'refused') throw error
    tellFailure(error)
    return readRecord('', signal)
  }
}

/** The two questions of the page, asked side by side; each fails, and is asked again, for itself. */
export function useHome() {
  const [no, setNo] = useState(() => queryIds('no').no)
  const record = useRemote((signal) => recordOrLatest(no, signal).catch((error) => tellIfShown(error)), [no])
  const dates = useRemote(listRecordDates)

  /** The old record stays on screen while another day loads, so a failure has to be said. */
  function tellIfShown(error: Failure): never {
    if (record.remote.state === 'ready' && error.fault === 'network') tellFailure(error)
    throw error
  }

  return {
    record: record.remote,
    dates: dates.remote,
    /** Show another record; the address follows, so that a reload and the way back find it. */
    select: (next: string) => {
      history.replaceState(null, '', pageUrl('bodyFatScale', { no: next }))
      setNo(next)
      record.reload()
    },
    /** `quietly`: what is on screen stays until the answers are there. */
    retry: (what: 'all' | 'record' | 'dates' | 'quietly') => {
      if (what === 'quietly') {
        record.reload()
        return dates.reload()
      }
      if (what !== 'dates') record.retry()
      if (what !== 'record') dates.retry()
    },
  }
}
