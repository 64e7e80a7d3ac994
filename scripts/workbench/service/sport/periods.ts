import type { DatabaseSync } from 'node:sqlite'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { addDays, weekDays } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'
import { CATEGORIES } from './tables.ts'

/** `timeUnit`: 0 day, 1 week, 2 month. */
export type TimeUnit = 0 | 1 | 2

interface Sums {
  frequency: number
  /** Minutes. */
  duration: number
  /** kcal */
  calorie: number
  /** kg */
  weight: number
}

const SUMS =
  'COUNT(*) AS frequency, SUM(minutes) AS duration, SUM(calorie) AS calorie, SUM(weight) AS weight FROM sport_session'
const NOTHING: Sums = { frequency: 0, duration: 0, calorie: 0, weight: 0 }

/**
 * The periods from a member's first exercise to the last, oldest first, those without one too. Page 1 holds the latest
 * `pageSize` of them, page 2 those before.
 */
export function periodsOf(db: DatabaseSync, memberNo: string, unit: TimeUnit, pageNum: number, pageSize: number) {
  const range = firstRow<{ first: string | null; last: string | null }>(
    db,
    'SELECT date(MIN(startedAt)) AS first, date(MAX(startedAt)) AS last FROM sport_session WHERE memberNo = ?',
    memberNo,
  )
  if (!range?.first || !range.last) return []
  const end = periodStart(range.last, unit)
  const starts: string[] = []
  for (let start = periodStart(range.first, unit); start <= end; start = addDays(periodEnd(start, unit), 1)!)
    starts.push(start)
  const until = starts.length - (Math.max(1, pageNum) - 1) * pageSize
  return starts
    .slice(Math.max(0, until - pageSize), Math.max(0, until))
    .map((start) => periodOf(db, memberNo, start, periodEnd(start, unit)))
}

function periodOf(db: DatabaseSync, memberNo: string, startDate: string, endDate: string) {
  const within = 'WHERE memberNo = ? AND startedAt >= ? AND startedAt < ?'
  const values = [memberNo, startDate, addDays(endDate, 1)!]
  const rows = allRows<Sums & { sort: 1 | 2 | 3 }>(db, `SELECT sort, ${SUMS} ${within} GROUP BY sort`, ...values)
  const [active] = allRows<{ days: number }>(
    db,
    `SELECT COUNT(DISTINCT date(startedAt)) AS days FROM sport_session ${within}`,
    ...values,
  )
  const sum = (key: keyof Sums) => rows.reduce((total, row) => total + row[key], 0)
  return {
    startDate,
    endDate,
    duration: sum('duration'),
    calorie: sum('calorie'),
    frequency: sum('frequency'),
    weight: sum('weight'),
    days: active!.days,
    itemList: ([1, 2, 3] as const).map((sort) => ({
      name: CATEGORIES[sort],
      ...NOTHING,
      ...rows.find((row) => row.sort === sort),
      sort,
    })),
  }
}

function periodStart(day: string, unit: TimeUnit): string {
  if (unit === 0) return day
  return unit === 1 ? weekDays(day)[0]! : `${day.slice(0, 8)}01`
}

function periodEnd(start: string, unit: TimeUnit): string {
  if (unit === 0) return start
  return unit === 1 ? addDays(start, 6)! : addDays(start, daysInMonth(start) - 1)!
}

/** @param first the first day of the month */
function daysInMonth(first: string): number {
  const later = addDays(first, 31)!
  return 31 - (dateParts(later)!.day - 1)
}
