import { formatTime, getDateParts, pad2, parseTime, SHANGHAI, type TimeInput, toDayKey } from './dates.ts'

const DAY = 86_400_000

/** The Shanghai day of a moment as a whole number; the day after it is one more. */
export const toDayNumber = (time: number): number => Math.floor((time + SHANGHAI) / DAY)

/** The first moment of a day number, epoch milliseconds. */
export const getDayStart = (day: number): number => day * DAY - SHANGHAI

/** A day number in words: '2026年8月21日'. @param pattern as of `formatTime` */
export const formatDay = (day: number, pattern: string): string => formatTime(getDayStart(day), pattern)!

/**
 * Calendar days between two moments in Shanghai: yesterday 23:59 to today 00:00 is 1. Negative when
 * reversed.
 */
export function countDays(from: TimeInput, to: TimeInput): number | undefined {
  const [start, end] = [parseTime(from), parseTime(to)]
  if (start === undefined || end === undefined) return undefined
  return toDayNumber(end) - toDayNumber(start)
}

/** The day `days` after the day of `input`, as a day key. */
export function addDays(input: TimeInput, days: number): string | undefined {
  const time = parseTime(input)
  return time === undefined ? undefined : toDayKey(time + days * DAY)
}

/** The days of a month (1–12) in rows of seven, Monday first; the cells outside the month are undefined. */
export function getMonthWeeks(year: number, month: number): (string | undefined)[][] {
  const first = `${String(year).padStart(4, '0')}-${pad2(month)}-01`
  const start = getDateParts(first)
  if (!start) return []
  const formatKey = (day: number) => `${first.slice(0, 8)}${pad2(day)}`
  const days = 31 - [31, 30, 29].filter((day) => parseTime(formatKey(day)) === undefined).length
  const cells = Array.from({ length: Math.ceil((start.weekday + days) / 7) * 7 }, (_, cell) => {
    const day = cell - start.weekday + 1
    return day >= 1 && day <= days ? formatKey(day) : undefined
  })
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7))
}

/** The seven days of the week a moment falls in, Monday first. Empty for a bad moment. */
export function getWeekDays(input: TimeInput): string[] {
  const weekday = getDateParts(input)?.weekday
  if (weekday === undefined) return []
  return Array.from({ length: 7 }, (_, day) => addDays(input, day - weekday)!)
}
