import type { Context } from 'hono'
import * as v from 'valibot'
import type { Service } from './area.ts'
import { Refusal, success } from './envelope.ts'
import { type Member, memberByToken } from './members.ts'

type Method = 'GET' | 'POST'
type Device = 'ios' | 'android' | undefined

interface Ask<Input> {
  input: Input
  /** From the `client` header; undefined when it says nothing known. */
  device: Device
}

export interface MemberAsk<Input> extends Ask<Input> {
  member: Member
}

/** What a member asks: 401 without a token the service knows, before anything else is looked at. */
export async function memberAsk<Schema extends v.GenericSchema>(
  db: Service['db'],
  c: Context,
  schema: Schema,
): Promise<MemberAsk<v.InferOutput<Schema>>> {
  const member = memberByToken(db, c.req.header('authorization'))
  if (!member) throw new Refusal(401, '登录已过期，请重新登录', 401)
  return { input: inputOf(schema, await rawInput(c)), member, device: deviceOf(c) }
}

/** A call that visitors may make. `schema` reads query, JSON body and path values together; what `handle` returns is `data`. */
export function openCall<Schema extends v.GenericSchema>(
  { app }: Service,
  method: Method,
  path: string,
  schema: Schema,
  handle: (ask: Ask<v.InferOutput<Schema>>) => unknown,
): void {
  app.on(method, path, async (c) =>
    c.json(success(handle({ input: inputOf(schema, await rawInput(c)), device: deviceOf(c) }))),
  )
}

/** A call for members. */
export function memberCall<Schema extends v.GenericSchema>(
  { app, db }: Service,
  method: Method,
  path: string,
  schema: Schema,
  handle: (ask: MemberAsk<v.InferOutput<Schema>>) => unknown,
): void {
  app.on(method, path, async (c) => c.json(success(handle(await memberAsk(db, c, schema)))))
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

async function rawInput(c: Context): Promise<object> {
  return { ...c.req.query(), ...(c.req.method === 'POST' ? await bodyOf(c) : {}), ...c.req.param() }
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

function deviceOf(c: Context): Device {
  const client = c.req.header('client')
  return client === 'ios' || client === 'android' ? client : undefined
}
