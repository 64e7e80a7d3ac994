import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id } from '#scripts/workbench/service/fields.ts'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { addDays, daysBetween } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'

/** A report is a period, first day to last; its figures are counted from the exercise rows when it is asked for. */
interface Period {
  startDate: string
  endDate: string
}

/** Every member who exercises has these, by number. Number 2 is what the page asks for by itself. */
const PERIODS: Record<string, Period> = {
  1: { startDate: '2026-10-01', endDate: '2026-10-31' },
  2: { startDate: '2026-11-09', endDate: '2026-11-15' },
  3: { startDate: '2026-11-02', endDate: '2026-11-08' },
  // A month of 28 days that starts on a Sunday; a week without exercise; the week after it.
  4: { startDate: '2026-02-01', endDate: '2026-02-28' },
  5: { startDate: '2026-02-16', endDate: '2026-02-22' },
  6: { startDate: '2026-02-23', endDate: '2026-03-01' },
}

/** New here, no exercise yet, no report. */
const WITHOUT = '1003'

/** Weekly and monthly exercise reports. */
export const report: Area = {
  routes: (service) => {
    const path = '/api/app/personal_center/v1/getUserExerciseReportDetails'
    memberCall(service, 'POST', path, v.object({ no: id('报告编号') }), ({ member: { memberNo }, input: { no } }) => {
      const period = memberNo !== WITHOUT && Object.hasOwn(PERIODS, no) ? PERIODS[no] : undefined
      if (!period) throw new Refusal(CODE.notFound, '报告不存在或已失效')
      return { ...reportOf(service.db, memberNo, period), ...neighboursOf(period) }
    })
  },
}

const isMonth = ({ startDate, endDate }: Period) => daysBetween(startDate, endDate)! > 7

/** The numbers of the reports before and after one, weeks among weeks and months among months; null at the ends. */
function neighboursOf(period: Period) {
  const kin = Object.entries(PERIODS)
    .filter(([, one]) => isMonth(one) === isMonth(period))
    .sort(([, a], [, b]) => (a.startDate < b.startDate ? -1 : 1))
  const place = kin.findIndex(([, one]) => one === period)
  return { previous_report_no: kin[place - 1]?.[0] ?? null, next_report_no: kin[place + 1]?.[0] ?? null }
}

/** How many kinds of courses count as favourites. */
const FAVOURITES = 2

/** The report of one period, counted from the rows. */
function reportOf(db: DatabaseSync, memberNo: string, period: Period) {
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
  const sql = `SELECT COUNT(DISTINCT date(startedAt)) AS days, COALESCE(SUM(minutes), 0) AS minutes,
    COALESCE(SUM(calorie), 0) AS calorie ${WITHIN}`
  return firstRow<{ days: number; minutes: number; calorie: number }>(db, sql, ...bounds(memberNo, period))!
}

function favourites(db: DatabaseSync, memberNo: string, period: Period): string[] {
  const sql = `SELECT courseType ${WITHIN} GROUP BY courseType ORDER BY SUM(minutes) DESC, courseType LIMIT ${FAVOURITES}`
  return allRows<{ courseType: string }>(db, sql, ...bounds(memberNo, period)).map(({ courseType }) => courseType)
}

const bounds = (memberNo: string, { startDate, endDate }: Period) => [memberNo, startDate, addDays(endDate, 1)!]

function plannedDays(db: DatabaseSync, memberNo: string, { startDate, endDate }: Period) {
  const sql = `SELECT day, COUNT(*) AS total, SUM(isDone) AS done FROM planned_course
    WHERE memberNo = ? AND day BETWEEN ? AND ? GROUP BY day ORDER BY day`
  return allRows<{ day: string; total: number; done: number }>(db, sql, memberNo, startDate, endDate)
}

/** As many days before; for a month the month before. */
function periodBefore(period: Period): Period {
  const endDate = addDays(period.startDate, -1)!
  return { startDate: isMonth(period) ? `${endDate.slice(0, 8)}01` : addDays(period.startDate, -7)!, endDate }
}
