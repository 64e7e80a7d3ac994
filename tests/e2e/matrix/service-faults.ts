import type { Route } from 'playwright-core'

/** The calls of a page, not its files. */
export const CALLS = /^[^?]*:\d+\/(api|pk)\//

export interface Fault {
  name: string
  /** What happens to each call. */
  act: (route: Route) => Promise<void>
}

const createResponder = (status: number, body: unknown, headers?: Record<string, string>) => (route: Route) =>
  route.fulfill({
    status,
    headers,
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const createAborter = (reason: string) => (route: Route) => route.abort(reason)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The real answer, its data changed. */
const changeData =
  (change: (data: Json) => Json): Fault['act'] =>
  async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { code: number; data: Json }
    await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } })
  }

/** Each value inside, lists and objects kept. */
export function mapLeaves(data: Json, change: (leaf: Json) => Json): Json {
  if (Array.isArray(data)) return data.map((item) => mapLeaves(item, change))
  if (!data || typeof data !== 'object') return change(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapLeaves(value, change)]))
}
const replaceNumbers = (value: Json) =>
  changeData((data) => mapLeaves(data, (leaf) => (typeof leaf === 'number' ? value : leaf)))
const replaceTexts = (value: Json) =>
  changeData((data) => mapLeaves(data, (leaf) => (typeof leaf === 'string' ? value : leaf)))

/** The outermost lists, their items again and again, up to `count` of them and 4 MB of text each. */
function lengthenLists(data: Json, count: number): Json {
  if (Array.isArray(data)) {
    const max = Math.min(count, (4e6 * data.length) / JSON.stringify(data).length)
    return data.length ? Array.from({ length: max }, (_, at) => data[at % data.length]!) : data
  }
  if (!data || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, lengthenLists(value, count)]))
}

/**
 * What a service and the line to it can do, by class. The page must say that something went wrong.
 */
const REFUSALS: Fault[] = [
  { name: '500', act: createResponder(500, { code: 500, msg: '系统繁忙' }) },
  { name: '503 with a day to wait', act: createResponder(503, '', { 'retry-after': '86400' }) },
  { name: '401', act: createResponder(401, { code: 401, msg: '登录已过期' }) },
  { name: '403', act: createResponder(403, { code: 403, msg: '没有权限' }) },
  { name: '404', act: createResponder(404, '') },
  { name: 'a refusal', act: createResponder(200, { code: 404, msg: '查询失败', data: null }) },
  { name: 'a refusal without words', act: createResponder(200, { code: 7 }) },
  { name: '500 by its code', act: createResponder(200, { code: 500, msg: '系统繁忙', data: null }) },
]
const LINE: Fault[] = [
  { name: 'connection reset', act: createAborter('connectionreset') },
  { name: 'no such host', act: createAborter('namenotresolved') },
  { name: 'offline', act: createAborter('internetdisconnected') },
]
const BODIES: Fault[] = [
  { name: 'half a JSON', act: createResponder(200, '{"code":0,"msg":"","data":{') },
  { name: 'HTML', act: createResponder(200, '<!doctype html><h1>502 Bad Gateway</h1>') },
  { name: 'an empty body', act: createResponder(200, '') },
  { name: 'another envelope', act: createResponder(200, { result: 'ok', payload: [] }) },
]
export const TROUBLES = [REFUSALS, LINE, BODIES]

/** The page shows what can be shown. */
const EMPTIES: Fault[] = [
  { name: 'data null', act: createResponder(200, { code: 0, msg: '', data: null }) },
  { name: 'data {}', act: createResponder(200, { code: 0, msg: '', data: {} }) },
  { name: 'data []', act: createResponder(200, { code: 0, msg: '', data: [] }) },
  { name: 'data is text', act: createResponder(200, { code: 0, msg: '', data: '操作成功' }) },
  {
    name: 'empty lists',
    act: changeData((data) => JSON.parse(JSON.stringify(data, (_, item) => (Array.isArray(item) ? [] : item)))),
  },
  { name: 'fields missing', act: changeData((data) => mapLeaves(data, () => null)) },
  { name: 'objects for values', act: changeData((data) => mapLeaves(data, () => ({ a: [1] }))) },
]
const VALUES: Fault[] = [
  {
    name: 'numbers as text',
    act: changeData((data) => mapLeaves(data, (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf))),
  },
  { name: 'numbers NaN', act: replaceNumbers('NaN') },
  { name: 'numbers 1e308', act: replaceNumbers(1e308) },
  { name: 'numbers negative', act: replaceNumbers(-5) },
  { name: 'numbers 0', act: replaceNumbers(0) },
  { name: 'texts no date', act: replaceTexts('不是日期') },
  { name: 'texts endless', act: replaceTexts('没有空格的很长文字'.repeat(500)) },
  { name: 'texts strange', act: replaceTexts('\u202eRTL\u200b👨‍👩‍👧‍👦é\ud83d') },
]
/** Heavy: a page is given the longest lists there may be. */
export const SIZES: Fault[] = [
  { name: 'lists of 2000', act: changeData((data) => lengthenLists(data, 2000)) },
  { name: 'lists of megabytes', act: changeData((data) => lengthenLists(data, 100_000)) },
]
export const ODDITIES = [EMPTIES, VALUES, SIZES]

/** The right answer in a strange wrapping: nobody may notice. */
export const HARMLESS: Fault = {
  name: 'another content type',
  act: async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html' } })
  },
}
