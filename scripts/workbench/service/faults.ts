import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { failure } from './envelope.ts'
import { integer } from './fields.ts'

/** What a faulty service may answer with instead of an envelope. */
const BODIES = {
  'broken-json': ['application/json', '{"code":0,"msg":"操作成功","data":{'],
  html: ['text/html; charset=utf-8', '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'],
  empty: ['application/json', ''],
  'null-data': ['application/json', '{"code":0,"msg":"操作成功","data":null}'],
  'empty-data': ['application/json', '{"code":0,"msg":"操作成功","data":{}}'],
  'wrong-envelope': ['application/json', '{"result":"ok","payload":[]}'],
} as const

export const FaultRule = v.object({
  /** Prefix of the path; '*' means every call. The first rule that fits acts. */
  path: v.pipe(v.string('路径须为文字'), v.minLength(1, '缺少路径')),
  delayMs: v.optional(integer('延迟毫秒数', 0, 120_000)),
  status: v.optional(integer('状态码', 200, 599)),
  body: v.optional(v.picklist(Object.keys(BODIES) as (keyof typeof BODIES)[], '返回内容类型不正确')),
  /** Cut the connection without a reply. */
  reset: v.optional(v.literal(true, '断开标记只能为 true')),
  /** Do the work first and spoil only the reply: what a member sees when an answer gets lost. */
  late: v.optional(v.literal(true, '迟发标记只能为 true')),
  /** How many calls it spoils before it is over; without it, all of them. */
  times: v.optional(integer('次数', 1, 1_000_000)),
  msg: v.optional(v.string('提示须为文字')),
})
export type FaultRule = v.InferOutput<typeof FaultRule>

export function createFaultSwitch() {
  let rules: FaultRule[] = []
  return {
    set: (next: readonly FaultRule[]): void => {
      rules = next.map((rule) => ({ ...rule }))
    },
    /** Rules still in force; `times` is what is left. */
    list: (): FaultRule[] => rules.map((rule) => ({ ...rule })),
    /** The rule for one call, counted as used. */
    take: (path: string): FaultRule | undefined => {
      const rule = rules.find((one) => one.path === '*' || path.startsWith(one.path))
      if (rule?.times !== undefined) {
        rule.times -= 1
        if (rule.times === 0) rules = rules.filter((one) => one !== rule)
      }
      return rule && { ...rule }
    },
  }
}
export type FaultSwitch = ReturnType<typeof createFaultSwitch>

/** Spoil calls as the switch says. */
export const actOut =
  (faults: FaultSwitch): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
  async (c, next) => {
    const rule = faults.take(c.req.path)
    if (!rule) return next()
    if (rule.late) await next()
    if (rule.delayMs) await wait(rule.delayMs)
    if (rule.reset) c.env?.incoming?.socket.destroy()
    const reply = replyOf(rule)
    if (reply) c.res = reply
    else if (!rule.late) await next()
    return undefined
  }

function replyOf({ status, body, reset, msg }: FaultRule): Response | undefined {
  if (reset) return new Response(null, { status: 502 })
  if (body) {
    const [type, text] = BODIES[body]
    return new Response(allowsBody(status) ? text : null, { status: status ?? 200, headers: { 'Content-Type': type } })
  }
  if (status === undefined) return msg === undefined ? undefined : Response.json(failure(500, msg))
  if (!allowsBody(status)) return new Response(null, { status })
  return Response.json(failure(status, msg ?? '服务开小差了，请稍后重试'), { status })
}

const allowsBody = (status = 200) => status !== 204 && status !== 205 && status !== 304
