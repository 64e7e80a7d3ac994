import { getServerTime } from '#shared/api/server-clock.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'

/** Hidden for longer, a page may have missed a workout or a measurement; in milliseconds. */
const LONG_MS = 5 * 60_000

/** These events imply a visible page: some web views report `hidden` forever. */
const SIGHTS = ['pageshow', 'focus', 'click']
/** The page is shown again, used, or online again. */
const EVENTS = [...SIGHTS, 'visibilitychange', 'online']

/** Epoch milliseconds of the service's clock; undefined: never. */
interface Moment {
  current: number | undefined
}

/**
 * Calls `reload` when the data may be stale: the page is restored from the back-forward cache, is
 * visible on another day in Shanghai, or is visible again after five minutes.
 * @param answeredAt time of the last reply
 * @param awaySince time at which the page was hidden; written here
 * @returns the unsubscribe function
 */
export function onRevalidate(reload: () => void, answeredAt: Moment, awaySince: Moment): () => void {
  const check = (event?: Event) => {
    const now = getServerTime()
    const { current: answered } = answeredAt
    const isSeen = document.visibilityState === 'visible' || SIGHTS.includes(event?.type ?? '')
    const isAnotherDay = answered !== undefined && toDayNumber(answered) !== toDayNumber(now)
    const isLong = awaySince.current !== undefined && now - awaySince.current > LONG_MS
    awaySince.current = isSeen ? undefined : (awaySince.current ?? now)
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
