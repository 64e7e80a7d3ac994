import type { DatabaseSync } from 'node:sqlite'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { resolveTime, statusAt } from './times.ts'

/** A member's standing in one activity; undefined: not signed up. */
export interface Standing {
  personalProgress: number
  awardStatus: 0 | 1 | 2 | 3
  prizeId: string | null
  extraPrizeId: string | null
  isVoid: 0 | 1
}

export const standingOf = (db: DatabaseSync, activityId: string, memberNo: string): Standing | undefined =>
  firstRow<Standing>(
    db,
    'SELECT personalProgress, awardStatus, prizeId, extraPrizeId, isVoid FROM activity_member WHERE activityId = ? AND memberNo = ?',
    activityId,
    memberNo,
  )

interface ActivityRow {
  activityId: string
  image: string
  startTime: string
  endTime: string
  otherSignUps: number
}

/** What everybody may see of an activity. @throws Refusal when there is none */
export function activityOf(db: DatabaseSync, activityId: string, now: number) {
  const row = firstRow<ActivityRow>(db, 'SELECT * FROM activity WHERE activityId = ?', activityId)
  if (!row) throw new Refusal(CODE.notFound, '活动不存在或已下线')
  const [startTime, endTime] = [resolveTime(row.startTime, now), resolveTime(row.endTime, now)]
  const signed = firstRow<{ count: number }>(
    db,
    'SELECT COUNT(*) AS count FROM activity_member WHERE activityId = ?',
    activityId,
  )!
  return {
    activityId,
    image: row.image,
    startTime,
    endTime,
    activityStatus: statusAt(startTime, endTime, now),
    // The page adds 113.
    totalSignUpCount: row.otherSignUps + signed.count,
    activityStalls: allRows<Prize>(
      db,
      'SELECT prizeId, prizeName, prizeImage, prizeValue, unlockThreshold FROM activity_prize WHERE activityId = ? ORDER BY position',
      activityId,
    ),
  }
}

export interface Prize {
  prizeId: string
  prizeName: string
  prizeImage: string
  prizeValue: number
  unlockThreshold: number
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
