import { useEffect, useMemo, useRef, useState } from 'react'
import { PAGE_SIZES, type TimeUnit } from '#shared/api/member-calls.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { createPeriodsQuery, type SportPeriod } from '#shared/api/sport.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { prependOlder, sortPeriods } from './model.ts'

interface Pages {
  periods: SportPeriod[]
  /** Last requested page. */
  last: number
  /** True if the last page was full of new periods: older ones may exist. */
  hasMore: boolean
}

/**
 * Periods of one unit, oldest first. The component is remounted for another unit, which resets the
 * pages and discards pending responses.
 * @returns `first` is the latest page, revalidated by `useQuery`; older pages stay cached.
 *   `loadOlder` loads the next older page and ignores concurrent calls
 */
export function usePeriods(unit: TimeUnit) {
  const latest = createPeriodsQuery(unit, 1)
  const query = useQuery<Pages>({
    ...latest,
    queryFn: async (fetch) => {
      const periods = await latest.queryFn(fetch)
      return { periods: sortPeriods(periods), last: 1, hasMore: periods.length >= PAGE_SIZES[unit] }
    },
  })
  const [older, setOlder] = useState<Pages>()
  const [isBusy, setBusy] = useState(false)
  const first = query.data
  const earlier = older?.periods
  const periods = useMemo(() => first && prependOlder(first.periods, earlier ?? []), [first, earlier])
  const { last = 1, hasMore = false } = older ?? first ?? {}

  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const loadOlder = async () => {
    // A ref, not `isBusy`: the chart may call twice before a rerender.
    if (!periods || !hasMore || request.current) return
    const leave = new AbortController()
    request.current = leave
    setBusy(true)
    try {
      const page = await fetchQuery(createPeriodsQuery(unit, last + 1), leave.signal)
      // Merged with the current periods: a new day pushes one period out of the latest page.
      const all = prependOlder(periods, page)
      // A page without new periods: the service repeats pages, so stop here.
      const isNew = all !== periods
      setOlder({ periods: all, last: last + 1, hasMore: isNew && page.length >= PAGE_SIZES[unit] })
    } catch (error) {
      if (!leave.signal.aborted) reportFailure(error as RequestError)
    }
    request.current = undefined
    setBusy(false)
  }
  return { query, first, periods, hasMore, isBusy, loadOlder }
}
