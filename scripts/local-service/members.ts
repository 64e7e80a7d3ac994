import type { DatabaseSync } from 'node:sqlite'
import { getDateParts, type TimeInput } from '#shared/format/dates.ts'
import { selectFirst } from './query.ts'
import { readSeed } from './seeds/read-seed.ts'

/** A row of the member table. */
export interface Member {
  memberNo: string
  token: string
  nickname: string
  /** Path on the service. */
  avatar: string
  /** 1 male, otherwise female. */
  gender: number
  /** yyyy-MM-dd */
  birthday: string | null
  /** 0 = not given. */
  heightCm: number
  isVip: number
  deviceType: 'ios' | 'android'
  city: string | null
  /** kg; null = no goal set. */
  targetWeight: number | null
  /** null = unknown. */
  points: number | null
  /** The case that this member shows; the simulated shell prints it with the name. */
  note: string
}

/** The seeded members. Ages in the notes are those on 2026-11-20. */
export const SEED_MEMBERS: readonly Member[] = readSeed('members.jsonl')

export const findMember = (db: DatabaseSync, token: string | undefined): Member | undefined =>
  token ? selectFirst<Member>(db, 'SELECT * FROM member WHERE token = ?', token) : undefined

/** Full years on a Shanghai day; undefined without a birthday. */
export function getAge(birthday: string | null, day: TimeInput): number | undefined {
  const [birth, date] = [getDateParts(birthday), getDateParts(day)]
  if (!birth || !date) return undefined
  const hadBirthday = date.month > birth.month || (date.month === birth.month && date.day >= birth.day)
  return date.year - birth.year - (hadBirthday ? 0 : 1)
}
