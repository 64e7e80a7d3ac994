import { useState } from 'react'
import { listPeriods, PAGE_SIZES, type SportPeriod, type TimeUnit } from '#shared/api/sport.ts'
import { tellFailure } from '#shared/app/messages.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { sorted } from './model.ts'

interface Loaded {
  periods: SportPeriod[]
  /** Pages asked for. */
  pages: number
  /** The last page was full: there may be earlier periods. */
  hasMore: boolean
}

/**
 * The periods of one unit, oldest first. A new unit starts over: the page draws a fresh component for it (spec §4: changing the
 * tab clears the list, resets to page 1 and reloads), which also drops answers of the one before.
 */
export function usePeriods(unit: TimeUnit) {
  const { remote, retry } = useRemote(async (signal) => {
    const periods = await listPeriods(unit, 1, signal)
    return { periods: sorted(periods), pages: 1, hasMore: periods.length >= PAGE_SIZES[unit] }
  })
  const [older, setOlder] = useState<Loaded>()
  const [isBusy, setBusy] = useState(false)

  const first = remote.state === 'ready' ? remote.value : undefined
  const loaded = first && older ? { ...older, periods: sorted([...first.periods, ...older.periods]) } : first

  const loadOlder = async () => {
    if (!loaded?.hasMore || isBusy) return
    setBusy(true)
    try {
      const periods = await listPeriods(unit, loaded.pages + 1, new AbortController().signal)
      setOlder({
        periods: [...(older?.periods ?? []), ...periods],
        pages: loaded.pages + 1,
        hasMore: periods.length >= PAGE_SIZES[unit],
      })
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return { remote, retry, loaded, isBusy, loadOlder }
}
