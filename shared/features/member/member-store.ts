import { session } from '#shared/auth/session.ts'
import { mirrorStored, readStored } from '#shared/bridge/storage.ts'

/** What a member writes down that the service does not know. Another member on the same phone sees nothing of it. */
export type MemberRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is MemberRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const getKey = (name: string) => session.memberNo && `${name}.${session.memberNo}`

/** Whether it is known whose page this is: nothing is kept for nobody. */
export const hasMember = (): boolean => session.memberNo !== undefined

/** What this member has kept under a name; empty for nobody. Its values are the caller's to check. */
export function readMemberData(name: string): MemberRecord {
  const key = getKey(name)
  return (key && readStored(key, isRecord)) || {}
}

/** Change one entry; undefined takes it away. What another page has kept meanwhile stays. @returns false where nothing could be kept */
export function writeMemberData(name: string, entry: string, value: unknown): boolean {
  const key = getKey(name)
  return Boolean(key) && mirrorStored(key as string, { ...readMemberData(name), [entry]: value })
}

/** What is said where the phone keeps nothing. */
export const NOT_STORED = '保存失败：手机空间不足。清理后再试，写好的内容会保留。'
