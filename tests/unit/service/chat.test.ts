import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const { db, get, post, send } = startTest()
const visitor = { id: '1001', name: '晓棠', gender: '女', isVip: true, age: 29, birthday: '1997-10-08', city: '杭州' }
const open = async () => (await post('/local/chat/session', { visitor })).data.key as string
const wordsOf = ({ data }: Awaited<ReturnType<typeof get>>) => data.messages.map((one: { words: string }) => one.words)

test('a conversation goes both ways and is taken up again', async () => {
  const key = await open()
  await post('/local/chat/messages', { key, words: ' 你好 ' })
  await post('/local/chat/desk/messages', { visitorId: '1001', words: '请说' })
  expect(wordsOf(await get(`/local/chat/messages?key=${key}`))).toEqual([
    '你好，晓棠，请问有什么可以帮你？',
    '你好',
    '请说',
  ])
  expect(await open()).toBe(key)
  const [first] = (await get('/local/chat/desk/visitors')).data.visitors
  expect(first).toMatchObject({
    visitorId: '1001',
    last: '请说',
    waiting: 0,
    profile: { city: '杭州' },
  })
})

test('a message that comes twice under one id is one, and the desk is told how many wait', async () => {
  const { key } = (await post('/local/chat/session', { visitor: { id: 'W9' } })).data
  const twice = { key, words: '在吗', clientId: 'a1' }
  const { data } = await post('/local/chat/messages', twice)
  expect(data).toMatchObject({ side: 'visitor', words: '在吗', clientId: 'a1' })
  expect((await post('/local/chat/messages', twice)).data).toEqual(data)
  await post('/local/chat/messages', { key, words: '在吗' })
  await post('/local/chat/messages', { key, words: '在吗' })
  expect((await get('/local/chat/desk/visitors')).data.visitors[0]).toMatchObject({ visitorId: 'W9', waiting: 3 })
})

test.for([
  ['2026-11-21T01:41:00Z', '09:41'],
  ['2026-11-20T16:00:00Z', '00:00'],
  ['2026-11-20T15:59:00Z', '昨天 23:59'],
  ['2026-11-01T01:41:00Z', '11月1日 09:41'],
  ['2025-12-31T01:41:00Z', '2025年12月31日 09:41'],
] as const)('%s is %s', async ([time, words]) => {
  const { timeWords } = await import(new URL('../../../scripts/workbench/service/chat/common.js', import.meta.url).href)
  expect(timeWords(Date.parse(time), Date.parse('2026-11-21T02:00:00Z'))).toBe(words)
})

test('only what is newer is sent again', async () => {
  const key = await open()
  const { messageId } = (await get(`/local/chat/messages?key=${key}`)).data.messages.pop()
  await post('/local/chat/messages', { key, words: '还有' })
  expect(wordsOf(await get(`/local/chat/messages?key=${key}&after=${messageId}`))).toEqual(['还有'])
})

test.for([
  [{ key: 'nobody', words: 'x' }, '会话不存在，请重新进入'],
  [{ key: 'nobody', words: '  ' }, '请输入内容'],
  [{ key: 'nobody', words: 'x'.repeat(501) }, '内容最多 500 字'],
] as const)('%o is refused: %s', async ([message, words]) => {
  const before = db.prepare('SELECT count(*) AS n FROM chat_message').get()!.n
  expect((await post('/local/chat/messages', message)).msg).toContain(words)
  expect(db.prepare('SELECT count(*) AS n FROM chat_message').get()!.n).toBe(before)
})

test('the desk can not answer an unknown visitor', async () => {
  expect(await post('/local/chat/desk/messages', { visitorId: 'ghost', words: 'x' })).toMatchObject({
    msg: '没有这位访客',
  })
})

test.for(['desk', 'sdk.js', 'common.js', 'sdk.css'])(
  '/local/chat/%s is served with a policy of its own',
  async (file) => {
    const { status, headers } = await send('GET', `/local/chat/${file}`)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)
