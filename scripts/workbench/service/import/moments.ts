import { formatTime, parseTime, two } from '#shared/core/dates/dates.ts'
import { BadRow } from './import-error.ts'

/** Which of two numbers is the day where the year stands last: 07/03/2025. */
export type DayOrder = 'dmy' | 'mdy'

/** No scale sent anything to a phone before. */
const FIRST_YEAR = 1990
/** openScale's own choice for a day without a time. */
const NOON = '12:00:00'
const DAY_MS = 86_400_000

const HALF = '凌晨|早上|上午|中午|下午|傍晚|晚上'
export const CLOCK = new RegExp(
  `(${HALF})?\\s*(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?\\s*(?:([ap])\\.?m\\.?(?![a-z])|(Z|[+-]\\d{2}:?\\d{2}))?`,
  'i',
)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS: readonly (readonly [pattern: RegExp, order: readonly [year: number, month: number, day: number]])[] = [
  [/(\d{4})[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})日?/, [1, 2, 3]],
  [/([a-z]{3})[a-z]*\.?\s*(\d{1,2}),?\s+(\d{4})/i, [3, 1, 2]],
  [/(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i, [3, 2, 1]],
]
/** Day and month, whichever comes first, and the year. */
const NUMBERS = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/

/** Of a date with the year behind: which number is the day, 'open' where both could be. Undefined for dates that leave nothing open. */
export function dayOrderOf(cell: string): DayOrder | 'open' | undefined {
  const [, first, second] = NUMBERS.exec(cell) ?? []
  if (first === undefined || first === second) return undefined
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : 'open'
}

/**
 * A moment in Shanghai as 'yyyy-MM-dd HH:mm:ss', out of a date cell and, where the table has one, a time cell: '2022/4/16 20:45', '07:24 Aug.03 2026',
 * '2026年3月20日 下午6:37', '2021-02-05 00:30:20+0000'. Fractions of a second are dropped; a day without a time is noon.
 * @param order which number of 07/03/2025 is the day; what the date itself tells where undefined
 * @param now epoch milliseconds; nothing may be measured more than a day later
 * @throws BadRow
 */
export function readMoment(date: string, time: string | undefined, order: DayOrder | undefined, now: number): string {
  const text = `${date} ${time ?? ''}`.trim()
  const bad = (why: string) => new BadRow(`日期“${text}”${why}`)
  const clock = CLOCK.exec(text)
  const rest = clock ? text.replace(clock[0], ' ') : text
  const [day, left] = dayIn(rest, order)
  const hours = clock ? clockOf(clock) : NOON
  const moment =
    day && hours && /^(?:[\s,，T]|周.|星期.|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)*$/i.test(left)
      ? parseTime(`${day} ${hours}${clock?.[6] ?? ''}`)
      : undefined
  const read = formatTime(moment, 'yyyy-MM-dd HH:mm:ss')
  if (moment === undefined || read === undefined) throw bad('无法识别，应为 2026-01-31 08:30')
  if (Number(read.slice(0, 4)) < FIRST_YEAR) throw bad(`早于 ${FIRST_YEAR} 年`)
  if (moment > now + DAY_MS) throw new BadRow(`日期“${read}”在将来`)
  return read
}

/** 'yyyy-MM-dd' and what else stands there. */
function dayIn(text: string, order: DayOrder | undefined): [day: string | undefined, left: string] {
  for (const [pattern, places] of DAYS) {
    const match = pattern.exec(text)
    if (match)
      return [
        dayText(...(places.map((index) => match[index]!) as [string, string, string])),
        text.replace(match[0], ''),
      ]
  }
  const match = NUMBERS.exec(text)
  if (!match) return [undefined, text]
  const [found, first, second, year] = match as unknown as [string, string, string, string]
  const own = dayOrderOf(found)
  const isDayFirst = (order ?? own ?? 'dmy') === 'dmy'
  return [dayText(year, isDayFirst ? second : first, isDayFirst ? first : second), text.replace(found, '')]
}

function dayText(year: string, month: string, day: string): string {
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month)
  return `${year}-${two(number)}-${two(Number(day))}`
}

/** 'HH:mm:ss' in 24 hours; undefined where word and hour contradict. 12 AM and 凌晨12点 are midnight. */
function clockOf([, word, hour, minute, second = '00', half]: RegExpExecArray): string | undefined {
  const given = Number(hour)
  const isLate = half?.toLowerCase() === 'p' || /下午|傍晚|晚上/.test(word ?? '') || (word === '中午' && given < 11)
  const isEarly = half?.toLowerCase() === 'a' || /凌晨|早上|上午/.test(word ?? '')
  // Twelve at night belongs to the day before or after; nobody can tell which.
  if ((isEarly && given > 12) || (word === '晚上' && given === 12)) return undefined
  const past = isLate && given < 12 ? given + 12 : isEarly && given === 12 ? 0 : given
  return `${two(past)}:${minute}:${second}`
}
