import { afterEach, expect, test } from 'vitest'
import type { FaultRule } from '#scripts/local-service/faults.ts'
import { startService } from '#scripts/local-service/main.ts'
import { SHELL, startTest, XIAOTANG } from './ask.ts'

const { control, db, faults, get, send } = startTest()
const PROFILE = '/api/user/profile'

afterEach(() => faults.set([]))

test.for([
  [{ status: 503 }, 503, '{"code":503,"msg":"服务开小差了，请稍后重试","data":null}'],
  [{ status: 404, msg: '没有了' }, 404, '{"code":404,"msg":"没有了","data":null}'],
  [{ status: 204 }, 204, ''],
  [{ msg: '活动太火爆' }, 200, '{"code":500,"msg":"活动太火爆","data":null}'],
  [{ body: 'broken-json' }, 200, '{"code":0,"msg":"操作成功","data":{'],
  [{ body: 'html', status: 502 }, 502, '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'],
  [{ body: 'empty' }, 200, ''],
  [{ body: 'null-data' }, 200, '{"code":0,"msg":"操作成功","data":null}'],
  [{ body: 'empty-data' }, 200, '{"code":0,"msg":"操作成功","data":{}}'],
  [{ body: 'wrong-envelope' }, 200, '{"result":"ok","payload":[]}'],
] as const satisfies [Omit<FaultRule, 'path'>, number, string][])('%o', async ([rule, status, text]) => {
  faults.set([{ path: PROFILE, ...rule }])
  const response = await send('GET', PROFILE, undefined, { origin: SHELL })
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(text)
  expect(response.headers.get('access-control-allow-origin')).toBe(SHELL)
})

test('a fault hits its prefix only, never pictures or control calls', async () => {
  faults.set([{ path: '/api/user-scale', status: 500 }])
  expect((await get(PROFILE)).status).toBe(200)
  expect((await get('/api/user-scale/v1/list')).status).toBe(500)
  faults.set([{ path: '*', status: 500 }])
  expect((await get(PROFILE)).status).toBe(500)
  expect((await send('GET', '/local/img/avatar/a.svg')).status).toBe(200)
  expect((await control('members')).status).toBe(200)
})

test('a fault with a count is over when it is used up', async () => {
  faults.set([{ path: '*', status: 500, times: 2 }])
  const codes = [await get(PROFILE), await get(PROFILE), await get(PROFILE)].map(({ status }) => status)
  expect(codes).toEqual([500, 500, 200])
  expect(faults.list()).toEqual([])
})

test('a lost reply: the work is done all the same', async () => {
  faults.set([{ path: '*', status: 500, late: true, times: 1 }])
  const no = 'R1001-20261120-0812'
  await send('POST', '/api/user-scale/v1/record/confirm', { no })
  expect(db.prepare('SELECT status FROM scale_record WHERE no = ?').get(no)).toEqual({ status: 'confirmed' })
})

test('rules are set and judged over the control call', async () => {
  const rules = [{ path: '/api', status: 500, times: 3 }]
  expect((await control('faults', { rules })).data).toEqual({ rules })
  expect(await control('faults', { rules: [{ path: '' }] })).toMatchObject({ status: 400, msg: '参数有误：缺少路径' })
  expect(await control('faults', { rules: [{ path: '*', status: 99 }] })).toMatchObject({
    msg: '参数有误：状态码不能小于 200',
  })
  expect(await control('faults', {})).toMatchObject({ msg: '参数有误：缺少 rules' })
  expect(faults.list()).toEqual(rules)
})

test('over a real socket: token, date header, connection cut, port taken', async ({ onTestFinished }) => {
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [SHELL] })
  onTestFinished(() => service.close())
  const headers = { authorization: XIAOTANG, origin: SHELL }
  const reply = await fetch(service.url + PROFILE, { headers })
  expect(await reply.json()).toMatchObject({ code: 0, data: { no: '1001' } })
  expect(reply.headers.get('date')).not.toBeNull()

  service.faults.set([{ path: '*', reset: true, times: 1 }])
  await expect(fetch(service.url + PROFILE, { headers })).rejects.toThrow()
  expect((await fetch(service.url + PROFILE, { headers })).status).toBe(200)

  const port = Number(new URL(service.url).port)
  await expect(startService({ port, databasePath: ':memory:', shellOrigins: [] })).rejects.toThrow(
    `端口 ${port} 已被占用`,
  )
})
