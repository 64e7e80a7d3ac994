import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '#scripts/workbench/service/query.ts'
import { addDays, daysBetween } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'

interface Period {
  startDate: string
  endDate: string
}

/** How many kinds of courses count as favourites. */
const FAVOURITES = 2

/** The report of one period, counted from the rows. */
export function reportOf(db: DatabaseSync, memberNo: string, period: Period) {
  const [now, before] = [totals(db, memberNo, period), totals(db, memberNo, periodBefore(period))]
  const planned = plannedDays(db, memberNo, period)
  const sum = (key: 'total' | 'done') => planned.reduce((all, day) => all + day[key], 0)
  return {
    start_date: period.startDate,
    end_date: period.endDate,
    exercise_total_day: now.days,
    exercise_total_minute: now.minutes,
    exercise_total_consumption: now.calorie,
    last_time_exercise_total_day: before.days,
    last_time_exercise_total_minute: before.minutes,
    last_time_exercise_total_consumption: before.calorie,
    schedule_courses_complete_total: sum('done'),
    schedule_report_courses_total: sum('total'),
    schedule_report_courses: planned.map(({ day, total, done }) => ({
      day_of_month: dateParts(day)!.day,
      schedule_courses_day_total: total,
      schedule_courses_day_complete_total: done,
    })),
    // The name of the field is a reading (shared/api/README.md, "Readings").
    favorite_course_types: favourites(db, memberNo, period),
  }
}

const WITHIN = 'FROM sport_session WHERE memberNo = ? AND startedAt >= ? AND startedAt < ?'

function totals(db: DatabaseSync, memberNo: string, period: Period) {
  const [row] = allRows<{ days: number; minutes: number; calorie: number }>(
    db,
    `SELECT COUNT(DISTINCT date(startedAt)) AS days, COALESCE(SUM(minutes), 0) AS minutes,
      COALESCE(SUM(calorie), 0) AS calorie ${WITHIN}`,
    ...bounds(memberNo, period),
  )
  return row!
}

const favourites = (db: DatabaseSync, memberNo: string, period: Period) =>
  allRows<{ courseType: string }>(
    db,
    `SELECT courseType ${WITHIN} GROUP BY courseType ORDER BY SUM(minutes) DESC, courseType LIMIT ${FAVOURITES}`,
    ...bounds(memberNo, period),
  ).map(({ courseType }) => courseType)

const bounds = (memberNo: string, { startDate, endDate }: Period) => [memberNo, startDate, addDays(endDate, 1)!]

const plannedDays = (db: DatabaseSync, memberNo: string, { startDate, endDate }: Period) =>
  allRows<{ day: string; total: number; done: number }>(
    db,
    `SELECT day, COUNT(*) AS total, SUM(isDone) AS done FROM planned_course
      WHERE memberNo = ? AND day BETWEEN ? AND ? GROUP BY day ORDER BY day`,
    memberNo,
    startDate,
    endDate,
  )

/** As many days before; for a whole month the month before. */
function periodBefore({ startDate, endDate }: Period): Period {
  const before = addDays(startDate, -1)!
  const isMonth = startDate.endsWith('-01') && addDays(endDate, 1)!.endsWith('-01')
  return {
    startDate: isMonth ? `${before.slice(0, 8)}01` : addDays(startDate, -1 - daysBetween(startDate, endDate)!)!,
    endDate: before,
  }
}
