import type { SportReport } from '#shared/api/report.ts'
import { addDays, countDays, getMonthWeeks, getWeekDays } from '#shared/format/calendar-days.ts'
import { formatTime, getDateParts, toDayKey } from '#shared/format/dates.ts'
import {
  clamp,
  formatAmount,
  formatGrouped,
  formatTrimmed,
  round,
  roundAmount,
  TOO_LARGE,
} from '#shared/format/numbers.ts'
import { getPercent } from '#shared/format/percent.ts'

/** Report number if the URL has none. */
export const DEFAULT_REPORT = '2'

/** Fallback for a missing or unreadable start date. */
const REFERENCE_DAY = '2023-06-27'
/** A period that ends more than this many days after its start is a month. */
const WEEK_DAYS = 7
/** kcal in one burger. */
const BURGER_KCAL = 640

export type ReportKind = 'week' | 'month'

export const KIND_TEXTS = {
  week: { title: '运动周报', now: '本周', last: '上周', here: '这周' },
  month: { title: '运动月报', now: '本月', last: '上月', here: '这个月' },
} as const

/**
 * Whether a report has no content: a member who has never trained gets one without dates and
 * numbers.
 */
export const isEmptyReport = ({ schedule_report_courses, favorite_course_types, ...rest }: SportReport): boolean =>
  !schedule_report_courses.length &&
  !favorite_course_types?.length &&
  Object.values(rest).every((value) => value === undefined || value === '')

export function getKind({ start_date, end_date }: Pick<SportReport, 'start_date' | 'end_date'>): ReportKind {
  const days = countDays(toDayKey(start_date) ?? REFERENCE_DAY, end_date)
  return days !== undefined && days > WEEK_DAYS ? 'month' : 'week'
}

/**
 * '2024.08.12 – 08.18'; with both years if they differ; one date if the other is missing, else ''.
 */
export function formatRange({ start_date, end_date }: Pick<SportReport, 'start_date' | 'end_date'>): string {
  const isOneYear = formatTime(start_date, 'yyyy') === formatTime(end_date, 'yyyy')
  const start = formatTime(start_date, 'yyyy.MM.dd')
  const end = formatTime(end_date, start && isOneYear ? 'MM.dd' : 'yyyy.MM.dd')
  return [start, end].filter(Boolean).join(' – ')
}

/** Change since the last period: direction and percentage ('' if not computable or too large). */
export interface ChangeView {
  direction: 'up' | 'down' | 'same' | ''
  percent: string
}

export function getChange(now: number | undefined, last: number | undefined): ChangeView {
  if (now === undefined || last === undefined) return { direction: '', percent: '' }
  if (now === last) return { direction: 'same', percent: '' }
  const direction = now > last ? 'up' : 'down'
  const percent = last > 0 ? round((Math.abs(now - last) / last) * 100, 0) : Infinity
  if (percent >= TOO_LARGE) return { direction, percent: '' }
  return { direction, percent: percent < 1 ? '<1%' : `${formatGrouped(percent)}%` }
}

export interface FigureView {
  name: string
  unit: string
  value: string
  last: string
  change: ChangeView
  /** Percent of the larger of both values, 0–100. */
  height: number
  lastHeight: number
}

function createFigure(name: string, unit: string, sent: number | undefined, sentLast: number | undefined): FigureView {
  // Compares the displayed, rounded values.
  const [now, last] = [roundAmount(sent), roundAmount(sentLast)]
  const highest = Math.max(now ?? 0, last ?? 0)
  return {
    name,
    unit,
    value: formatAmount(now),
    last: formatAmount(last),
    change: getChange(now, last),
    height: getPercent(now, highest),
    lastHeight: getPercent(last, highest),
  }
}

/** Days, minutes and kcal of this and the last period. */
export const createFigures = (report: SportReport) => ({
  days: createFigure('天数', '天', report.exercise_total_day, report.last_time_exercise_total_day),
  minutes: createFigure('时长', '分钟', report.exercise_total_minute, report.last_time_exercise_total_minute),
  kcal: createFigure('消耗', '千卡', report.exercise_total_consumption, report.last_time_exercise_total_consumption),
})

/** Food equivalent in burgers, at most one decimal. Undefined below 0.05 or if unknown. */
export function countBurgers(kcal: number | undefined): { count: number; text: string } | undefined {
  const count = round((kcal ?? 0) / BURGER_KCAL, 1)
  if (count <= 0) return undefined
  return { count, text: formatTrimmed(count, 1) }
}

/**
 * Completed planned courses in whole percent: 0 without a plan, at most 100, and 100 only if all
 * are completed.
 */
export function getGoal(report: SportReport) {
  const { schedule_courses_complete_total: done, schedule_report_courses_total: total } = report
  const share = getPercent(done, total)
  return { percent: share < 100 ? Math.floor(share) : 100, done: formatAmount(done), total: formatAmount(total) }
}

