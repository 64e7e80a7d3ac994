import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import {
  messagesOf,
  openConversation,
  say,
  Visitor,
  visitorOf,
  visitors,
} from '#scripts/workbench/service/chat/conversation.ts'
import { Refusal } from '#scripts/workbench/service/envelope.ts'
import { id, integer, nothing } from '#scripts/workbench/service/fields.ts'
import { serveFiles, servePage } from '#scripts/workbench/service/local-pages.ts'

const words = v.pipe(v.string('缺少内容'), v.trim(), v.minLength(1, '请输入内容'), v.maxLength(500, '内容最多 500 字'))
const after = v.optional(integer('消息编号', 0, Number.MAX_SAFE_INTEGER), 0)
const visitorId = id('访客编号')

/** A customer service of our own for development: a script for the visitor's page, a desk for the other side. */
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
    servePage(app, '/local/chat/desk', 'chat/desk.html')
    serveFiles(app, 'chat')

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
      say(db, known(input.key), 'visitor', input.words, now(), input.clientId),
    )

    openCall(service, 'GET', '/local/chat/desk/visitors', nothing, () => ({
      visitors: visitors(db).map(({ profile, ...row }) => ({ ...row, profile: JSON.parse(profile) as Visitor })),
    }))
    const asked = v.object({ visitorId, after })
    openCall(service, 'GET', '/local/chat/desk/messages', asked, ({ input }) => ({
      messages: messagesOf(db, input.visitorId, input.after),
    }))
    const reply = v.object({ visitorId, words })
    openCall(service, 'POST', '/local/chat/desk/messages', reply, ({ input }) => {
      if (!visitors(db).some((one) => one.visitorId === input.visitorId)) throw new Refusal(404, '没有这位访客', 404)
      say(db, input.visitorId, 'desk', input.words, now())
    })
  },
}
