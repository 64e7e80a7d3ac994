import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Service } from './area.ts'
import { inputOf, type MemberAsk, memberAsk } from './calls.ts'
import { Refusal, success } from './envelope.ts'
import { firstRow, insertRow, inTransaction } from './query.ts'

/** Results of calls that must not happen twice, by the member and the key the page made for one intent. */
export const ONCE_TABLE = `
  CREATE TABLE IF NOT EXISTS once_result (
    memberNo TEXT NOT NULL REFERENCES member,
    idempotencyKey TEXT NOT NULL,
    question TEXT NOT NULL, -- method, path and input: a key belongs to one question
    result TEXT NOT NULL, -- the envelope as JSON
    PRIMARY KEY (memberNo, idempotencyKey)
  ) STRICT;`

const Key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, '幂等键格式不正确'))

/**
 * A member's call that changes something and must do so once. `handle` runs inside a transaction; with an
 * `Idempotency-Key` header a replay of the same question is answered with the first result, and the same key for
 * another question is refused. What was refused left nothing behind and may be asked again.
 */
export function onceCall<Schema extends v.GenericSchema>(
  { app, db }: Service,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  handle: (ask: MemberAsk<v.InferOutput<Schema>>) => unknown,
): void {
  app.on(method, path, async (c) => {
    const ask = await memberAsk(db, c, schema)
    const { memberNo } = ask.member
    const header = c.req.header('idempotency-key')
    const key = header === undefined ? undefined : inputOf(Key, header)
    const question = `${method} ${path} ${JSON.stringify(ask.input)}`
    const result = inTransaction(db, () => {
      const before = key && replay(db, memberNo, key, question)
      if (before) return JSON.parse(before)
      const fresh = success(handle(ask))
      if (key) insertRow(db, 'once_result', { memberNo, idempotencyKey: key, question, result: JSON.stringify(fresh) })
      return fresh
    })
    return c.json(result)
  })
}

function replay(db: DatabaseSync, memberNo: string, key: string, question: string): string | undefined {
  const row = firstRow<{ question: string; result: string }>(
    db,
    'SELECT question, result FROM once_result WHERE memberNo = ? AND idempotencyKey = ?',
    memberNo,
    key,
  )
  if (row && row.question !== question) throw new Refusal(409, '同一个幂等键不能用于不同的请求', 409)
  return row?.result
}
