import { serverNow } from '#shared/api/server-clock.ts'
import { dayNumber, dayStart } from '#shared/core/dates/calendar-days.ts'

/** The page is shown again, out of the cache or because the phone was put away meanwhile; the line is back; another page has kept something. */
const EVENTS = ['pageshow', 'visibilitychange', 'online', 'storage']

/** Call at each occasion on which an answer may have become old, and when a day begins, without an event. @returns how to stop */
export function onOccasion(look: (event?: Event) => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const waitForDay = () => {
    const onDay = () => {
      look()
      waitForDay()
    }
    const tomorrow = dayStart(dayNumber(serverNow()) + 1)
    midnight = setTimeout(onDay, tomorrow - serverNow())
  }
  waitForDay()
  for (const name of EVENTS) addEventListener(name, look)
  return () => {
    clearTimeout(midnight)
    for (const name of EVENTS) removeEventListener(name, look)
  }
}
