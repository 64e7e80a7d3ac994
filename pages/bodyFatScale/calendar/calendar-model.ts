import type { RecordDate } from '#shared/api/scale.ts'
import { dayKey } from '#shared/core/dates/dates.ts'

/** The calendar's first day while no record is known. */
export const FIRST_DAY = '2023-09-01'

/** What the calendar needs: the days that can be chosen (sorted), the record of each, and the months it spans. */
export interface RecordDays {
  days: string[]
  noOf: Readonly<Record<string, string | undefined>>
  from: string
  to: string
}

/** The calendar's days out of the date list; of several records of a day the latest counts, as on the page itself
 *  (by its time, else the one sent last: the list runs from old to new). Without one it spans `FIRST_DAY` to `today`. */
export function recordDays(dates: readonly RecordDate[], today: string): RecordDays {
  const latest: Record<string, RecordDate | undefined> = {}
  for (const one of dates) {
    const day = dayKey(one.date)
    if (day && one.date >= (latest[day]?.date ?? '')) latest[day] = one
  }
  const days = Object.keys(latest).sort()
  const noOf = Object.fromEntries(days.map((day) => [day, latest[day]!.no]))
  return { days, noOf, from: days[0] ?? FIRST_DAY, to: days[days.length - 1] ?? today }
}
