import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '#scripts/workbench/service/query.ts'
import { facesOf, groupById, membersOf, NO_GROUP, NOT_IN_GROUP } from './members.ts'

/** Target types; what each adds up. Unknown ones count minutes. */
const SUMS: Record<number, string> = {
  0: 'SUM(minutes >= 1)',
  1: 'SUM(minutes)',
  2: 'SUM(kilograms)',
  3: 'SUM(kcal)',
}
/** Pictures of at most 5 friends who rank below the visitor. */
const OVERTAKEN = 5

export interface RankingAsk {
  groupId: string
  userNo: string
  startDay: string
  endDay: string
  targetType: number
}

/** The ranking: equal values share a place, the next one counts those before it. */
export function rankingOf(db: DatabaseSync, { groupId, userNo, startDay, endDay, targetType }: RankingAsk) {
  const group = groupById(db, groupId)
  if (!group) return { groupInfo: null, userInfo: null, rankings: [], msg: NO_GROUP }
  const members = membersOf(db, groupId)
  const rows = allRows<{ userNo: string; value: number }>(
    db,
    `SELECT userNo, ${SUMS[targetType] ?? SUMS[1]} AS value FROM group_sport WHERE groupId = ? AND day BETWEEN ? AND ? GROUP BY userNo`,
    groupId,
    startDay,
    endDay,
  )
  const sums = new Map(rows.map((row) => [row.userNo, row.value]))
  const sorted = members
    .map((member) => ({ ...member, statisticValue: sums.get(member.userNo) ?? 0 }))
    .sort((a, b) => b.statisticValue - a.statisticValue)
  const rankings = sorted.map((one) => ({
    ...one,
    serial: 1 + sorted.findIndex(({ statisticValue }) => statisticValue === one.statisticValue),
  }))
  const me = rankings.find((one) => one.userNo === userNo)
  const behind = me ? rankings.filter(({ serial }) => serial > me.serial) : []
  return {
    groupInfo: { name: group.name, avatarList: facesOf(members), groupNum: members.length },
    userInfo: me
      ? {
          avatar: me.avatar,
          nickname: me.nickname,
          ranking: me.serial,
          statisticValue: me.statisticValue,
          overUserAvatars: behind.slice(0, OVERTAKEN).map(({ avatar }) => avatar),
          overUserCount: behind.length,
        }
      : null,
    rankings,
    msg: me ? '' : NOT_IN_GROUP,
  }
}
