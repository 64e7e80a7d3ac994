import type { DatabaseSync } from 'node:sqlite'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'

export interface GroupRow {
  groupId: string
  name: string
  targetType: number
  exerciseDuration: number
}

export interface GroupMember {
  userNo: string
  nickname: string
  avatar: string
}

/** A group's picture is made of at most this many members. */
const FACES = 4

export const groupById = (db: DatabaseSync, groupId: string): GroupRow | undefined =>
  firstRow<GroupRow>(db, 'SELECT * FROM sport_group WHERE groupId = ?', groupId)

/** In the order of joining. */
export const membersOf = (db: DatabaseSync, groupId: string): GroupMember[] =>
  allRows<GroupMember>(
    db,
    'SELECT userNo, nickname, avatar FROM group_member WHERE groupId = ? ORDER BY position',
    groupId,
  )

/** Pictures for the mosaic; '' for somebody without one. */
export const facesOf = (members: readonly GroupMember[]): string[] =>
  members.slice(0, FACES).map(({ avatar }) => avatar)

export const NO_GROUP = '群组不存在或已解散'
export const NOT_IN_GROUP = '该成员不在群组中'
