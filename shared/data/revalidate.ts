import { getServerTime } from '#shared/api/server-clock.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'

/** Hidden for longer, a page may have missed a workout or a measurement; in milliseconds. */
const LONG_MS = 5 * 60_000

/** These events imply a visible page: some web views report `hidden` forever. */
const SIGHTS = ['pageshow', 'focus', 'click']
/** The page is shown again, used, or online again. */
const EVENTS = [...SIGHTS, 'visibilitychange', 'online']

let isWatching = false
let midnight: ReturnType<typeof setTimeout>

/** Times in epoch milliseconds of the service's clock. */
export interface MountedQuery {
  state: { status: string }
  /** Time of the displayed reply; before it, of the mount. */
  updatedAt: number
  /** Time at which the page was hidden, while it is. */
  hiddenAt?: number
  refetch: () => void
}

/**
 * Requests the mounted queries again that may be stale: the page is restored from the back-forward
 * cache, is visible on another day in Shanghai, or is visible again after five minutes. Called again
 * after each reply, because it sets the service's clock.
 */
export function watchQueries(queries: Readonly<Record<string, MountedQuery | undefined>>): void {
  const getSettled = () => Object.values(queries).filter((entry) => entry!.state.status !== 'pending') as MountedQuery[]
  const check = (event?: Event) => {
    const now = getServerTime()
    const isSeen = document.visibilityState === 'visible' || SIGHTS.includes(event?.type ?? '')
    for (const entry of getSettled()) {
      const isAnotherDay = toDayNumber(entry.updatedAt) !== toDayNumber(now)
      const isLong = entry.hiddenAt !== undefined && now - entry.hiddenAt > LONG_MS
      entry.hiddenAt = isSeen ? undefined : (entry.hiddenAt ?? now)
      if (isSeen && (isAnotherDay || isLong)) entry.refetch()
    }
  }
  const waitForDay = () => {
    const onDay = () => {
      check()
      waitForDay()
    }
    clearTimeout(midnight)
    midnight = setTimeout(onDay, getDayStart(toDayNumber(getServerTime()) + 1) - getServerTime())
  }
  waitForDay()
  if (isWatching) return
  isWatching = true
  for (const name of EVENTS) addEventListener(name, check)
  onRestore(() => {
    for (const entry of getSettled()) entry.refetch()
  })
}
