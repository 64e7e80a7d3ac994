import type { DatabaseSync } from 'node:sqlite'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { addDays } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { ACTIVITIES, RIVALS, type Standing } from './seed.ts'

const RELATIVE = /^D([+-]\d{1,4})( \d{2}:\d{2}:\d{2})$/

/**
 * A stored moment as `yyyy-MM-dd HH:mm:ss` in Shanghai. Besides that form itself a row may hold 'D+14 23:59:59': so many
 * days from the day of asking, which keeps a seeded challenge running whenever the site is tried out.
 */
export function resolveTime(stored: string, now: number): string {
  const match = RELATIVE.exec(stored)
  return match ? `${addDays(now, Number(match[1]))}${match[2]}` : stored
}

/** 0 not started, 1 running, 2 ended; the end itself is over. */
export function statusAt(startTime: string, endTime: string, now: number): 0 | 1 | 2 {
  const [start, end] = [parseTime(startTime), parseTime(endTime)]
  if (start !== undefined && now < start) return 0
  return end !== undefined && now >= end ? 2 : 1
}

/** undefined: not signed up. */
export const standingOf = (db: DatabaseSync, activityId: string, memberNo: string): Standing | undefined =>
  firstRow(db, 'SELECT * FROM activity_member WHERE activityId = ? AND memberNo = ?', activityId, memberNo)

interface ActivityRow {
  image: string
  startTime: string
  endTime: string
  /** Members who signed up, and people who are not in the member table. */
  signUps: number
}

/** What everybody may see of an activity. @throws Refusal when there is none */
export function activityOf(db: DatabaseSync, activityId: string, now: number) {
  const sql = `SELECT *, otherSignUps + (SELECT COUNT(*) FROM activity_member m WHERE m.activityId = a.activityId) AS signUps
    FROM activity a WHERE activityId = ?`
  const row = firstRow<ActivityRow>(db, sql, activityId)
  if (!row) throw new Refusal(CODE.notFound, '活动不存在或已下线')
  const [startTime, endTime] = [resolveTime(row.startTime, now), resolveTime(row.endTime, now)]
  return {
    activityId,
    image: row.image,
    startTime,
    endTime,
    activityStatus: statusAt(startTime, endTime, now),
    // The page adds 113.
    totalSignUpCount: row.signUps,
    activityStalls: ACTIVITIES.find(([id]) => id === activityId)?.[2] ?? [],
  }
}

/** The activity, for one member. */
export function detailFor(db: DatabaseSync, activityId: string, memberNo: string, now: number) {
  const standing = standingOf(db, activityId, memberNo)
  return {
    ...activityOf(db, activityId, now),
    signUpStatus: standing ? 1 : 0,
    awardStatus: standing?.awardStatus ?? 0,
    personalProgress: standing?.personalProgress ?? 0,
    prizeId: standing?.prizeId ?? null,
  }
}

/** Everybody who has burnt anything, the most first. */
export function ranking(db: DatabaseSync, activityId: string) {
  const sql = `SELECT avatar, nickname, personalProgress FROM activity_member JOIN member USING (memberNo)
    WHERE activityId = ? AND personalProgress > 0`
  const rivals = ACTIVITIES.some(([id]) => id === activityId) ? RIVALS : []
  return [...rivals, ...allRows<(typeof RIVALS)[number]>(db, sql, activityId)]
    .sort((a, b) => b.personalProgress - a.personalProgress || (a.nickname < b.nickname ? -1 : 1))
    .map((one, index) => ({ ranking: index + 1, ...one }))
}
