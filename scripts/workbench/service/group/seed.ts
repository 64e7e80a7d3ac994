import type { DatabaseSync } from 'node:sqlite'
import { insertRow, insertRows } from '#scripts/workbench/service/query.ts'
import { createRandom } from '#scripts/workbench/service/random.ts'
import { SEED_MEMBERS, SEED_TODAY } from '#scripts/workbench/service/seed-members.ts'
import { addDays } from '#shared/core/dates/calendar-days.ts'
import { type Person, person } from './names.ts'

/** The first day anybody trained in a group. */
const FIRST_DAY = '2026-10-01'

interface Group {
  groupId: string
  name: string
  /** 1 daily. */
  targetType: number
  /** Minutes. */
  exerciseDuration: number
  people: readonly Person[]
}

const MEMBERS: readonly Person[] = SEED_MEMBERS.map(({ memberNo, nickname, avatar }) => ({
  userNo: memberNo,
  nickname,
  avatar,
}))
const others = (count: number) => Array.from({ length: count }, (_, index) => person(index))
const first = MEMBERS.slice(0, 1)

/** Groups of 28 and of 1, 2, 3, 5 and 200; names that are long, of emoji, right to left. Who founded one comes first. */
const GROUPS: readonly Group[] = [
  group('G1', '早起燃脂小分队', 30, [...MEMBERS, ...others(22)]),
  group('G2', '一个人的修行', 20, first),
  group('G3', '💪❤️‍🔥', 45, [...first, ...others(1)]),
  group('G4', 'فريق الصباح للياقة', 15, [...first, ...others(2)]),
  group('G5', '名字特别特别长的下班以后不想回家只想出汗的周二周四力量训练互相监督群', 90, [...first, ...others(4)]),
  { ...group('G200', '全公司一起动', 40, [...first, ...others(199)]), targetType: 2 },
]

function group(groupId: string, name: string, exerciseDuration: number, people: readonly Person[]): Group {
  return { groupId, name, targetType: 1, exerciseDuration, people }
}

/** Group reports: [id, group, first day, last day]. */
const REPORTS = [
  ['1', 'G1', '2026-11-09', '2026-11-15'],
  ['2', 'G2', '2026-11-09', '2026-11-15'],
  ['3', 'G3', '2026-11-09', '2026-11-15'],
  ['4', 'G4', '2026-11-09', '2026-11-15'],
  ['5', 'G5', '2026-11-02', '2026-11-08'],
  ['200', 'G200', '2026-11-09', '2026-11-15'],
] as const

/** Groups, their people, what each did day by day, and the weekly reports. */
export function seedGroups(db: DatabaseSync): void {
  for (const { people, ...row } of GROUPS) {
    insertRow(db, 'sport_group', row)
    insertRows(
      db,
      'group_member',
      people.map((one, position) => ({ groupId: row.groupId, position, ...one })),
    )
    insertRows(
      db,
      'group_sport',
      people.flatMap(({ userNo }) => daysOf(row.groupId, userNo)),
    )
  }
  insertRows(
    db,
    'group_report',
    REPORTS.map(([reportId, groupId, startDay, endDay]) => ({ reportId, groupId, startDay, endDay })),
  )
}

function daysOf(groupId: string, userNo: string) {
  const random = createRandom(`${groupId} ${userNo}`)
  const zeal = 0.35 + random.next() * 0.6
  const rows = []
  for (let day = FIRST_DAY; day <= SEED_TODAY; day = addDays(day, 1)!) {
    if (random.next() > zeal) continue
    const minutes = random.between(8, 75)
    rows.push({
      groupId,
      userNo,
      day,
      minutes,
      kilograms: random.next() > 0.6 ? random.between(200, 2600) : 0,
      kcal: Math.round(minutes * (5 + random.next() * 4)),
    })
  }
  return rows
}
