import { getServerTime } from '#shared/api/server-clock.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'

/** Hidden for longer, a page may have missed a workout or a measurement; in milliseconds. */
const LONG_MS = 5 * 60_000

/** These events imply a visible page: some web views report `hidden` forever. */
const SIGHTS = ['pageshow', 'focus', 'click']
/** The page is shown again, used, or online again. */
const EVENTS = [...SIGHTS, 'visibilitychange', 'online']

/** Epoch milliseconds of the service's clock. */
export interface QueryTimes {
  /** Time of the displayed reply; before it, of the mount. */
  updatedAt: number
  /** Time at which the page was hidden, while it is. */
  hiddenAt?: number
}

/**
 * Calls `reload` when the data may be stale: the page is restored from the back-forward cache, is
 * visible on another day in Shanghai, or is visible again after five minutes.
 * @param times `hiddenAt` is written here
 * @returns the unsubscribe function
 */
export function onRevalidate(reload: () => void, times: QueryTimes): () => void {
  const check = (event?: Event) => {
    const now = getServerTime()
    const isSeen = document.visibilityState === 'visible' || SIGHTS.includes(event?.type ?? '')
    const isAnotherDay = toDayNumber(times.updatedAt) !== toDayNumber(now)
    const isLong = times.hiddenAt !== undefined && now - times.hiddenAt > LONG_MS
    times.hiddenAt = isSeen ? undefined : (times.hiddenAt ?? now)
    if (isSeen && (isAnotherDay || isLong)) reload()
  }
  let midnight: ReturnType<typeof setTimeout>
  const waitForDay = () => {
    const onDay = () => {
      check()
      waitForDay()
    }
    midnight = setTimeout(onDay, getDayStart(toDayNumber(getServerTime()) + 1) - getServerTime())
  }
  waitForDay()
  for (const name of EVENTS) addEventListener(name, check)
  const stopRestore = onRestore(reload)
  return () => {
    stopRestore()
    clearTimeout(midnight)
    for (const name of EVENTS) removeEventListener(name, check)
  }
}
