import { expect, test } from 'vitest'
import { SHELL, startTest } from './ask.ts'

const { get, post, send } = startTest()

test('chat: a greeting, an answer to every message, and the conversation after coming back', async () => {
  const visitor = { id: '1001', name: '晓棠', gender: '女', isVip: true }
  const openChat = async () => (await post('/local/chat/session', { visitor })).data.messages
  const greeting = { side: 'desk', text: '你好，晓棠，请问有什么可以帮你？' }
  expect(await openChat()).toEqual([greeting])
  const { messages } = (await post('/local/chat/messages', { visitorId: '1001', text: ' 你好 ' })).data
  expect(messages).toEqual([
    { side: 'visitor', text: '你好' },
    { side: 'desk', text: expect.stringContaining('已收到') },
  ])
  expect(await openChat()).toEqual([greeting, ...messages])
})

test('work orders are numbered by the Shanghai day and found by the phone number, the newest first', async () => {
  const order = { kind: '设备故障', description: '开机没有显示', phone: '13800138000' }
  const createOrder = async (description: string) =>
    (await post('/local/work-order/orders', { ...order, description })).data.orderNo
  expect([await createOrder('开机没有显示'), await createOrder('又坏了一次')]).toEqual([
    'GD202611200001',
    'GD202611200002',
  ])
  const { orders } = (await get('/local/work-order/orders?phone=13800138000')).data
  expect(orders).toEqual([
    { orderNo: 'GD202611200002', kind: '设备故障', description: '又坏了一次' },
    { orderNo: 'GD202611200001', kind: '设备故障', description: '开机没有显示' },
  ])
  expect((await get('/local/work-order/orders?phone=13900139000')).data.orders).toEqual([])
})

test.for([
  ['chat/messages', { visitorId: '1001', text: '  ' }, '请输入内容'],
  ['chat/messages', { visitorId: '1001', text: 'x'.repeat(501) }, '内容最多 500 字'],
  ['work-order/orders', { kind: '' }, '请选择问题类型'],
  ['work-order/orders', { kind: '其他', description: '坏了' }, '问题描述至少 5 个字'],
  ['work-order/orders', { kind: '其他', description: '开机没有显示', phone: '123' }, '手机号格式不正确'],
] as const)('%s refuses %o: %s', async ([path, body, message]) => {
  expect(await post(`/local/${path}`, body)).toMatchObject({ status: 400, msg: `参数有误：${message}` })
})

test.for([
  ['/local/request.js', "'none'"],
  ['/local/chat/sdk.js', "'none'"],
  ['/local/chat/sdk.css', "'none'"],
  ['/local/work-order/', SHELL],
  ['/local/order-list/', SHELL],
] as const)('%s may be framed by %s', async ([path, ancestors]) => {
  const { status, headers } = await send('GET', path)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`)
})
