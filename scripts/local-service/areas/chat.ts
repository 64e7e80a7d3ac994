import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Area } from '#scripts/local-service/area.ts'
import { createSuccess, parseInput, readBody } from '#scripts/local-service/calls.ts'
import { insertRow, selectAll } from '#scripts/local-service/query.ts'
import { serveFiles, serveFolder } from '#scripts/local-service/static-files.ts'
import { ID } from '#shared/core/links/ids.ts'

/** What /chat hands over about a visitor (pages/chat/user.ts). */
const VisitorId = v.pipe(v.string(), v.regex(ID, '访客编号格式不正确'))
const SessionRequest = v.object({ visitor: v.looseObject({ id: VisitorId, name: v.optional(v.string(), '') }) })
const MessageRequest = v.object({
  visitorId: VisitorId,
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

  addRoutes: ({ app, db }) => {
    serveFiles(app, '/local/request.js', () => 'request.js')
    serveFolder(app, 'chat')
    app.post('/local/chat/session', async (c) => {
      const { visitor } = parseInput(SessionRequest, await readBody(c))
      const upsert = 'INSERT INTO chat_visitor VALUES (?, ?) ON CONFLICT DO UPDATE SET profile = excluded.profile'
      db.prepare(upsert).run(visitor.id, JSON.stringify(visitor))
      if (getMessages(db, visitor.id).length === 0)
        addMessage(db, visitor.id, 'desk', `你好${visitor.name && `，${visitor.name}`}，请问有什么可以帮你？`)
      return c.json(createSuccess({ messages: getMessages(db, visitor.id) }))
    })
    app.post('/local/chat/messages', async (c) => {
      const { visitorId, text } = parseInput(MessageRequest, await readBody(c))
      addMessage(db, visitorId, 'visitor', text)
      addMessage(db, visitorId, 'desk', '已收到。这里是本地服务，没有真人客服。')
      return c.json(createSuccess({ messages: getMessages(db, visitorId).slice(-2) }))
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
