import type { DatabaseSync } from 'node:sqlite'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { DeclaredCall } from '#scripts/contract/all-calls.ts'
import { formatTypes, getOperations, type JsonSchema } from '#scripts/contract/operations.ts'
import type { Schema } from '#shared/api/schema.ts'
import { ID } from '#shared/core/links/ids.ts'
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

const OPERATIONS = new Map(getOperations().map((operation) => [operation.call.name, operation]))

/** Names of the declared calls; those that share an address have one name. */
type CallName = DeclaredCall['name'] extends infer Name
  ? Name extends `${infer Operation}_${string}`
    ? Operation
    : Name
  : never
type Declared<Name extends string> = Extract<DeclaredCall, { name: Name | `${Name}_${string}` }>
type Part<Call, Key extends 'query' | 'body'> = Call extends { readonly [K in Key]: Schema<infer Value> }
  ? Value
  : object

/** Query and body of a declared call. A field that may be missing may also be null. */
export type Input<Name extends CallName> = Part<Declared<Name>, 'query'> & Part<Declared<Name>, 'body'>

interface CallRequest<Name extends CallName> {
  input: Input<Name>
  ids: Readonly<Record<string, string>>
  /** From the `client` header; undefined when it names no known device. */
  device: 'ios' | 'android' | undefined
  /** undefined for a visitor's call. */
  member: Declared<Name>['who'] extends 'member' ? Member : undefined
}

/**
 * Adds a call of shared/api by its name; its declaration says method, path, who may make it and
 * what it sends. `handle` returns `data`; for a change it runs in a transaction.
 */
export function addCall<Name extends CallName>(
  { app, db }: Service,
  name: Name,
  handle: (request: CallRequest<Name>) => unknown,
): void {
  const { call, query, body } = OPERATIONS.get(name)!
  app.on(call.method, `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async (c) => {
    // Hono routes HEAD to GET handlers; it may change nothing.
    if (call.isChange && c.req.method !== call.method) throw new ApiError(405, '不支持的请求方法', 405)
    const member = call.who === 'member' ? findMember(db, c.req.header('authorization')) : undefined
    if (call.who === 'member' && !member) throw new ApiError(401, '登录已过期，请重新登录', 401)
    const client = c.req.header('client')
    const ids = c.req.param() as Record<string, string>
    for (const id of Object.keys(ids)) if (!ID.test(ids[id]!)) throw createInputError(`${id} 格式不正确`)
    const input = {
      ...parseDeclared(queryValidator, query, c.req.query()),
      ...parseDeclared(bodyValidator, body, call.method === 'POST' ? await readBody(c) : {}),
    }
    const device = client === 'ios' || client === 'android' ? client : undefined
    const run = () => createSuccess(handle({ input, ids, device, member } as CallRequest<Name>))
    return c.json(call.isChange ? runOnce(c, db, member!, `${name} ${JSON.stringify(input)}`, run) : run())
  })
}

/**
 * Results of mutations by the member and the idempotency key that the page created for one intent.
 */
export const MUTATION_TABLE = `
  CREATE TABLE IF NOT EXISTS mutation (
    memberNo TEXT NOT NULL REFERENCES member,
    idempotencyKey TEXT NOT NULL,
    request TEXT NOT NULL, -- name and input of the call
    reply TEXT NOT NULL, -- the envelope as JSON
    PRIMARY KEY (memberNo, idempotencyKey)
  ) STRICT;`

/**
 * Runs a change in a transaction. A repeated `idempotency-key` returns the first reply; with another
 * request it is rejected. A rejected call stores nothing and may be retried.
 */
function runOnce(c: Context, db: DatabaseSync, { memberNo }: Member, request: string, run: () => Envelope): Envelope {
  const idempotencyKey = c.req.header('idempotency-key')
  if (idempotencyKey !== undefined && !/^[\w-]{8,64}$/.test(idempotencyKey)) throw createInputError('幂等键格式不正确')
  return runInTransaction(db, () => {
    if (!idempotencyKey) return run()
    const sql = 'SELECT request, reply FROM mutation WHERE memberNo = ? AND idempotencyKey = ?'
    const first = selectFirst<{ request: string; reply: string }>(db, sql, memberNo, idempotencyKey)
    if (first && first.request !== request) throw new ApiError(409, '同一个幂等键不能用于不同的请求', 409)
    if (first) return JSON.parse(first.reply)
    const success = run()
    insertRow(db, 'mutation', { memberNo, idempotencyKey, request, reply: JSON.stringify(success) })
    return success
  })
}

export const createInputError = (reason: string) => new ApiError(400, `参数有误：${reason}`, 400)

// Fields that no declaration names are dropped. Numbers of a query are text.
const OPTIONS = { strict: false, verbose: true, removeAdditional: true } as const
const bodyValidator = new Ajv2020(OPTIONS)
const queryValidator = new Ajv2020({ ...OPTIONS, coerceTypes: true })

/** @throws ApiError 400 in Chinese that names the first invalid field */
function parseDeclared(validator: Ajv2020, schema: JsonSchema | undefined, raw: object): object {
  if (!schema) return {}
  if (validator.validate(schema, raw)) return raw
  const { keyword, params, instancePath, parentSchema } = validator.errors![0]!
  const path = [...instancePath.split('/').slice(1), params.missingProperty ?? []].flat().join('.')
  // 体重（公斤） and 页码，从 1 开始 begin with the name.
  const name = /^[^（，：]+/.exec(parentSchema?.description ?? '')?.[0] ?? path
  const reasons: Record<string, string> = {
    required: `缺少 ${path}`,
    type: `${name}须为${formatTypes(params.type)}`,
    minimum: `${name}不能小于 ${params.limit}`,
    maximum: `${name}不能大于 ${params.limit}`,
    enum: `${name}不正确`,
    maxLength: `${name}最多 ${params.limit} 个字`,
  }
  throw createInputError(reasons[keyword] ?? `${name}格式不正确`)
}

/**
 * Parses the body of a call that is not declared in shared/api.
 * @throws ApiError 400 in Chinese that names the first invalid field
 */
export function parseInput<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? '请求内容'
  const hasChineseMessage = /\p{Script=Han}/u.test(issue.message)
  const reason = issue.input === undefined ? `缺少 ${field}` : hasChineseMessage ? issue.message : `${field} 不正确`
  throw createInputError(reason)
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
