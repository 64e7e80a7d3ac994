import type { DatabaseSync } from 'node:sqlite'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { insertRows, selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
import { addDays, getWeekDays } from '#shared/format/calendar-days.ts'
import { getDateParts } from '#shared/format/dates.ts'

/** Names by `sort`. The third is specified; the other two are a choice of this service. */
const CATEGORIES = { 1: '课程训练', 2: '力量训练', 3: '趣味运动' } as const

/** Exercise data by day, week and month; weekly and monthly exercise reports. */
export const sport: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS sport_session (
      memberNo TEXT NOT NULL REFERENCES member,
      startedAt TEXT NOT NULL, -- yyyy-MM-dd HH:mm:ss, Shanghai
      sort INTEGER NOT NULL CHECK (sort BETWEEN 1 AND 3),
      courseType TEXT NOT NULL,
      minutes INTEGER NOT NULL CHECK (minutes > 0),
      calorie INTEGER NOT NULL CHECK (calorie >= 0), -- kcal
      weight INTEGER NOT NULL DEFAULT 0 CHECK (weight >= 0), -- kg lifted in all
      PRIMARY KEY (memberNo, startedAt)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS planned_day (
      memberNo TEXT NOT NULL REFERENCES member,
      day TEXT NOT NULL,
      total INTEGER NOT NULL, -- courses planned
      done INTEGER NOT NULL CHECK (done <= total),
      PRIMARY KEY (memberNo, day)
    ) STRICT;`,

  seed: (db) => {
    for (const { memberNo, sessions, planned } of readSeed<SeedLine>('sport.jsonl')) {
      const sessionRows = sessions.map(([startedAt, sort, courseType, minutes, calorie, weight]) => {
        return { memberNo, startedAt, sort, courseType, minutes, calorie, weight }
      })
      insertRows(db, 'sport_session', sessionRows)
      insertRows(
        db,
        'planned_day',
        planned.map(([day, total, done]) => ({ memberNo, day, total, done })),
      )
    }
  },

  addRoutes: (service) => {
    const { db } = service
    addCall(service, 'listPeriods', ({ member, input: { timeUnit, pageNum, pageSize } }) => ({
      dataList: getPeriods(db, member.memberNo, timeUnit as TimeUnit, pageNum!, pageSize!),
    }))
    addCall(service, 'readReport', ({ member: { memberNo }, input: { no } }) => {
      const report = REPORTS.find((entry) => entry.no === no)
      if (!report || memberNo === WITHOUT_REPORTS) throw new ApiError(CODE.notFound, '报告不存在或已失效')
      return getReport(db, memberNo, report)
    })
  },
}

interface SeedLine {
  memberNo: string
  sessions: [startedAt: string, sort: number, courseType: string, minutes: number, calorie: number, weight: number][]
  planned: [day: string, total: number, done: number][]
}

/** 0 day, 1 week, 2 month. */
type TimeUnit = 0 | 1 | 2

// TOTAL is SUM with 0 for no row.
const SUMS = `COUNT(*) AS frequency, TOTAL(minutes) AS duration, TOTAL(calorie) AS calorie, TOTAL(weight) AS weight`
const WITHIN = 'FROM sport_session WHERE memberNo = ? AND startedAt >= ? AND startedAt < ?'

/**
 * Periods from a member's first exercise to the last, oldest first, including empty ones. Page 1
 * has the latest `pageSize` of them, page 2 those before.
 */
function getPeriods(db: DatabaseSync, memberNo: string, unit: TimeUnit, pageNum: number, pageSize: number) {
  const sql = 'SELECT date(MIN(startedAt)) AS first, date(MAX(startedAt)) AS last FROM sport_session WHERE memberNo = ?'
  const { first, last } = selectFirst<{ first: string | null; last: string | null }>(db, sql, memberNo)!
  if (!first || !last) return []
  const starts: string[] = []
  for (let start = getPeriodStart(first, unit); start <= last; start = addDays(getPeriodEnd(start, unit), 1)!)
    starts.push(start)
  const end = starts.length - (pageNum - 1) * pageSize
  return starts
    .slice(Math.max(0, end - pageSize), Math.max(0, end))
    .map((start) => getPeriod(db, memberNo, start, getPeriodEnd(start, unit)))
}

function getPeriod(db: DatabaseSync, memberNo: string, startDate: string, endDate: string) {
  const values = [memberNo, startDate, addDays(endDate, 1)!]
  const items = selectAll<{ sort: number }>(db, `SELECT sort, ${SUMS} ${WITHIN} GROUP BY sort`, ...values)
  return {
    startDate,
    endDate,
    ...selectFirst<object>(db, `SELECT COUNT(DISTINCT date(startedAt)) AS days, ${SUMS} ${WITHIN}`, ...values),
    itemList: ([1, 2, 3] as const).map((sort) => ({
      name: CATEGORIES[sort],
      ...{ frequency: 0, duration: 0, calorie: 0, weight: 0 },
      ...items.find((item) => item.sort === sort),
      sort,
    })),
  }
}

function getPeriodStart(day: string, unit: TimeUnit): string {
  if (unit === 0) return day
  return unit === 1 ? getWeekDays(day)[0]! : `${day.slice(0, 8)}01`
}

function getPeriodEnd(start: string, unit: TimeUnit): string {
  if (unit === 0) return start
  return unit === 1 ? addDays(start, 6)! : addDays(getPeriodStart(addDays(start, 31)!, unit), -1)!
}

/** A report covers a period; its figures are computed from the exercise rows. */
interface Report {
  no: string
  unit: 'month' | 'week'
  startDate: string
  endDate: string
}

/**
 * Every member who exercises has these, oldest first within a unit. Number 2 is the default of the
 * page.
 */
const REPORTS: readonly Report[] = [
  // A month of 28 days that starts on a Sunday.
  { no: '4', unit: 'month', startDate: '2026-02-01', endDate: '2026-02-28' },
  { no: '1', unit: 'month', startDate: '2026-10-01', endDate: '2026-10-31' },
  // A week without exercise, and the week after it.
  { no: '5', unit: 'week', startDate: '2026-02-16', endDate: '2026-02-22' },
  { no: '6', unit: 'week', startDate: '2026-02-23', endDate: '2026-03-01' },
  { no: '3', unit: 'week', startDate: '2026-11-02', endDate: '2026-11-08' },
  { no: '2', unit: 'week', startDate: '2026-11-09', endDate: '2026-11-15' },
]

/** Has not exercised yet, so there is no report. */
const WITHOUT_REPORTS = '1003'

function getReport(db: DatabaseSync, memberNo: string, report: Report) {
  const { unit, startDate, endDate } = report
  const lastEnd = addDays(startDate, -1)!
  const lastStart = unit === 'month' ? `${lastEnd.slice(0, 8)}01` : addDays(startDate, -7)!
  const totals = getTotals(db, memberNo, startDate, endDate)
  const lastTotals = getTotals(db, memberNo, lastStart, lastEnd)
  const planned = selectAll<{ day: string; total: number; done: number }>(
    db,
    'SELECT day, total, done FROM planned_day WHERE memberNo = ? AND day BETWEEN ? AND ? ORDER BY day',
    ...[memberNo, startDate, endDate],
  )
  const favorites = selectAll<{ courseType: string }>(
    db,
    `SELECT courseType ${WITHIN} GROUP BY courseType ORDER BY SUM(minutes) DESC, courseType LIMIT 2`,
    ...[memberNo, startDate, addDays(endDate, 1)!],
  )
  const sameUnit = REPORTS.filter((entry) => entry.unit === unit)
  const index = sameUnit.indexOf(report)
  return {
    start_date: startDate,
    end_date: endDate,
    exercise_total_day: totals.days,
    exercise_total_minute: totals.minutes,
    exercise_total_consumption: totals.calorie,
    last_time_exercise_total_day: lastTotals.days,
    last_time_exercise_total_minute: lastTotals.minutes,
    last_time_exercise_total_consumption: lastTotals.calorie,
    schedule_courses_complete_total: planned.reduce((sum, { done }) => sum + done, 0),
    schedule_report_courses_total: planned.reduce((sum, { total }) => sum + total, 0),
    schedule_report_courses: planned.map(({ day, total, done }) => ({
      day_of_month: getDateParts(day)!.day,
      schedule_courses_day_total: total,
      schedule_courses_day_complete_total: done,
    })),
    favorite_course_types: favorites.map(({ courseType }) => courseType),
    previous_report_no: sameUnit[index - 1]?.no ?? null,
    next_report_no: sameUnit[index + 1]?.no ?? null,
  }
}

function getTotals(db: DatabaseSync, memberNo: string, startDate: string, endDate: string) {
  const sql = `SELECT COUNT(DISTINCT date(startedAt)) AS days, COALESCE(SUM(minutes), 0) AS minutes,
    COALESCE(SUM(calorie), 0) AS calorie ${WITHIN}`
  const values = [memberNo, startDate, addDays(endDate, 1)!]
  return selectFirst<{ days: number; minutes: number; calorie: number }>(db, sql, ...values)!
}
