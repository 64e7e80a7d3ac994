import type { SportReport } from '#shared/api/report.ts'
import { daysBetween } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'
import { amount } from '#shared/core/numbers.ts'
import { KIND_WORDS, kindOf } from './model.ts'

/**
 * Honours by activity: the share of the period's days with an exercise, each from its share on. Chosen here: the screen shows an
 * honour name and says nothing of how it is earned.
 */
const HONOURS = [
  { from: 1, name: '全勤运动家', message: '一天都没有落下，记得给身体留出恢复的时间。' },
  { from: 0.65, name: '活力燃动派', message: '节奏正好，继续保持。' },
  { from: 0.4, name: '稳步进阶派', message: '频率很稳，再多一天就更好。' },
  { from: 0.2, name: '起步行动派', message: '已经动起来了，下次把时间固定下来会更容易坚持。' },
  { from: Number.MIN_VALUE, name: '轻启新芽派', message: '迈出第一步最难，你已经做到了。' },
  { from: 0, name: '蓄力休整派', message: '休息也是训练的一部分，下次从一节 10 分钟的课开始。' },
] as const

/** The honour a report has earned, and what is said to the member by name ('' when unknown). */
export function honourOf(report: SportReport, name: string): { name: string; message: string } {
  const {
    exercise_total_day: days = 0,
    exercise_total_minute: minutes = 0,
    exercise_total_consumption: kcal = 0,
    schedule_courses_complete_total: courses = 0,
  } = report
  // On how many days is not said, or cannot be true: no count is told, and the least of what any exercise earns.
  const isUncounted = days <= 0 && (minutes > 0 || kcal > 0 || courses > 0)
  const share = isUncounted ? Number.MIN_VALUE : Math.max(0, days) / lengthOf(report)
  const honour = HONOURS.find(({ from }) => share >= from)!
  const { here } = KIND_WORDS[kindOf(report)]
  const told = share > 0 ? `${here}你动了 ${amount(days)} 天${comparison(report)}。` : `${here}没有运动记录。`
  const opening = isUncounted ? '' : told
  return { name: honour.name, message: `${name && `${name}，`}${opening}${honour.message}` }
}

/** Days of the period: seven for a week; for a month what the report says, else those of its last day's month so far. */
function lengthOf(report: SportReport): number {
  if (kindOf(report) === 'week') return 7
  const days = daysBetween(report.start_date, report.end_date)
  return days !== undefined && days >= 0 ? days + 1 : (dateParts(report.end_date)?.day ?? 30)
}

/** Less is no blame. */
function comparison(report: SportReport): string {
  const { exercise_total_consumption: now, last_time_exercise_total_consumption: last } = report
  const { last: period } = KIND_WORDS[kindOf(report)]
  if (now === undefined || now < 0 || !last || last < 0) return ''
  if (now > last * 1.15) return `，比${period}多流了不少汗`
  if (now > last * 1.05) return `，比${period}多消耗了一些`
  return now < last * 0.95 ? `，比${period}轻松一些` : `，和${period}的强度差不多`
}
