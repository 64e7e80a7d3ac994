import type { DatabaseSync } from 'node:sqlite'
import { dateParts, type TimeInput } from '#shared/core/dates/dates.ts'
import { firstRow } from './query.ts'

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
  /** Earned and not spent; null = the service keeps none for this member. */
  points: number | null
  /** What the member is good for, shown beside the name in the simulated shell. */
  note: string
}

export const memberByToken = (db: DatabaseSync, token: string | undefined): Member | undefined =>
  token ? firstRow<Member>(db, 'SELECT * FROM member WHERE token = ?', token) : undefined

/** Full years on a Shanghai day; undefined when the birthday is unknown. */
export function ageOn(birthday: string | null, day: TimeInput): number | undefined {
  const [born, today] = [dateParts(birthday), dateParts(day)]
  if (!born || !today) return undefined
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day)
  return today.year - born.year - (hadBirthday ? 0 : 1)
}
