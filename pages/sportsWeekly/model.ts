import type { SportReport } from '#shared/api/report.ts'
import { addDays, daysBetween, monthWeeks, weekDays } from '#shared/core/dates/calendar-days.ts'
import { dateParts, dayKey, formatTime } from '#shared/core/dates/dates.ts'
import { amount, clamp, fixed, grouped, round, TOO_LARGE, wholeAmount } from '#shared/core/numbers.ts'
import { percentOf } from '#shared/core/percent.ts'

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

/** The food equivalent: how many burgers, one decimal. Undefined below a twentieth of one, or when unknown. */
export function burgers(kcal: number | undefined): { count: number; text: string } | undefined {
  const count = round((kcal ?? 0) / BURGER_KCAL, 1)
  if (count <= 0) return undefined
  return { count, text: fixed(count, 1) }
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

/** Only names, each once; undefined where the service does not say. */
export const favourites = ({ favorite_course_types: types }: SportReport): string[] | undefined =>
  types && [...new Set(types.map((name) => name.trim()).filter(Boolean))]
