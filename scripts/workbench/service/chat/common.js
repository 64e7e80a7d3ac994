/* What the visitor's side uses: calls, times, and what was typed and not sent. */

const BASE = new URL('.', import.meta.url).href

/** Ask the service; rejects with its words, `isUnknown` where it knows no such conversation. */
export async function call(path, body) {
  const response = await fetch(BASE + path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
    credentials: 'omit',
  })
  const { code, msg, data } = await response.json()
  if (code !== 0) throw Object.assign(new Error(msg), { isUnknown: response.status === 404 })
  return data
}

/** A text kept in this tab until it is sent. Storage may be refused. */
export function draftOf(visitorId) {
  const key = `chat-draft-${visitorId}`
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(words) {
      try {
        sessionStorage.setItem(key, words)
      } catch {
        // then it is kept in memory only
      }
    },
  }
}

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
