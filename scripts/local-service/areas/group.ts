import type { DatabaseSync } from 'node:sqlite'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE, type Input } from '#scripts/local-service/calls.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { insertRows, selectAll } from '#scripts/local-service/query.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
import { addDays } from '#shared/format/calendar-days.ts'
import { formatTime } from '#shared/format/dates.ts'

interface Person {
  userNo: string
  nickname: string
  /** Path on the service; '' without a picture. */
  avatar: string
}

interface SeedLine {
  groupId: string
  firstDay: string
  /**
   * By user number: minutes, kcal and kg lifted for each day from `firstDay`; 0 without exercise.
   */
  members: Record<string, (0 | [minutes: number, kcal: number, kilograms?: number])[]>
}

const [names, ...groupDays] = readSeed('groups.jsonl') as [
  (readonly [nickname: string, avatar: string])[],
  ...SeedLine[],
]

export const MEMBERS: readonly Person[] = SEED_MEMBERS.map(({ memberNo: userNo, nickname, avatar }) => {
  return { userNo, nickname, avatar }
})
/** Other people of groups and challenges: everyday names first, then names that break layouts. */
export const OTHERS: readonly Person[] = names.map(([nickname, avatar], index) => ({
  userNo: `U${String(index + 1).padStart(3, '0')}`,
  nickname,
  avatar: avatar && `/local/img/avatar/${avatar}.svg`,
}))

/** @param people in the order of joining, the founder first @param targetType 1 daily */
const createGroup = (name: string, exerciseDuration: number, people: readonly Person[], targetType = 1) => {
  return { name, exerciseDuration, people, targetType }
}
const createSizedGroup = (size: number) => [MEMBERS[0]!, ...OTHERS.slice(0, size - 1)]

/**
 * Groups of 28, 1, 2, 3, 5 and 200; names that are long, of emoji, right to left. Durations in
 * minutes.
 */
const GROUPS: Record<string, ReturnType<typeof createGroup>> = {
  G1: createGroup('早起燃脂小分队', 30, [...MEMBERS, ...OTHERS.slice(0, 22)]),
  G2: createGroup('一个人的修行', 20, createSizedGroup(1)),
  G3: createGroup('💪❤️‍🔥', 45, createSizedGroup(2)),
  G4: createGroup('فريق الصباح للياقة', 15, createSizedGroup(3)),
  G5: createGroup('名字特别特别长的下班以后不想回家只想出汗的周二周四力量训练互相监督群', 90, createSizedGroup(5)),
  G200: createGroup('全公司一起动', 40, createSizedGroup(200), 2),
}
type Group = (typeof GROUPS)[string]

const findGroup = (groupId: string): Group | undefined => (Object.hasOwn(GROUPS, groupId) ? GROUPS[groupId] : undefined)

const getAvatars = ({ people }: Group): string[] => people.slice(0, 4).map(({ avatar }) => avatar)

const NO_GROUP = '群组不存在或已解散'
const NOT_IN_GROUP = '该成员不在群组中'

