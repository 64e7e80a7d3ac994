import { useEffect, useMemo, useRef, useState } from 'react'
import { PAGE_SIZES, type TimeUnit } from '#shared/api/member-calls.ts'
import { listPeriods, type SportPeriod } from '#shared/api/sport.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { useRemote } from '#shared/data/use-remote.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { prependOlder, sortPeriods } from './model.ts'

interface Pages {
  periods: SportPeriod[]
  /** The last page asked for. */
  last: number
  /** The last page was full of new ones: there may be earlier periods. */
  hasMore: boolean
}

/**
 * The periods of one unit, oldest first. A new unit starts over: the page draws a fresh component for it (changing the
 * tab clears the list, starts at page 1 again and reloads), which also drops answers of the one before.
 * @returns `first` is the latest page, asked for again as `useRemote` does; the earlier ones, which change no more, stay before it.
 *  `loadOlder` asks for the page before; it may be called at any time and as often as one likes
 */
export function usePeriods(unit: TimeUnit) {
  const { remote, retry } = useRemote<Pages>(async (signal) => {
    const periods = await listPeriods(unit, 1, signal)
    return { periods: sortPeriods(periods), last: 1, hasMore: periods.length >= PAGE_SIZES[unit] }
  })
  const [older, setOlder] = useState<Pages>()
  const [isBusy, setBusy] = useState(false)
  const first = remote.state === 'ready' ? remote.value : undefined
  const earlier = older?.periods
  const periods = useMemo(() => first && prependOlder(first.periods, earlier ?? []), [first, earlier])
  const { last = 1, hasMore = false } = older ?? first ?? {}

  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const loadOlder = async () => {
    // Not `isBusy`: a chart may call twice before the page is drawn again.
    if (!periods || !hasMore || request.current) return
    const leave = new AbortController()
    request.current = leave
    setBusy(true)
    try {
      const page = await listPeriods(unit, last + 1, leave.signal)
      // With the latest of now: a day that begins pushes one of them out of the latest page.
      const all = prependOlder(periods, page)
      // A page of known ones: the service starts over, there is no end to it.
      const isNew = all !== periods
      setOlder({ periods: all, last: last + 1, hasMore: isNew && page.length >= PAGE_SIZES[unit] })
    } catch (error) {
      if (!leave.signal.aborted) reportFailure(error as RequestError)
    }
    request.current = undefined
    setBusy(false)
  }
  return { remote, retry, first, periods, hasMore, isBusy, loadOlder }
}
