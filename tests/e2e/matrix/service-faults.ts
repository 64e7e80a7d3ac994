import type { Route } from 'playwright-core'

/** The calls of a page, not its files. */
export const CALLS = /^[^?]*:\d+\/(api|pk)\//

export interface Fault {
  name: string
  /** What happens to each call. */
  act: (route: Route) => Promise<void>
  /** The page must say that something went wrong, if it asks for anything at all. */
  isTrouble?: true
}

const answer = (status: number, body: unknown, headers?: Record<string, string>) => (route: Route) =>
  route.fulfill({
    status,
    headers,
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const cut = (reason: string) => (route: Route) => route.abort(reason)
const trouble = (name: string, act: Fault['act']): Fault => ({ name, act, isTrouble: true })

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The real answer, its data changed. */
const withData =
  (change: (data: Json) => Json): Fault['act'] =>
  async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { code: number; data: Json }
    await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } })
  }

/** Each value inside, lists and objects kept. */
export function eachLeaf(data: Json, change: (leaf: Json) => Json): Json {
  if (Array.isArray(data)) return data.map((one) => eachLeaf(one, change))
  if (!data || typeof data !== 'object') return change(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, eachLeaf(value, change)]))
}
const numbers = (value: Json) => withData((data) => eachLeaf(data, (leaf) => (typeof leaf === 'number' ? value : leaf)))
const texts = (value: Json) => withData((data) => eachLeaf(data, (leaf) => (typeof leaf === 'string' ? value : leaf)))

function longer(data: Json): Json {
  if (Array.isArray(data)) return data.length ? Array.from({ length: 2000 }, (_, at) => data[at % data.length]!) : data
  if (!data || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, longer(value)]))
}

const STACK = '{"error":"TypeError: x is undefined at Handler.run (/srv/app.js:12:3)"}'

/** They take the same way through a page as another fault: only `MATRIX=all` tries them. */
const TWINS =
  /^(403|a refusal without words|no such host|HTML|another envelope|data \[\]|data is text|numbers (0|as text))$/

/** hardening §4: what a service and the line to it can do. */
const ALL_FAULTS: Fault[] = [
  trouble('500', answer(500, { code: 500, msg: '系统繁忙' })),
  trouble('503 with a day to wait', answer(503, '', { 'retry-after': '86400' })),
  trouble('401', answer(401, { code: 401, msg: '登录已过期' })),
  trouble('403', answer(403, { code: 403, msg: '没有权限' })),
  trouble('404', answer(404, '')),
  trouble('a refusal', answer(200, { code: 404, msg: '查询失败', data: null })),
  trouble('a refusal without words', answer(200, { code: 7 })),
  trouble('a stack for words', answer(500, { code: 500, msg: STACK })),
  trouble('connection reset', cut('connectionreset')),
  trouble('no such host', cut('namenotresolved')),
  trouble('offline', cut('internetdisconnected')),
  trouble('half a JSON', answer(200, '{"code":0,"msg":"","data":{')),
  trouble('HTML', answer(200, '<!doctype html><h1>502 Bad Gateway</h1>')),
  trouble('an empty body', answer(200, '')),
  trouble('another envelope', answer(200, { result: 'ok', payload: [] })),
  { name: 'data null', act: answer(200, { code: 0, msg: '', data: null }) },
  { name: 'data {}', act: answer(200, { code: 0, msg: '', data: {} }) },
  { name: 'data []', act: answer(200, { code: 0, msg: '', data: [] }) },
  { name: 'data is text', act: answer(200, { code: 0, msg: '', data: '操作成功' }) },
  {
    name: 'empty lists',
    act: withData((data) => JSON.parse(JSON.stringify(data, (_, one) => (Array.isArray(one) ? [] : one)))),
  },
  { name: 'fields missing', act: withData((data) => eachLeaf(data, () => null)) },
  { name: 'objects for values', act: withData((data) => eachLeaf(data, () => ({ a: [1] }))) },
  {
    name: 'numbers as text',
    act: withData((data) => eachLeaf(data, (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf))),
  },
  { name: 'numbers NaN', act: numbers('NaN') },
  { name: 'numbers 1e308', act: numbers(1e308) },
  { name: 'numbers negative', act: numbers(-5) },
  { name: 'numbers 0', act: numbers(0) },
  { name: 'texts no date', act: texts('不是日期') },
  { name: 'texts endless', act: texts('没有空格的很长文字'.repeat(500)) },
  { name: 'texts strange', act: texts('\u202eRTL\u200b👨‍👩‍👧‍👦é\ud83d') },
  { name: 'lists of 2000', act: withData(longer) },
]

/** The faults of this run. */
export const SERVICE_FAULTS = ALL_FAULTS.filter(({ name }) => process.env.MATRIX === 'all' || !TWINS.test(name))
