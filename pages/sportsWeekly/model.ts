import type { SportReport } from '#shared/api/report.ts'
import { addDays, daysBetween, monthWeeks, weekDays } from '#shared/core/dates/calendar-days.ts'
import { dateParts, dayKey, formatTime } from '#shared/core/dates/dates.ts'
import { amount, clamp, grouped, round, TOO_LARGE, trimmed, wholeAmount } from '#shared/core/numbers.ts'
import { percentOf } from '#shared/core/percent.ts'

/** The report to show when the address names none. */
export const DEFAULT_REPORT = '2'

/** Stands in where a report has no start date, or one that cannot be read. */
const REFERENCE_DAY = '2023-06-27'
/** A period that ends more than this many days after its start is a month. */
const WEEK_DAYS = 7
/** kcal in one burger. */
const BURGER_KCAL = 640

export type ReportKind = 'week' | 'month'

export const KIND_WORDS = {
  week: { title: '运动周报', now: '本周', last: '上周', here: '这周' },
  month: { title: '运动月报', now: '本月', last: '上月', here: '这个月' },
} as const

/** True when a report says nothing at all: a member who has never trained gets one without dates and numbers. */
export const isBlank = ({ schedule_report_courses, favorite_course_types, ...rest }: SportReport): boolean =>
  !schedule_report_courses.length &&
  !favorite_course_types?.length &&
  Object.values(rest).every((value) => value === undefined || value === '')

export function kindOf({ start_date, end_date }: Pick<SportReport, 'start_date' | 'end_date'>): ReportKind {
  const days = daysBetween(dayKey(start_date) ?? REFERENCE_DAY, end_date)
  return days !== undefined && days > WEEK_DAYS ? 'month' : 'week'
}

/** 2024.08.12 – 08.18; with both years when they differ; what is known when one end is missing, else ''. */
export function rangeText({ start_date, end_date }: Pick<SportReport, 'start_date' | 'end_date'>): string {
  const isOneYear = formatTime(start_date, 'yyyy') === formatTime(end_date, 'yyyy')
  const start = formatTime(start_date, 'yyyy.MM.dd')
  const end = formatTime(end_date, start && isOneYear ? 'MM.dd' : 'yyyy.MM.dd')
  return [start, end].filter(Boolean).join(' – ')
}

/** Against the last period: which way, and by how many percent ('' where there is nothing to divide by, or no room for them). */
export interface ChangeView {
  way: 'up' | 'down' | 'same' | ''
  percent: string
}

export function changeOf(now: number | undefined, last: number | undefined): ChangeView {
  if (now === undefined || last === undefined) return { way: '', percent: '' }
  if (now === last) return { way: 'same', percent: '' }
  const way = now > last ? 'up' : 'down'
  const percent = last > 0 ? round((Math.abs(now - last) / last) * 100, 0) : Infinity
  if (percent >= TOO_LARGE) return { way, percent: '' }
  return { way, percent: percent < 1 ? '<1%' : `${grouped(percent)}%` }
}

export interface FigureView {
  name: string
  unit: string
  value: string
  last: string
  change: ChangeView
  /** Heights beside the higher of the two, 0–100. */
  height: number
  lastHeight: number
}

function figure(name: string, unit: string, sent: number | undefined, sentLast: number | undefined): FigureView {
  // What is compared is what stands there.
  const [now, last] = [wholeAmount(sent), wholeAmount(sentLast)]
  const highest = Math.max(now ?? 0, last ?? 0)
  return {
    name,
    unit,
    value: amount(now),
    last: amount(last),
    change: changeOf(now, last),
    height: percentOf(now, highest),
    lastHeight: percentOf(last, highest),
  }
}

/** Days, minutes and kcal of this period and the last. */
export const figures = (report: SportReport) => ({
  days: figure('天数', '天', report.exercise_total_day, report.last_time_exercise_total_day),
  minutes: figure('时长', '分钟', report.exercise_total_minute, report.last_time_exercise_total_minute),
  kcal: figure('消耗', '千卡', report.exercise_total_consumption, report.last_time_exercise_total_consumption),
})

/** The food equivalent: how many burgers, at most one decimal. Undefined below a twentieth of one, or when unknown. */
export function burgers(kcal: number | undefined): { count: number; text: string } | undefined {
  const count = round((kcal ?? 0) / BURGER_KCAL, 1)
  if (count <= 0) return undefined
  return { count, text: trimmed(count, 1) }
}

/** Planned courses done, whole percent: 0 when nothing was planned, never above 100, 100 only when all is done. */
export function goalOf(report: SportReport) {
  const { schedule_courses_complete_total: done, schedule_report_courses_total: total } = report
  const share = percentOf(done, total)
  return { percent: share < 100 ? Math.floor(share) : 100, done: amount(done), total: amount(total) }
}

export interface DayView {
  /** 1–31; 0 is a gap before the first or after the last day of the month. */
  day: number
  done: number
  total: number
}

/** The report's days in rows of seven, Monday first: its week, or its whole month. Empty without any date. */
export function calendarOf(report: SportReport): DayView[] {
  const start = dayKey(report.start_date) ?? dayKey(report.end_date)
  const parts = start === undefined ? undefined : dateParts(start)
  if (!start || !parts) return []
  const days = kindOf(report) === 'week' ? weekOf(report, start) : monthOf(parts)
  const counts = new Map(report.schedule_report_courses.map((one) => [one.day_of_month, one]))
  return days.map((key) => {
    const day = key ? dateParts(key)!.day : 0
    const planned = day ? counts.get(day) : undefined
    const total = Math.max(0, planned?.schedule_courses_day_total ?? 0)
    return { day, total, done: clamp(planned?.schedule_courses_day_complete_total ?? 0, 0, total) }
  })
}

const monthOf = ({ year, month }: { year: number; month: number }) => monthWeeks(year, month).flat()

/**
 * Seven days, also where the report ends earlier, or on the day after them. A week may begin on another day than Monday: then
 * its days stand under their weekdays, in two rows. Where the report's own days make no sense: the week `known` falls in.
 */
function weekOf({ start_date, end_date }: SportReport, known: string): (string | undefined)[] {
  const week = weekDays(known)
  const length = daysBetween(start_date, end_date)
  if (length === undefined || length < 0) return week
  const gaps = Array.from<undefined>({ length: week.indexOf(known) })
  return [...gaps, ...week.map((_, index) => addDays(known, index))]
}

/** Names of the member's favorite course types, each once; empty where there are none or the service does not say. */
export const getFavourites = ({ favorite_course_types: types = [] }: SportReport): string[] => [
  ...new Set(types.map((name) => name.trim()).filter(Boolean)),
]

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
