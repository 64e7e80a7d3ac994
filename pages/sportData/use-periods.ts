import { useEffect, useRef, useState } from 'react'
import { PAGE_SIZES, type TimeUnit } from '#shared/api/member-calls.ts'
import { listPeriods, type SportPeriod } from '#shared/api/sport.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { tellFailure } from '#shared/app/messages/messages.ts'
import type { Failure } from '#shared/core/fault.ts'
import { sorted, withOlder } from './model.ts'

interface Loaded {
  periods: SportPeriod[]
  /** Pages asked for. */
  pages: number
  /** The last page was full of new ones: there may be earlier periods. */
  hasMore: boolean
}

/** With the first page they go before: after a fresh one (another member may have signed in) they count no more. */
interface Older extends Loaded {
  first: Loaded
}

/**
 * The periods of one unit, oldest first. A new unit starts over: the page draws a fresh component for it (changing the
 * tab clears the list, starts at page 1 again and reloads), which also drops answers of the one before.
 * @returns `first` is the page all the others belong to; `loadOlder` asks for the page before; it may be called at any time and as often as one likes
 */
export function usePeriods(unit: TimeUnit) {
  const { remote, retry } = useRemote<Loaded>(async (signal) => {
    const periods = await listPeriods(unit, 1, signal)
    return { periods: sorted(periods), pages: 1, hasMore: periods.length >= PAGE_SIZES[unit] }
  })
  const [older, setOlder] = useState<Older>()
  const [isBusy, setBusy] = useState(false)
  const first = remote.state === 'ready' ? remote.value : undefined
  const loaded = older && older.first === first ? older : first

  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const loadOlder = async () => {
    // Not `isBusy`: a chart may call twice before the page is drawn again.
    if (!first || !loaded?.hasMore || asking.current) return
    const leave = new AbortController()
    asking.current = leave
    setBusy(true)
    try {
      const pages = loaded.pages + 1
      const page = await listPeriods(unit, pages, leave.signal)
      const periods = withOlder(loaded.periods, page)
      // A full page of known ones: the service starts over, there is no end to it.
      const hasMore = page.length >= PAGE_SIZES[unit] && periods !== loaded.periods
      setOlder({ first, periods, pages, hasMore })
    } catch (error) {
      if (!leave.signal.aborted) tellFailure(error as Failure)
    }
    asking.current = undefined
    setBusy(false)
  }
  return { remote, retry, first, loaded, isBusy, loadOlder }
}
