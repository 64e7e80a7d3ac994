import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Service } from './area.ts'
import { ApiError, createFailure, createSuccess, parseInput, readBody } from './calls.ts'
import { selectAll } from './query.ts'

/** What a faulty service answers in place of an envelope. */
const BODIES = {
  'broken-json': ['application/json', '{"code":0,"msg":"操作成功","data":{'],
  html: ['text/html; charset=utf-8', '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'],
  empty: ['application/json', ''],
  'null-data': ['application/json', '{"code":0,"msg":"操作成功","data":null}'],
  'empty-data': ['application/json', '{"code":0,"msg":"操作成功","data":{}}'],
  'wrong-envelope': ['application/json', '{"result":"ok","payload":[]}'],
} as const

const createIntegerSchema = (name: string, min: number, max: number) =>
  v.pipe(
    v.number(`${name}须为数字`),
    v.integer(),
    v.minValue(min, `${name}不能小于 ${min}`),
    v.maxValue(max, `${name}不能大于 ${max}`),
  )

export const FaultRule = v.object({
  /** Prefix of the path; '*' matches every call. The first matching rule applies. */
  path: v.pipe(v.string('路径须为文字'), v.minLength(1, '缺少路径')),
  delayMs: v.optional(createIntegerSchema('延迟毫秒数', 0, 120_000)),
  status: v.optional(createIntegerSchema('状态码', 200, 599)),
  body: v.optional(v.picklist(Object.keys(BODIES) as (keyof typeof BODIES)[], '返回内容类型不正确')),
  /** Cuts the connection without a reply. */
  reset: v.optional(v.literal(true, '断开标记只能为 true')),
  /** Does the work first, then spoils the reply: a lost reply. */
  late: v.optional(v.literal(true, '迟发标记只能为 true')),
  /** How many calls the rule applies to; all of them without it. */
  times: v.optional(createIntegerSchema('次数', 1, 1_000_000)),
  msg: v.optional(v.string('提示须为文字')),
})
export type FaultRule = v.InferOutput<typeof FaultRule>

export function createFaultSwitch() {
  let rules: FaultRule[] = []
  return {
    set: (next: readonly FaultRule[]): void => {
      rules = next.map((rule) => ({ ...rule }))
    },
    list: (): FaultRule[] => rules.map((rule) => ({ ...rule })),
    /** The rule for one call, counted as used. */
    take: (path: string): FaultRule | undefined => {
      const rule = rules.find((item) => item.path === '*' || path.startsWith(item.path))
      if (rule?.times !== undefined) {
        rule.times -= 1
        if (rule.times === 0) rules = rules.filter((item) => item !== rule)
      }
      return rule && { ...rule }
    },
  }
}
export type FaultSwitch = ReturnType<typeof createFaultSwitch>

/** Middleware that spoils calls as the switch says. */
export const applyFaults =
  (faults: FaultSwitch): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
  async (c, next) => {
    const rule = faults.take(c.req.path)
    if (!rule) return next()
    if (rule.late) await next()
    if (rule.delayMs) await wait(rule.delayMs)
    if (rule.reset) c.env?.incoming?.socket.destroy()
    const reply = createReply(rule)
    if (reply) c.res = reply
    else if (!rule.late) await next()
    return undefined
  }

function createReply({ status, body, reset, msg }: FaultRule): Response | undefined {
  const hasBody = status !== 204 && status !== 205 && status !== 304
  if (reset) return new Response(null, { status: 502 })
  if (body) {
    const [type, text] = BODIES[body]
    return new Response(hasBody ? text : null, { status: status ?? 200, headers: { 'Content-Type': type } })
  }
  if (status === undefined) return msg === undefined ? undefined : Response.json(createFailure(500, msg))
  if (!hasBody) return new Response(null, { status })
  return Response.json(createFailure(status, msg ?? '服务开小差了，请稍后重试'), { status })
}

const FaultsRequest = v.object({
  rules: v.pipe(v.array(FaultRule, '故障规则须为列表'), v.maxLength(100, '故障规则过多')),
})

/**
 * Adds the calls of the simulated shell and of tests: faults, and the members with their tokens.
 */
export function addControlCalls({ app, db, shellOrigins }: Service, faults: FaultSwitch): void {
  app.use('/local/control/*', async (c, next) => {
    const origin = c.req.header('origin')
    if (!origin || !shellOrigins.includes(origin)) throw new ApiError(403, '只有模拟器可以调用', 403)
    return next()
  })
  app.post('/local/control/members', (c) =>
    c.json(
      createSuccess(selectAll(db, 'SELECT memberNo, nickname, token, note, deviceType FROM member ORDER BY memberNo')),
    ),
  )
  app.post('/local/control/faults', async (c) => {
    faults.set(parseInput(FaultsRequest, await readBody(c)).rules)
    return c.json(createSuccess({ rules: faults.list() }))
  })
}
