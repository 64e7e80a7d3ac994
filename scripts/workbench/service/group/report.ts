import type { DatabaseSync } from 'node:sqlite'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { facesOf, groupById } from './groups.ts'
import { placed } from './ranking.ts'

/** Days with the group's minutes that a week needs; chosen here (scripts/workbench/service/README.md, "What is chosen here"). */
const ENOUGH_DAYS = 4

/** The weekly report of a group: those who met the standard (1) or did not (0); without the filter everybody. */
export function reportOf(db: DatabaseSync, reportId: string, meetStandardCondition: number | undefined) {
  // A group has one report, which carries its number; that of the fifth is a week older.
  const groupId = `G${reportId}`
  const group = groupById(groupId)
  if (!group) throw new Refusal(CODE.notFound, '报告不存在或已过期')
  const [startDay, endDay] = groupId === 'G5' ? ['2026-11-02', '2026-11-08'] : ['2026-11-09', '2026-11-15']
  const sql = `SELECT userNo, COUNT(*) AS days FROM group_sport
    WHERE groupId = ? AND day BETWEEN ? AND ? AND minutes >= ? GROUP BY userNo`
  const rows = allRows<{ userNo: string; days: number }>(db, sql, groupId, startDay, endDay, group.exerciseDuration)
  const days = new Map(rows.map((row) => [row.userNo, row.days]))
  const counted = group.people
    .map(({ userNo, nickname }) => ({ nickname, meetStandardCount: days.get(userNo) ?? 0 }))
    .filter(({ meetStandardCount }) =>
      meetStandardCondition === undefined ? true : meetStandardCount >= ENOUGH_DAYS === (meetStandardCondition === 1),
    )
  const week = `${formatTime(startDay, 'M月d日')}–${formatTime(endDay, 'M月d日')}`
  const who = ['未达标成员', '达标成员'][meetStandardCondition ?? -1]
  return {
    groupName: group.name,
    title: who ? `${week} · ${who}` : week,
    avatarList: facesOf(group),
    userRankingList: placed(counted, (one) => one.meetStandardCount).map(([ranking, one]) => ({ ranking, ...one })),
  }
}
