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

const SORTED_BY: Readonly<Record<string, string>> = {
  天: '打卡天数',
  分钟: '运动时长',
  公斤: '力量容量',
  千卡: '消耗热量',
}

/** What a list is sorted by. @param unit of its values; it tells the target types apart (targets.ts) */
export const sortedBy = (unit: string): string => `按${SORTED_BY[unit]}排名`
