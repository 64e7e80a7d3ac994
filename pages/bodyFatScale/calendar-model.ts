import type { RecordDate } from '#shared/api/record-dates.ts'
import { getMonthWeeks } from '#shared/format/calendar-days.ts'
import { getDateParts, pad2, toDayKey } from '#shared/format/dates.ts'

/** The calendar's first day while no record is known. */
const FIRST_DAY = '2023-09-01'

/** What the calendar needs: the days that can be chosen (sorted), the record of each, and the months it spans. */
interface RecordDays {
  days: string[]
  noOf: Readonly<Record<string, string | undefined>>
  from: string
  to: string
}

/** The calendar's days out of the date list; of several records of a day the latest counts, as on the page itself
 *  (by its time, else the one sent last: the list runs from old to new). Without one it spans `FIRST_DAY` to `today`. */
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

/** px: every cell, the title of a month, the space under a month. Rows are fixed so that the list can be windowed. */
const CELL = 44
const TITLE = 44
const SPACE = 8

export interface CalendarMonth {
  /** 'yyyy-MM'. */
  key: string
  title: string
  /** Rows of seven day keys, Monday first. */
  weeks: (string | undefined)[][]
  /** px from the top of the list, and the whole height. */
  top: number
  height: number
}

/** The months from one day to another, both included, at most 100 years; empty when a day is no day or they are reversed. */
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

/** Where a key leads among the days that can be chosen (sorted): sideways to the next one; up and down to the nearest one
 *  that lies at least a week away; Home and End to the ends. Undefined when nothing lies there or for another key. */
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
