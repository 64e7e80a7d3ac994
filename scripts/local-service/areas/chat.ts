import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Area } from '#scripts/local-service/area.ts'
import { addPublicCall } from '#scripts/local-service/calls.ts'
import { createIdSchema } from '#scripts/local-service/fields.ts'
import { insertRow, selectAll } from '#scripts/local-service/query.ts'
import { serveFiles, serveFolder } from '#scripts/local-service/static-files.ts'

/** What /chat hands over about a visitor (pages/chat/user.ts). */
const Visitor = v.looseObject({ id: createIdSchema('访客编号'), name: v.optional(v.string(), '') })
const MessageRequest = v.object({
  visitorId: createIdSchema('访客编号'),
  text: v.pipe(v.string('缺少内容'), v.trim(), v.minLength(1, '请输入内容'), v.maxLength(500, '内容最多 500 字')),
})

/** Stands in for a chat supplier: its script, and an answer to every message. */
export const chat: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS chat_visitor (visitorId TEXT PRIMARY KEY, profile TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS chat_message (
      messageId INTEGER PRIMARY KEY,
      visitorId TEXT NOT NULL,
      side TEXT NOT NULL CHECK (side IN ('visitor', 'desk')),
      text TEXT NOT NULL
    ) STRICT;`,

  addRoutes: (service) => {
    const { app, db } = service
    serveFiles(app, '/local/request.js', () => 'request.js')
    serveFolder(app, 'chat')
    addPublicCall(service, 'POST', '/local/chat/session', v.object({ visitor: Visitor }), ({ input: { visitor } }) => {
      const upsert = 'INSERT INTO chat_visitor VALUES (?, ?) ON CONFLICT DO UPDATE SET profile = excluded.profile'
      db.prepare(upsert).run(visitor.id, JSON.stringify(visitor))
      const messages = getMessages(db, visitor.id)
      if (messages.length > 0) return { messages }
      addMessage(db, visitor.id, 'desk', `你好${visitor.name && `，${visitor.name}`}，请问有什么可以帮你？`)
      return { messages: getMessages(db, visitor.id) }
    })
    addPublicCall(service, 'POST', '/local/chat/messages', MessageRequest, ({ input: { visitorId, text } }) => {
      addMessage(db, visitorId, 'visitor', text)
      addMessage(db, visitorId, 'desk', '已收到。这里是本地服务，没有真人客服。')
      return { messages: getMessages(db, visitorId).slice(-2) }
    })
  },
}

const addMessage = (db: DatabaseSync, visitorId: string, side: 'visitor' | 'desk', text: string) =>
  insertRow(db, 'chat_message', { visitorId, side, text })

const getMessages = (db: DatabaseSync, visitorId: string) =>
  selectAll<{ side: string; text: string }>(
    db,
    'SELECT side, text FROM chat_message WHERE visitorId = ? ORDER BY messageId',
    visitorId,
  )
