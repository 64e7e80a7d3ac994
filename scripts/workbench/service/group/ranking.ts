import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '#scripts/workbench/service/query.ts'
import { facesOf, groupById, NO_GROUP, NOT_IN_GROUP } from './groups.ts'

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

/** The highest first, each with its place: equal values share one, the next one counts those before it. */
export function placed<One>(
  all: readonly One[],
  numberOf: (one: One) => number,
): (readonly [place: number, one: One])[] {
  const sorted = all.toSorted((a, b) => numberOf(b) - numberOf(a))
  return sorted.map((one) => [1 + sorted.findIndex((other) => numberOf(other) === numberOf(one)), one])
}

export function rankingOf(db: DatabaseSync, { groupId, userNo, startDay, endDay, targetType }: RankingAsk) {
  const group = groupById(groupId)
  if (!group) return { groupInfo: null, userInfo: null, rankings: [], msg: NO_GROUP }
  const { name, people } = group
  const sql = `SELECT userNo, ${SUMS[targetType] ?? SUMS[1]} AS value FROM group_sport
    WHERE groupId = ? AND day BETWEEN ? AND ? GROUP BY userNo`
  const rows = allRows<{ userNo: string; value: number }>(db, sql, groupId, startDay, endDay)
  const sums = new Map(rows.map((row) => [row.userNo, row.value]))
  const members = people.map((one) => ({ ...one, statisticValue: sums.get(one.userNo) ?? 0 }))
  const rankings = placed(members, (one) => one.statisticValue).map(([serial, one]) => ({ ...one, serial }))
  const me = rankings.find((one) => one.userNo === userNo)
  const behind = me ? rankings.filter(({ serial }) => serial > me.serial) : []
  return {
    groupInfo: { name, avatarList: facesOf(group), groupNum: people.length },
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
