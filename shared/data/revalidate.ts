import { getServerTime } from '#shared/api/server-clock.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'

/** Out of sight for so long, a page may have missed a workout, or a measurement that the scale has sent by itself; in milliseconds. */
const LONG_MS = 5 * 60_000

/** Only a page in sight gets these, whatever it says of its visibility: some web views say `hidden` for ever. */
const SIGHTS = ['pageshow', 'focus', 'click']
/** The page is shown again, out of the cache or because the phone was put away meanwhile; the network is back; it is used. */
const EVENTS = [...SIGHTS, 'visibilitychange', 'online']

/** Epoch milliseconds by the service's clock; undefined: never. */
interface Moment {
  current: number | undefined
}

/**
 * Call `reload` when an answer may have become old: the page comes out of the back-forward cache, is in sight on another
 * day in Shanghai, or again after five minutes.
 * @param answeredAt when the answer came
 * @param awaySince when the page went out of sight; kept here
 * @returns how to stop
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