/** Groups as visitors see them: the invitation, the ranking, the weekly report. */
export const group: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS group_sport (
      groupId TEXT NOT NULL,
      userNo TEXT NOT NULL,
      day TEXT NOT NULL,
      minutes INTEGER NOT NULL,
      kilograms INTEGER NOT NULL,
      kcal INTEGER NOT NULL,
      PRIMARY KEY (groupId, userNo, day)
    ) STRICT;`,

  seed: (db) => {
    const rows = groupDays.flatMap(({ groupId, firstDay, members }) =>
      Object.entries(members).flatMap(([userNo, days]) =>
        days.flatMap((entry, index) => {
          if (entry === 0) return []
          const [minutes, kcal, kilograms = 0] = entry
          return [{ groupId, userNo, day: addDays(firstDay, index)!, minutes, kilograms, kcal }]
        }),
      ),
    )
    insertRows(db, 'group_sport', rows)
  },

  addRoutes: (service) => {
    const { db } = service
    addCall(service, 'readInvite', ({ input: { groupId, userNo } }) => {
      const found = findGroup(groupId)
      if (!found) return { groupInfo: null, userInfo: null, msg: NO_GROUP }
      const { name, targetType, exerciseDuration, people } = found
      const inviter = people.find((person) => person.userNo === userNo)
      return {
        groupInfo: { name, avatarList: getAvatars(found), targetType, exerciseDuration, memberNum: people.length },
        userInfo: inviter ? { avatar: inviter.avatar, nickName: inviter.nickname } : null,
        msg: inviter ? '' : NOT_IN_GROUP,
      }
    })
    addCall(service, 'readGroupRanking', ({ input }) => getRanking(db, input))
    addCall(service, 'readGroupReport', ({ ids, input }) => getReport(db, ids.reportId!, input.meetStandardCondition))
  },
}

const SUMS: Record<string, string> = {
  0: 'SUM(minutes >= 1)',
  1: 'SUM(minutes)',
  2: 'SUM(kilograms)',
  3: 'SUM(kcal)',
}

/**
 * Sorts from the highest and ranks: equal values share a rank, the next one counts those before it.
 */
function rankItems<Item>(items: readonly Item[], getValue: (item: Item) => number) {
  const sorted = items.toSorted((a, b) => getValue(b) - getValue(a))
  return sorted.map((item) => ({
    rank: 1 + sorted.findIndex((other) => getValue(other) === getValue(item)),
    item,
  }))
}

function getRanking(db: DatabaseSync, input: Input<'readGroupRanking'>) {
  const { groupId, userNo, startDay, endDay, targetType } = input
  const found = findGroup(groupId)
  if (!found) return { groupInfo: null, userInfo: null, rankings: [], msg: NO_GROUP }
  const sql = `SELECT userNo, ${SUMS[targetType]} AS value FROM group_sport
    WHERE groupId = ? AND day BETWEEN ? AND ? GROUP BY userNo`
  const rows = selectAll<{ userNo: string; value: number }>(db, sql, groupId, startDay, endDay)
  const sums = new Map(rows.map((row) => [row.userNo, row.value]))
  const people = found.people.map((person) => ({ ...person, statisticValue: sums.get(person.userNo) ?? 0 }))
  const rankings = rankItems(people, (person) => person.statisticValue).map(({ rank, item }) => ({
    ...item,
    serial: rank,
  }))
  const visitor = rankings.find((row) => row.userNo === userNo)
  const overtaken = visitor ? rankings.filter(({ serial }) => serial > visitor.serial) : []
  return {
    groupInfo: { name: found.name, avatarList: getAvatars(found), groupNum: people.length },
    userInfo: visitor
      ? {
          avatar: visitor.avatar,
          nickname: visitor.nickname,
          ranking: visitor.serial,
          statisticValue: visitor.statisticValue,
          overUserAvatars: overtaken.slice(0, 5).map(({ avatar }) => avatar),
          overUserCount: overtaken.length,
        }
      : null,
    rankings,
    msg: visitor ? '' : NOT_IN_GROUP,
  }
}

/** Days with the group's minutes that meet the standard of a week. A choice of this service. */
const STANDARD_DAYS = 4

/**
 * The weekly report of a group: members who met the standard (1), did not (0), or everybody
 * (undefined).
 */
function getReport(db: DatabaseSync, reportId: string, meetStandardCondition: string | undefined) {
  // A group has one report, which carries its number; that of the fifth is a week older.
  const groupId = `G${reportId}`
  const found = findGroup(groupId)
  if (!found) throw new ApiError(CODE.notFound, '报告不存在或已过期')
  const [startDay, endDay] = groupId === 'G5' ? ['2026-11-02', '2026-11-08'] : ['2026-11-09', '2026-11-15']
  const sql = `SELECT userNo, COUNT(*) AS days FROM group_sport
    WHERE groupId = ? AND day BETWEEN ? AND ? AND minutes >= ? GROUP BY userNo`
  const rows = selectAll<{ userNo: string; days: number }>(db, sql, groupId, startDay, endDay, found.exerciseDuration)
  const days = new Map(rows.map((row) => [row.userNo, row.days]))
  const members = found.people
    .map(({ userNo, nickname }) => ({ nickname, meetStandardCount: days.get(userNo) ?? 0 }))
    .filter(
      ({ meetStandardCount }) =>
        meetStandardCondition === undefined || meetStandardCount >= STANDARD_DAYS === (meetStandardCondition === '1'),
    )
  const week = `${formatTime(startDay, 'M月d日')}–${formatTime(endDay, 'M月d日')}`
  const who = ['未达标成员', '达标成员'][Number(meetStandardCondition ?? -1)]
  return {
    groupName: found.name,
    title: who ? `${week} · ${who}` : week,
    avatarList: getAvatars(found),
    userRankingList: rankItems(members, (member) => member.meetStandardCount).map(({ rank, item }) => ({
      ranking: rank,
      ...item,
    })),
  }
}
