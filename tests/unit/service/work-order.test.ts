import { expect, test } from 'vitest'
import { SHELL, startTest } from './ask.ts'

const { get, post, send } = startTest()
const order = { kind: '设备故障', words: '开机没有显示', phone: '13800138000' }

test('orders are numbered by the Shanghai day and found by the phone, the newest first', async () => {
  expect((await post('/local/work-order/orders', order)).data).toEqual({ orderNo: 'GD202611200001' })
  expect((await post('/local/work-order/orders', { ...order, words: '又坏了一次' })).data.orderNo).toBe(
    'GD202611200002',
  )
  const { data } = await get('/local/work-order/orders?phone=13800138000')
  expect(data.orders.map((one: { words: string }) => one.words)).toEqual(['又坏了一次', '开机没有显示'])
  expect(data.orders[0]).not.toHaveProperty('phone')
  expect((await get('/local/work-order/orders?phone=13900139000')).data.orders).toEqual([])
})

test('an order that comes twice under one id is one', async () => {
  const twice = { ...order, phone: '13700137000', clientId: 'a1' }
  const { data } = await post('/local/work-order/orders', twice)
  expect((await post('/local/work-order/orders', twice)).data).toEqual(data)
  expect((await get('/local/work-order/orders?phone=13700137000')).data.orders).toHaveLength(1)
})

test.for([
  [{ kind: '' }, '请选择问题类型'],
  [{ words: '坏了' }, '问题描述至少 5 个字'],
  [{ phone: '123' }, '手机号格式不正确'],
  [{ phone: 13800138000 }, '请填写手机号'],
] as const)('%o is refused: %s', async ([wrong, words]) => {
  expect((await post('/local/work-order/orders', { ...order, ...wrong })).msg).toContain(words)
})

test.for(['/local/work-order/', '/local/order-list/'])('%s may be framed by the site alone', async (path) => {
  const { status, headers } = await send('GET', path)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${SHELL}`)
})
