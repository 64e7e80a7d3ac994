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

interface Message {
  messageId: number
  side: 'visitor' | 'desk'
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
  answer(db, visitor.id, `你好${visitor.name && `，${visitor.name}`}，请问有什么可以帮你？`, now)
  return visitorKey
}

/** The visitor behind a key; undefined when there is none. */
export const visitorOf = (db: DatabaseSync, key: string): string | undefined =>
  firstRow<{ visitorId: string }>(db, 'SELECT visitorId FROM chat_visitor WHERE visitorKey = ?', key)?.visitorId

const SELECT = 'SELECT messageId, side, words, sentAt, clientId FROM chat_message'

const answer = (db: DatabaseSync, visitorId: string, words: string, sentAt: number) =>
  insertRow(db, 'chat_message', { visitorId, side: 'desk', words, sentAt })

/**
 * Keep a visitor's message and answer it. The same `clientId` of the same visitor is one message, however often it is sent: the answer may get lost.
 * @returns the message as it is kept
 */
export function take(
  db: DatabaseSync,
  visitorId: string,
  words: string,
  sentAt: number,
  clientId: string | null = null,
) {
  const known = firstRow<Message>(db, `${SELECT} WHERE visitorId = ? AND clientId = ?`, visitorId, clientId)
  if (known) return known
  insertRow(db, 'chat_message', { visitorId, side: 'visitor', words, sentAt, clientId })
  const message = firstRow<Message>(db, `${SELECT} WHERE messageId = last_insert_rowid()`)!
  answer(db, visitorId, '已收到。这里是本地服务，没有真人客服。', sentAt)
  return message
}

/** Messages newer than `after`, oldest first. */
export const messagesOf = (db: DatabaseSync, visitorId: string, after: number): Message[] =>
  allRows<Message>(db, `${SELECT} WHERE visitorId = ? AND messageId > ? ORDER BY messageId LIMIT 200`, visitorId, after)
