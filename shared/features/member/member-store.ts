import { session } from '#shared/auth/session.ts'
import { mirrorStored, readStored } from '#shared/bridge/storage.ts'

/**
 * Data a member enters that the service does not store. Separate for each member of the same phone.
 */
export type MemberRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is MemberRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const getKey = (name: string) => session.memberNo && `${name}.${session.memberNo}`

/** True if the member is known; without one nothing is stored. */
export const hasMember = (): boolean => session.memberNo !== undefined

/** Reads this member's stored record; empty when signed out. Callers must validate its values. */
export function readMemberData(name: string): MemberRecord {
  const key = getKey(name)
  return (key && readStored(key, isRecord)) || {}
}

/**
 * Updates one entry; undefined removes it. Entries written by other pages meanwhile are preserved.
 * @returns false if nothing could be stored
 */
export function writeMemberData(name: string, entry: string, value: unknown): boolean {
  const key = getKey(name)
  return Boolean(key) && mirrorStored(key as string, { ...readMemberData(name), [entry]: value })
}

/** Message when the phone's storage is full. */
export const NOT_STORED = '保存失败：手机空间不足。清理后再试，写好的内容会保留。'
