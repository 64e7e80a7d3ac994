import type { DatabaseSync } from 'node:sqlite'
import { insertRows } from '#scripts/workbench/service/query.ts'
import { createRandom } from '#scripts/workbench/service/random.ts'
import { SEED_MEMBERS, SEED_TODAY } from '#scripts/workbench/service/seed-members.ts'
import { addDays } from '#shared/core/dates/calendar-days.ts'
import { type Person, person } from './names.ts'

interface Group {
  name: string
  /** 1 daily. */
  targetType: number
  /** Minutes. */
  exerciseDuration: number
  /** In the order of joining: who founded the group comes first. */
  people: readonly Person[]
}

const MEMBERS = SEED_MEMBERS.map(({ memberNo, nickname, avatar }) => ({ userNo: memberNo, nickname, avatar }))
const others = (count: number) => Array.from({ length: count }, (_, index) => person(index))
const withFounder = (count: number) => [MEMBERS[0]!, ...others(count)]
const group = (name: string, exerciseDuration: number, people: readonly Person[], targetType = 1): Group => {
  return { name, targetType, exerciseDuration, people }
}

/** Groups of 28 and of 1, 2, 3, 5 and 200; names that are long, of emoji, right to left. */
const GROUPS: Record<string, Group> = {
  G1: group('早起燃脂小分队', 30, [...MEMBERS, ...others(22)]),
  G2: group('一个人的修行', 20, withFounder(0)),
  G3: group('💪❤️‍🔥', 45, withFounder(1)),
  G4: group('فريق الصباح للياقة', 15, withFounder(2)),
  G5: group('名字特别特别长的下班以后不想回家只想出汗的周二周四力量训练互相监督群', 90, withFounder(4)),
  G200: group('全公司一起动', 40, withFounder(199), 2),
}

export const groupById = (groupId: string): Group | undefined =>
  Object.hasOwn(GROUPS, groupId) ? GROUPS[groupId] : undefined

/** A group's picture is made of at most four members; '' for somebody without one. */
export const facesOf = ({ people }: Group): string[] => people.slice(0, 4).map(({ avatar }) => avatar)

export const NO_GROUP = '群组不存在或已解散'
export const NOT_IN_GROUP = '该成员不在群组中'

/** What each member did on each day. */
export const GROUP_TABLES = `
  CREATE TABLE IF NOT EXISTS group_sport (
    groupId TEXT NOT NULL,
    userNo TEXT NOT NULL,
    day TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    kilograms INTEGER NOT NULL,
    kcal INTEGER NOT NULL,
    PRIMARY KEY (groupId, userNo, day)
  ) STRICT;`

export function seedGroups(db: DatabaseSync): void {
  for (const [groupId, { people }] of Object.entries(GROUPS)) {
    const rows = people.flatMap(({ userNo }) => daysOf(groupId, userNo))
    insertRows(db, 'group_sport', rows)
  }
}

/** The first day anybody trained in a group. */
const FIRST_DAY = '2026-10-01'

function daysOf(groupId: string, userNo: string) {
  const random = createRandom(`${groupId} ${userNo}`)
  const zeal = 0.35 + random.next() * 0.6
  const rows = []
  for (let day = FIRST_DAY; day <= SEED_TODAY; day = addDays(day, 1)!) {
    if (random.next() > zeal) continue
    const minutes = random.between(8, 75)
    const kilograms = random.next() > 0.6 ? random.between(200, 2600) : 0
    rows.push({ groupId, userNo, day, minutes, kilograms, kcal: Math.round(minutes * (5 + random.next() * 4)) })
  }
  return rows
}
