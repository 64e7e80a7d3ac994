import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { allRows, firstRow, insertRow } from '#scripts/workbench/service/query.ts'
import { ID } from '#shared/core/links/ids.ts'

/** What the page hands over about a visitor (pages/chat/user.ts). */
export const Visitor = v.object({
  id: v.pipe(v.string('缺少访客编号'), v.regex(ID, '访客编号格式不正确')),
  name: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  avatar: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  gender: v.optional(v.picklist(['男', '女', ''], '性别不正确'), ''),
  isVip: v.optional(v.boolean('会员标识须为真假值'), false),
  age: v.optional(v.nullable(v.number('年龄须为数字'))),
  birthday: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  city: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
})
export type Visitor = v.InferOutput<typeof Visitor>

export type Side = 'visitor' | 'desk'

export interface Message {
  messageId: number
  side: Side
  words: string
  /** Epoch milliseconds. */
  sentAt: number
  /** The sender's own id of the message; null where it gave none. */
  clientId: string | null
}

/** Open a visitor's conversation, or take it up again. @returns the key that stands for the visitor from now on */
export function openConversation(db: DatabaseSync, visitor: Visitor, now: number): string {
  const profile = JSON.stringify(visitor)
  const sql = 'SELECT visitorKey FROM chat_visitor WHERE visitorId = ?'
  const known = firstRow<{ visitorKey: string }>(db, sql, visitor.id)
  if (known) {
    db.prepare('UPDATE chat_visitor SET profile = ?, openedAt = ? WHERE visitorId = ?').run(profile, now, visitor.id)
    return known.visitorKey
  }
  const visitorKey = randomBytes(16).toString('hex')
  insertRow(db, 'chat_visitor', { visitorId: visitor.id, visitorKey, profile, openedAt: now })
  say(db, visitor.id, 'desk', `你好${visitor.name && `，${visitor.name}`}，请问有什么可以帮你？`, now)
  return visitorKey
}

/** The visitor behind a key; undefined when there is none. */
export const visitorOf = (db: DatabaseSync, key: string): string | undefined =>
  firstRow<{ visitorId: string }>(db, 'SELECT visitorId FROM chat_visitor WHERE visitorKey = ?', key)?.visitorId

const SELECT = 'SELECT messageId, side, words, sentAt, clientId FROM chat_message'

/**
 * Keep a message. The same `clientId` of the same visitor is one message, however often it is sent: the answer may get lost.
 * @returns the message as it is kept
 */
export function say(
  db: DatabaseSync,
  visitorId: string,
  side: Side,
  words: string,
  now: number,
  clientId: string | null = null,
): Message {
  const known = firstRow<Message>(db, `${SELECT} WHERE visitorId = ? AND clientId = ?`, visitorId, clientId)
  if (known) return known
  insertRow(db, 'chat_message', { visitorId, side, words, sentAt: now, clientId })
  return firstRow<Message>(db, `${SELECT} WHERE messageId = last_insert_rowid()`)!
}

/** Messages newer than `after`, oldest first. */
export const messagesOf = (db: DatabaseSync, visitorId: string, after: number): Message[] =>
  allRows<Message>(db, `${SELECT} WHERE visitorId = ? AND messageId > ? ORDER BY messageId LIMIT 200`, visitorId, after)

export interface Conversation {
  visitorId: string
  /** JSON text of a Visitor. */
  profile: string
  last: string
  /** Epoch milliseconds of the last message. */
  sentAt: number
  /** Messages of the visitor since the desk wrote last. */
  waiting: number
}

/** All visitors who have opened the chat, the one with the newest message first. */
export const visitors = (db: DatabaseSync): Conversation[] =>
  allRows(
    db,
    `SELECT visitorId, profile, words AS last, sentAt,
       (SELECT count(*) FROM chat_message AS one WHERE one.visitorId = chat_visitor.visitorId AND one.side = 'visitor' AND one.messageId >
         (SELECT coalesce(max(messageId), 0) FROM chat_message AS two WHERE two.visitorId = chat_visitor.visitorId AND two.side = 'desk')) AS waiting
     FROM chat_visitor JOIN chat_message USING (visitorId)
     WHERE messageId IN (SELECT max(messageId) FROM chat_message GROUP BY visitorId) ORDER BY messageId DESC LIMIT 100`,
  )
