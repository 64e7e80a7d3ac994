import { session } from '#shared/auth/session.ts'
import { keepStored, readStored } from '#shared/bridge/storage.ts'

/** What a member writes down that the service does not know. Another member on the same phone sees nothing of it. */
export type OwnRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is OwnRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (name: string) => session.memberNo && `${name}.${session.memberNo}`

/** Whether it is known whose page this is: nothing is kept for nobody. */
export const isKnown = (): boolean => session.memberNo !== undefined

/** What this member has kept under a name; empty for nobody. Its values are the caller's to check. */
export function readOwn(name: string): OwnRecord {
  const key = keyOf(name)
  return (key && readStored(key, isRecord)) || {}
}

/** Change one entry; undefined takes it away. What another page has kept meanwhile stays. @returns false where nothing could be kept */
export function keepOwn(name: string, entry: string, value: unknown): boolean {
  const key = keyOf(name)
  return Boolean(key) && keepStored(key as string, { ...readOwn(name), [entry]: value })
}

/** What is said where the phone keeps nothing. */
export const NOT_KEPT = '保存失败：手机空间不足。清理后再试，写好的内容会保留。'
