import type { DatabaseSync } from 'node:sqlite'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Service } from './area.ts'
import { findMember, type Member } from './members.ts'
import { insertRow, runInTransaction, selectFirst } from './query.ts'

/** The shape of every reply: `code` 0 is success, `msg` is Chinese and may be shown. */
export interface Envelope {
  code: number
  msg: string
  data: unknown
}

/**
 * Codes of refusals with HTTP status 200; 404 means that the item does not exist
 * (shared/api/README.md, "Errors").
 */
export const CODE = { notFound: 404, alreadyDone: 1002, notAllowed: 1003 } as const

/** A refused call, with a message that may be shown. HTTP 200 unless `status` says otherwise. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly status: number
  constructor(code: number, msg: string, status = 200) {
    super(msg)
    this.code = code
    this.status = status
  }
}

/** Returned by a handler: a success whose `msg` pages show (saveBodyMeasurement, weight save). */
export class MessageReply {
  readonly msg: string
  readonly data: unknown
  constructor(msg: string, data: unknown = null) {
    this.msg = msg
    this.data = data
  }
}

export const createSuccess = (result: unknown): Envelope =>
  result instanceof MessageReply
    ? { code: 0, msg: result.msg, data: result.data }
    : { code: 0, msg: '操作成功', data: result ?? null }

export const createFailure = (code: number, msg: string): Envelope => ({ code, msg, data: null })

interface Call<Schema extends v.GenericSchema> {
  input: v.InferOutput<Schema>
  /** From the `client` header; undefined when it names no known device. */
  device: 'ios' | 'android' | undefined
}

/**
 * Adds a call. `schema` validates query, JSON body and path values together; `handle` returns
 * `data`.
 */
type AddCall<Who> = <Schema extends v.GenericSchema>(
  service: Service,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  handle: (call: Call<Schema> & Who) => unknown,
) => void

async function readCall<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<Call<Schema>> {
  const raw = { ...c.req.query(), ...(c.req.method === 'POST' ? await readBody(c) : {}), ...c.req.param() }
  const client = c.req.header('client')
  const device = client === 'ios' || client === 'android' ? client : undefined
  return { input: parseInput(schema, raw), device }
}

/** @throws ApiError 401 without a known token, before anything else is read */
async function readMemberCall<Schema extends v.GenericSchema>(db: DatabaseSync, c: Context, schema: Schema) {
  const member = findMember(db, c.req.header('authorization'))
  if (!member) throw new ApiError(401, '登录已过期，请重新登录', 401)
  return { ...(await readCall(c, schema)), member }
}

/** Adds a call that visitors may make. */
export const addPublicCall: AddCall<unknown> = ({ app }, method, path, schema, handle) => {
  app.on(method, path, async (c) => c.json(createSuccess(handle(await readCall(c, schema)))))
}

/** Adds a call that only members may make. */
export const addMemberCall: AddCall<{ member: Member }> = ({ app, db }, method, path, schema, handle) => {
  app.on(method, path, async (c) => c.json(createSuccess(handle(await readMemberCall(db, c, schema)))))
}

/**
 * Results of mutations by the member and the idempotency key that the page created for one intent.
 */
export const MUTATION_TABLE = `
  CREATE TABLE IF NOT EXISTS mutation (
    memberNo TEXT NOT NULL REFERENCES member,
    idempotencyKey TEXT NOT NULL,
    request TEXT NOT NULL, -- method, path and input
    reply TEXT NOT NULL, -- the envelope as JSON
    PRIMARY KEY (memberNo, idempotencyKey)
  ) STRICT;`

const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, '幂等键格式不正确'))

/**
 * Adds a mutation of a member. `handle` runs in a transaction. A repeated `idempotency-key` returns
 * the first reply; with another request it is rejected. A rejected call stores nothing and may be
 * retried.
 */
export const addMutation: AddCall<{ member: Member }> = ({ app, db }, method, path, schema, handle) => {
  app.on(method, path, async (c) => {
    // Hono routes HEAD to GET handlers; it may change nothing.
    if (c.req.method !== method) throw new ApiError(405, '不支持的请求方法', 405)
    const call = await readMemberCall(db, c, schema)
    const { memberNo } = call.member
    const header = c.req.header('idempotency-key')
    const idempotencyKey = header === undefined ? undefined : parseInput(IdempotencyKey, header)
    const request = `${method} ${path} ${JSON.stringify(call.input)}`
    const reply = runInTransaction(db, () => {
      const first = idempotencyKey && findReply(db, memberNo, idempotencyKey, request)
      if (first) return JSON.parse(first)
      const success = createSuccess(handle(call))
      if (idempotencyKey)
        insertRow(db, 'mutation', { memberNo, idempotencyKey, request, reply: JSON.stringify(success) })
      return success
    })
    return c.json(reply)
  })
}

function findReply(db: DatabaseSync, memberNo: string, idempotencyKey: string, request: string): string | undefined {
  const sql = 'SELECT request, reply FROM mutation WHERE memberNo = ? AND idempotencyKey = ?'
  const row = selectFirst<{ request: string; reply: string }>(db, sql, memberNo, idempotencyKey)
  if (row && row.request !== request) throw new ApiError(409, '同一个幂等键不能用于不同的请求', 409)
  return row?.reply
}

/** @throws ApiError 400 in Chinese that names the first invalid field */
export function parseInput<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? '请求内容'
  const hasChineseMessage = /\p{Script=Han}/u.test(issue.message)
  const reason = issue.input === undefined ? `缺少 ${field}` : hasChineseMessage ? issue.message : `${field} 不正确`
  throw new ApiError(400, `参数有误：${reason}`, 400)
}

/** Parses the JSON object of a request; `{}` for an empty body. */
export async function readBody(c: Context): Promise<object> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ApiError(400, '请求内容不是有效的 JSON', 400)
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError(400, '请求内容须为对象', 400)
  return body
}
