/* Times of a conversation, for both sides. */

/** A pause longer than this gets a line of its own with the time. */
const PAUSE_MS = 5 * 60_000
const DAY_MS = 86_400_000
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(time) {
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  return { ...part, date: `${part.year}-${part.month}-${part.day}`, clock: `${part.hour}:${part.minute}` }
}

/** A time as people in Shanghai say it at `now` (both epoch ms): 09:41, 昨天 09:41, 11月2日 09:41, 2025年11月2日 09:41. */
export function timeWords(time, now = Date.now()) {
  const { year, month, day, date, clock } = partsOf(time)
  if (date === partsOf(now).date) return clock
  if (date === partsOf(now - DAY_MS).date) return `昨天 ${clock}`
  const words = `${Number(month)}月${Number(day)}日 ${clock}`
  return year === partsOf(now).year ? words : `${year}年${words}`
}

/** Whether a message at `time` starts anew after the one at `before` (undefined: there is none). */
export const isAfterPause = (time, before) => before === undefined || time - before > PAUSE_MS
