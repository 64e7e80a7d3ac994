import type { DatabaseSync } from 'node:sqlite'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Service } from './area.ts'
import { Refusal, success } from './envelope.ts'
import { type Member, memberByToken } from './members.ts'
import { firstRow, insertRow, inTransaction } from './query.ts'

interface Ask<Schema extends v.GenericSchema> {
  input: v.InferOutput<Schema>
  /** From the `client` header; undefined when it says nothing known. */
  device: 'ios' | 'android' | undefined
}

/** Adds a call. `schema` reads query, JSON body and path values together; what `handle` returns is `data`. */
type Call<Who> = <Schema extends v.GenericSchema>(
  service: Service,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  handle: (ask: Ask<Schema> & Who) => unknown,
) => void

async function askOf<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<Ask<Schema>> {
  const raw = { ...c.req.query(), ...(c.req.method === 'POST' ? await bodyOf(c) : {}), ...c.req.param() }
  const client = c.req.header('client')
  const device = client === 'ios' || client === 'android' ? client : undefined
  return { input: inputOf(schema, raw), device }
}

/** What a member asks: 401 without a token the service knows, before anything else is looked at. */
async function memberAsk<Schema extends v.GenericSchema>(db: DatabaseSync, c: Context, schema: Schema) {
  const member = memberByToken(db, c.req.header('authorization'))
  if (!member) throw new Refusal(401, '登录已过期，请重新登录', 401)
  return { ...(await askOf(c, schema)), member }
}

/** A call that visitors may make. */
export const openCall: Call<unknown> = ({ app }, method, path, schema, handle) => {
  app.on(method, path, async (c) => c.json(success(handle(await askOf(c, schema)))))
}

/** A call for members. */
export const memberCall: Call<{ member: Member }> = ({ app, db }, method, path, schema, handle) => {
  app.on(method, path, async (c) => c.json(success(handle(await memberAsk(db, c, schema)))))
}

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
export const onceCall: Call<{ member: Member }> = ({ app, db }, method, path, schema, handle) => {
  app.on(method, path, async (c) => {
    // A HEAD comes in here as a GET; it may change nothing.
    if (c.req.method !== method) throw new Refusal(405, '不支持的请求方法', 405)
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
  const sql = 'SELECT question, result FROM once_result WHERE memberNo = ? AND idempotencyKey = ?'
  const row = firstRow<{ question: string; result: string }>(db, sql, memberNo, key)
  if (row && row.question !== question) throw new Refusal(409, '同一个幂等键不能用于不同的请求', 409)
  return row?.result
}

/** Throws a 400 in Chinese that names the first bad field. */
export function inputOf<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, raw)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Refusal(400, `参数有误：${reasonOf(issue)}`, 400)
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '请求内容'
  if (issue.input === undefined) return `缺少 ${field}`
  return /\p{Script=Han}/u.test(issue.message) ? issue.message : `${field} 不正确`
}

/** The JSON of a request, `{}` for an empty body. */
export async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, '请求内容不是有效的 JSON', 400)
  }
}

/** The JSON object of a request, `{}` for an empty body. */
export async function bodyOf(c: Context): Promise<object> {
  const body = await jsonOf(c)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, '请求内容须为对象', 400)
  return body
}
