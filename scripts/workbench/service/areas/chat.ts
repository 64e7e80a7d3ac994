import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { messagesOf, openConversation, take, Visitor, visitorOf } from '#scripts/workbench/service/chat/conversation.ts'
import { Refusal } from '#scripts/workbench/service/envelope.ts'
import { id, integer } from '#scripts/workbench/service/fields.ts'
import { serveFolder } from '#scripts/workbench/service/local-pages.ts'

const words = v.pipe(v.string('缺少内容'), v.trim(), v.minLength(1, '请输入内容'), v.maxLength(500, '内容最多 500 字'))
const after = v.optional(integer('消息编号', 0, Number.MAX_SAFE_INTEGER), 0)

/** A customer service of our own for development: a script for the visitor's page, and an answer to whatever is said. */
export const chat: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS chat_visitor (
      visitorId TEXT PRIMARY KEY,
      visitorKey TEXT NOT NULL UNIQUE,
      profile TEXT NOT NULL,
      openedAt INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS chat_message (
      messageId INTEGER PRIMARY KEY,
      visitorId TEXT NOT NULL REFERENCES chat_visitor(visitorId),
      side TEXT NOT NULL CHECK (side IN ('visitor', 'desk')),
      words TEXT NOT NULL,
      sentAt INTEGER NOT NULL,
      clientId TEXT,
      UNIQUE (visitorId, clientId)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS chat_message_visitor ON chat_message (visitorId, messageId);`,

  routes: (service) => {
    const { app, db, now } = service
    serveFolder(app, 'chat')

    const known = (key: string) => {
      const visitorId = visitorOf(db, key)
      if (!visitorId) throw new Refusal(404, '会话不存在，请重新进入', 404)
      return visitorId
    }
    openCall(service, 'POST', '/local/chat/session', v.object({ visitor: Visitor }), ({ input }) => ({
      key: openConversation(db, input.visitor, now()),
    }))
    openCall(service, 'GET', '/local/chat/messages', v.object({ key: id('会话'), after }), ({ input }) => ({
      messages: messagesOf(db, known(input.key), input.after),
    }))
    const ownMessage = v.object({ key: id('会话'), words, clientId: v.optional(id('消息编号')) })
    openCall(service, 'POST', '/local/chat/messages', ownMessage, ({ input }) =>
      take(db, known(input.key), input.words, now(), input.clientId),
    )
  },
}