export interface DayView {
  /** 1–31; 0 is a gap before the first or after the last day of the month. */
  day: number
  done: number
  total: number
}

/**
 * Days of the report in rows of seven, Monday first: its week or whole month. Empty without any
 * date.
 */
export function createCalendar(report: SportReport): DayView[] {
  const start = toDayKey(report.start_date) ?? toDayKey(report.end_date)
  const parts = start === undefined ? undefined : getDateParts(start)
  if (!start || !parts) return []
  const days = getKind(report) === 'week' ? getWeekOfReport(report, start) : getMonthDays(parts)
  const counts = new Map(report.schedule_report_courses.map((entry) => [entry.day_of_month, entry]))
  return days.map((key) => {
    const day = key ? getDateParts(key)!.day : 0
    const planned = day ? counts.get(day) : undefined
    const total = Math.max(0, planned?.schedule_courses_day_total ?? 0)
    return { day, total, done: clamp(planned?.schedule_courses_day_complete_total ?? 0, 0, total) }
  })
}

const getMonthDays = ({ year, month }: { year: number; month: number }) => getMonthWeeks(year, month).flat()

/**
 * Seven days, even if the report ends earlier or on the day after them. A week that does not begin
 * on Monday fills two rows, aligned by weekday. With invalid dates: the week that contains
 * `anyDay`.
 */
function getWeekOfReport({ start_date, end_date }: SportReport, anyDay: string): (string | undefined)[] {
  const week = getWeekDays(anyDay)
  const length = countDays(start_date, end_date)
  if (length === undefined || length < 0) return week
  const gaps = Array.from<undefined>({ length: week.indexOf(anyDay) })
  return [...gaps, ...week.map((_, index) => addDays(anyDay, index))]
}

/** Unique names of the member's favourite course types; may be empty. */
export const getFavourites = ({ favorite_course_types: types = [] }: SportReport): string[] => [
  ...new Set(types.map((name) => name.trim()).filter(Boolean)),
]

/**
 * Honours by the share of active days, each from its minimum. The thresholds are our choice: the
 * design shows a name without a rule.
 */
const HONOURS = [
  { from: 1, name: '全勤运动家', message: '一天都没有落下，记得给身体留出恢复的时间。' },
  { from: 0.65, name: '活力燃动派', message: '节奏正好，继续保持。' },
  { from: 0.4, name: '稳步进阶派', message: '频率很稳，再多一天就更好。' },
  { from: 0.2, name: '起步行动派', message: '已经动起来了，下次把时间固定下来会更容易坚持。' },
  { from: Number.MIN_VALUE, name: '轻启新芽派', message: '迈出第一步最难，你已经做到了。' },
  { from: 0, name: '蓄力休整派', message: '休息也是训练的一部分，下次从一节 10 分钟的课开始。' },
] as const

/** Honour of a report and its message, addressed to `name` ('' if unknown). */
export function getHonour(report: SportReport, name: string): { name: string; message: string } {
  const {
    exercise_total_day: days = 0,
    exercise_total_minute: minutes = 0,
    exercise_total_consumption: kcal = 0,
    schedule_courses_complete_total: courses = 0,
  } = report
  // Missing or contradictory number of days: omits the count and gives the lowest honour of an
  // active period.
  const isUncounted = days <= 0 && (minutes > 0 || kcal > 0 || courses > 0)
  const share = isUncounted ? Number.MIN_VALUE : Math.max(0, days) / getLength(report)
  const honour = HONOURS.find(({ from }) => share >= from)!
  const { here } = KIND_TEXTS[getKind(report)]
  const message =
    share > 0 ? `${here}你动了 ${formatAmount(days)} 天${formatComparison(report)}。` : `${here}没有运动记录。`
  const opening = isUncounted ? '' : message
  return { name: honour.name, message: `${name && `${name}，`}${opening}${honour.message}` }
}

/**
 * Days of the period: seven for a week; for a month those of the report, else the days of the month
 * until its end date.
 */
function getLength(report: SportReport): number {
  if (getKind(report) === 'week') return 7
  const days = countDays(report.start_date, report.end_date)
  return days !== undefined && days >= 0 ? days + 1 : (getDateParts(report.end_date)?.day ?? 30)
}

/** Comparison with the last period, phrased without blame; '' if a value is missing or negative. */
function formatComparison(report: SportReport): string {
  const { exercise_total_consumption: now, last_time_exercise_total_consumption: last } = report
  const { last: period } = KIND_TEXTS[getKind(report)]
  if (now === undefined || now < 0 || !last || last < 0) return ''
  if (now > last * 1.15) return `，比${period}多流了不少汗`
  if (now > last * 1.05) return `，比${period}多消耗了一些`
  return now < last * 0.95 ? `，比${period}轻松一些` : `，和${period}的强度差不多`
}
