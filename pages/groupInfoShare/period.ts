import { addDays } from '#shared/core/dates/calendar-days.ts'
import { dateParts, dayKey, formatTime } from '#shared/core/dates/dates.ts'

/** The time of a ranking: one day `07/08`, a whole month `7月`, else `07/01-07/09`; '' while a day is none. */
export function periodText(startDay: string, endDay: string): string {
  const [start, end] = [dateParts(startDay), dateParts(endDay)]
  if (!start || !end) return ''
  if (dayKey(startDay) === dayKey(endDay)) return formatTime(startDay, 'MM/dd')!
  const isMonth = start.day === 1 && start.month === end.month && start.year === end.year
  if (isMonth && dateParts(addDays(endDay, 1))?.day === 1) return `${start.month}月`
  return `${formatTime(startDay, 'MM/dd')}-${formatTime(endDay, 'MM/dd')}`
}
