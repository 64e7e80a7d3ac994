import type { RecordDate } from '#shared/api/record-dates.ts'
import { getMonthWeeks } from '#shared/format/calendar-days.ts'
import { getDateParts, pad2, toDayKey } from '#shared/format/dates.ts'

/** First day of the calendar without any record. */
const FIRST_DAY = '2023-09-01'

/**
 * Data of the calendar: selectable days (sorted), the record number of each, and the range of
 * months.
 */
interface RecordDays {
  days: string[]
  noOf: Readonly<Record<string, string | undefined>>
  from: string
  to: string
}

/**
 * Derives the calendar's days from the date list. Of several records of a day the latest counts (by
 * time, else the last in the list, which is sorted from old to new). Without records it spans
 * `FIRST_DAY` to `today`.
 */
export function getRecordDays(dates: readonly RecordDate[], today: string): RecordDays {
  const latest: Record<string, RecordDate | undefined> = {}
  for (const one of dates) {
    const day = toDayKey(one.date)
    if (day && one.date >= (latest[day]?.date ?? '')) latest[day] = one
  }
  const days = Object.keys(latest).sort()
  const noOf = Object.fromEntries(days.map((day) => [day, latest[day]!.no]))
  return { days, noOf, from: days[0] ?? FIRST_DAY, to: days[days.length - 1] ?? today }
}

/**
 * Heights in px: a cell, a month's title, the space below a month. Rows are fixed for list
 * virtualization.
 */
const CELL = 44
const TITLE = 44
const SPACE = 8

export interface CalendarMonth {
  /** 'yyyy-MM'. */
  key: string
  title: string
  /** Rows of seven day keys, Monday first. */
  weeks: (string | undefined)[][]
  /** Offset from the top of the list, and total height, px. */
  top: number
  height: number
}

/**
 * Creates the months from one day to another, inclusive, at most 100 years. Empty if a date is
 * invalid or they are reversed.
 */
export function createMonths(from: string, to: string): CalendarMonth[] {
  const [first, last] = [getDateParts(from), getDateParts(to)]
  if (!first || !last) return []
  const months: CalendarMonth[] = []
  const end = Math.min(last.year * 12 + last.month, first.year * 12 + first.month + 1200)
  let top = 0
  for (let index = first.year * 12 + first.month; index <= end; index++) {
    const year = Math.floor((index - 1) / 12)
    const month = index - year * 12
    const weeks = getMonthWeeks(year, month)
    const height = TITLE + weeks.length * CELL + SPACE
    const key = `${String(year).padStart(4, '0')}-${pad2(month)}`
    months.push({ key, title: `${year}年${month}月`, weeks, top, height })
    top += height
  }
  return months
}

/**
 * Target of a key press among the selectable days (sorted). Left and right: next day; up and down:
 * nearest day at least a week away; Home and End: first and last. Undefined for other keys or
 * without a target.
 */
export function getDayTarget(key: string, from: string, days: readonly string[]): string | undefined {
  const later = days.filter((day) => day > from)
  const earlier = days.filter((day) => day < from).reverse()
  const findWeekAway = (list: readonly string[]) =>
    list.find((day) => Math.abs(Date.parse(day) - Date.parse(from)) >= WEEK_MS)
  switch (key) {
    case 'ArrowRight':
      return later[0]
    case 'ArrowLeft':
      return earlier[0]
    case 'ArrowDown':
      return findWeekAway(later)
    case 'ArrowUp':
      return findWeekAway(earlier)
    case 'Home':
      return days[0]
    case 'End':
      return days[days.length - 1]
    default:
      return undefined
  }
}

const WEEK_MS = 7 * 24 * 3_600_000
