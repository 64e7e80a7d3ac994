import type { DatabaseSync } from 'node:sqlite'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { facesOf, groupById, membersOf } from './members.ts'

/** Days with the group's minutes that a week needs; chosen here (scripts/workbench/service/README.md, "What is chosen here"). */
const ENOUGH_DAYS = 4

interface ReportRow {
  groupId: string
  startDay: string
  endDay: string
}

/** The weekly report of a group: those who met the standard (1) or did not (0); without the filter everybody. */
export function reportOf(db: DatabaseSync, reportId: string, meetStandardCondition: number | undefined) {
  const report = firstRow<ReportRow>(db, 'SELECT * FROM group_report WHERE reportId = ?', reportId)
  const group = report && groupById(db, report.groupId)
  if (!group) throw new Refusal(CODE.notFound, '报告不存在或已过期')
  const { groupId, startDay, endDay } = report
  const rows = allRows<{ userNo: string; days: number }>(
    db,
    'SELECT userNo, COUNT(*) AS days FROM group_sport WHERE groupId = ? AND day BETWEEN ? AND ? AND minutes >= ? GROUP BY userNo',
    groupId,
    startDay,
    endDay,
    group.exerciseDuration,
  )
  const days = new Map(rows.map((row) => [row.userNo, row.days]))
  const members = membersOf(db, groupId)
  const counted = members
    .map(({ userNo, nickname }) => ({ nickname, meetStandardCount: days.get(userNo) ?? 0 }))
    .filter(({ meetStandardCount }) =>
      meetStandardCondition === undefined ? true : meetStandardCount >= ENOUGH_DAYS === (meetStandardCondition === 1),
    )
    .sort((a, b) => b.meetStandardCount - a.meetStandardCount)
  const week = `${formatTime(startDay, 'M月d日')}–${formatTime(endDay, 'M月d日')}`
  const who = ['未达标成员', '达标成员'][meetStandardCondition ?? -1]
  return {
    groupName: group.name,
    title: who ? `${week} · ${who}` : week,
    avatarList: facesOf(members),
    userRankingList: counted.map((one) => ({
      ranking: 1 + counted.findIndex(({ meetStandardCount }) => meetStandardCount === one.meetStandardCount),
      ...one,
    })),
  }
}
