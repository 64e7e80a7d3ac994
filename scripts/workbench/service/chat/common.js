/* What the pages of outside suppliers use: calls, times, and what was typed and not sent. */

/** A service that is silent for so long counts as out of reach. */
const LIMIT_MS = 10_000

/** Ask the service; rejects with its words (`isRefusal`), `isUnknown` where it knows no such thing, else as fetch does. */
export async function ask(address, body) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), LIMIT_MS)
  try {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
      credentials: 'omit',
      signal: stop.signal,
    })
    const { code, msg, data } = await response.json()
    if (code !== 0) throw Object.assign(new Error(msg), { isRefusal: true, isUnknown: response.status === 404 })
    return data
  } finally {
    clearTimeout(timer)
  }
}

/** Sent with every try of one thing, so that the service does it once. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')

/** Something kept in this tab until it is sent; `empty` where there is nothing that `isOne`. Storage may be refused. */
export const kept = (key, empty, isOne) => ({
  read() {
    try {
      const value = JSON.parse(sessionStorage.getItem(key))
      return isOne(value) ? value : empty
    } catch {
      return empty
    }
  },
  write(value) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // then it is kept in memory only
    }
  },
})

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
