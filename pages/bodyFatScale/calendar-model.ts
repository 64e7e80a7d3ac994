import type { RecordDate } from '#shared/api/scale.ts'
import { dayKey } from '#shared/core/dates.ts'

/** Spec §2: the calendar's first day while no record is known. */
export const FIRST_DAY = '2023-09-01'

/** What the calendar needs: the days that can be chosen (sorted), the record of each, and the months it spans. */
export interface RecordDays {
  days: string[]
  noOf: Readonly<Record<string, string | undefined>>
  from: string
  to: string
}

/** The calendar's days out of the date list; the first record of a day counts. Without one it spans `FIRST_DAY` to `today`. */
export function recordDays(dates: readonly RecordDate[], today: string): RecordDays {
  const noOf: Record<string, string> = {}
  for (const { date, no } of dates) {
    const day = dayKey(date)
    if (day) noOf[day] ??= no
  }
  const days = Object.keys(noOf).sort()
  return { days, noOf, from: days[0] ?? FIRST_DAY, to: days[days.length - 1] ?? today }
}
