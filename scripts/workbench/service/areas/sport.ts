import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { integer, paging } from '#scripts/workbench/service/fields.ts'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { seedSport } from '#scripts/workbench/service/sport/seed.ts'
import { addDays, weekDays } from '#shared/core/dates/calendar-days.ts'

/** The third (sort 3) is fun exercise; the other two are chosen here (scripts/workbench/service/README.md, "What is chosen here"). */
const CATEGORIES = { 1: '课程训练', 2: '力量训练', 3: '趣味运动' } as const

const TABLES = `
  CREATE TABLE IF NOT EXISTS sport_session (
    memberNo TEXT NOT NULL REFERENCES member,
    startedAt TEXT NOT NULL,
    sort INTEGER NOT NULL CHECK (sort BETWEEN 1 AND 3),
    courseType TEXT NOT NULL,
    minutes INTEGER NOT NULL CHECK (minutes > 0),
    calorie INTEGER NOT NULL CHECK (calorie >= 0),
    weight INTEGER NOT NULL DEFAULT 0 CHECK (weight >= 0),
    PRIMARY KEY (memberNo, startedAt)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS planned_course (
    memberNo TEXT NOT NULL REFERENCES member,
    day TEXT NOT NULL,
    position INTEGER NOT NULL,
    isDone INTEGER NOT NULL CHECK (isDone IN (0, 1)),
    PRIMARY KEY (memberNo, day, position)
  ) STRICT;`

const Request = v.object({ ...paging, timeUnit: integer('时间单位', 0, 2) })

/** What members did, by day, week and month. */
export const sport: Area = {
  tables: TABLES,
  seed: seedSport,
  routes: (service) => {
    memberCall(
      service,
      'POST',
      '/api/sportData/user',
      Request,
      ({ member, input: { pageNum, pageSize, timeUnit } }) => ({
        dataList: periodsOf(service.db, member.memberNo, timeUnit as TimeUnit, pageNum, pageSize),
      }),
    )
  },
}

/** `timeUnit`: 0 day, 1 week, 2 month. */
type TimeUnit = 0 | 1 | 2

// TOTAL is SUM with 0 for no row.
const SUMS =
  'COUNT(*) AS frequency, TOTAL(minutes) AS duration, TOTAL(calorie) AS calorie, TOTAL(weight) AS weight FROM sport_session'
/** In minutes, kcal and kg. */
const NOTHING = { frequency: 0, duration: 0, calorie: 0, weight: 0 }

/**
 * The periods from a member's first exercise to the last, oldest first, those without one too. Page 1 holds the latest
 * `pageSize` of them, page 2 those before.
 */
function periodsOf(db: DatabaseSync, memberNo: string, unit: TimeUnit, pageNum: number, pageSize: number) {
  const sql = 'SELECT date(MIN(startedAt)) AS first, date(MAX(startedAt)) AS last FROM sport_session WHERE memberNo = ?'
  const range = firstRow<{ first: string | null; last: string | null }>(db, sql, memberNo)
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
  const rows = allRows<{ sort: 1 | 2 | 3 }>(db, `SELECT sort, ${SUMS} ${within} GROUP BY sort`, ...values)
  const all = `SELECT COUNT(DISTINCT date(startedAt)) AS days, ${SUMS} ${within}`
  return {
    startDate,
    endDate,
    ...firstRow<object>(db, all, ...values),
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
  return unit === 1 ? addDays(start, 6)! : addDays(periodStart(addDays(start, 31)!, unit), -1)!
}
