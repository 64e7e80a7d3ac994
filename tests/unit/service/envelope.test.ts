import { expect, test } from 'vitest'
import { SHELL, startTest } from './ask.ts'

const { get, post, send } = startTest()

test.for([
  ['GET', '/api/nope'],
  ['POST', '/pk/nope'],
  ['GET', '/'],
  ['GET', '/local/nope'],
  ['POST', '/api/user/profile'],
] as const)('%s %s is a 404 envelope', async ([method, path]) => {
  const reply = await (method === 'GET' ? get(path) : post(path))
  expect(reply).toMatchObject({ status: 404, code: 404, msg: '请求的地址不存在', data: null })
})

const MEMBER_CALLS = [
  ['GET', '/api/user/profile'],
  ['POST', '/api/user-scale/v1/fitnessData'],
  ['POST', '/api/user-scale/v1/record/delete'],
] as const

const STRANGERS = MEMBER_CALLS.flatMap(([method, path]) =>
  ['', 'stranger', '1001'].map((token) => ({ method, path, token })),
)
test.for(STRANGERS)('$method $path with token "$token" is 401', async ({ method, path, token }) => {
  const reply = await (method === 'GET' ? get(path, token) : post(path, {}, token))
  expect(reply).toMatchObject({ status: 401, code: 401, msg: '登录已过期，请重新登录', data: null })
})

test.for([
  ['{"no":', '请求内容不是有效的 JSON'],
  ['[1]', '请求内容须为对象'],
  ['null', '请求内容须为对象'],
  ['{}', '参数有误：缺少 no'],
  ['{"no":5}', '参数有误：记录编号须为文字'],
  ['{"no":"a b"}', '参数有误：记录编号格式不正确'],
  [`{"no":"${'a'.repeat(65)}"}`, '参数有误：记录编号格式不正确'],
] as const)('body %s is refused in Chinese', async ([body, msg]) => {
  expect(await post('/api/user-scale/v1/record/confirm', body)).toMatchObject({
    status: 400,
    code: 400,
    msg,
    data: null,
  })
})

test('a POST that is not JSON is refused', async () => {
  const response = await send('POST', '/api/user-scale/v1/fitnessData', 'no=1', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(response.status).toBe(415)
  expect(await response.json()).toEqual({ code: 415, msg: '请求内容须为 JSON', data: null })
})

const FOREIGN = ['https://elsewhere.example', 'null', `${SHELL}.elsewhere.example`]
test.for(FOREIGN)('origin %s is refused', async (origin) => {
  const response = await send('GET', '/api/user/profile', undefined, { origin })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding')
  expect(await response.json()).toEqual({ code: 403, msg: '请求来源不被允许', data: null })
})

/**
 * Pages send the cookies of their origin (REQUEST_RULES, same-origin): the service must never
 * identify a member by them.
 */
test.for(MEMBER_CALLS)('%s %s: a cookie signs nobody in, and none is ever set', async ([method, path]) => {
  const cookie = 'authorization=local-token-1001; token=local-token-1001; session=1001'
  const foreign = await send(method, path, method === 'POST' ? {} : undefined, { authorization: '', cookie })
  expect(foreign.status).toBe(401)
  expect(foreign.headers.get('set-cookie')).toBeNull()
  const local = await send(method, path, method === 'POST' ? {} : undefined, { cookie: 'authorization=stranger' })
  expect(local.status).not.toBe(401)
  expect(local.headers.get('set-cookie')).toBeNull()
})
