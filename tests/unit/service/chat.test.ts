import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const { db, get, post, send } = startTest()
const visitor = { id: '1001', name: '晓棠', gender: '女', isVip: true, age: 29, birthday: '1997-10-08', city: '杭州' }
const open = async () => (await post('/local/chat/session', { visitor })).data.key as string
const wordsOf = ({ data }: Awaited<ReturnType<typeof get>>) => data.messages.map((one: { words: string }) => one.words)

const ANSWER = expect.stringContaining('已收到')

test('whatever is said is answered, and the conversation is taken up again', async () => {
  const key = await open()
  await post('/local/chat/messages', { key, words: ' 你好 ' })
  const said = ['你好，晓棠，请问有什么可以帮你？', '你好', ANSWER]
  expect(wordsOf(await get(`/local/chat/messages?key=${key}`))).toEqual(said)
  expect(await open()).toBe(key)
})

test('a message that comes twice under one id is one', async () => {
  const { key } = (await post('/local/chat/session', { visitor: { id: 'W9' } })).data
  const twice = { key, words: '在吗', clientId: 'a1' }
  const { data } = await post('/local/chat/messages', twice)
  expect(data).toMatchObject({ side: 'visitor', words: '在吗', clientId: 'a1' })
  expect((await post('/local/chat/messages', twice)).data).toEqual(data)
  await post('/local/chat/messages', { key, words: '在吗' })
  const said = ['你好，请问有什么可以帮你？', '在吗', ANSWER, '在吗', ANSWER]
  expect(wordsOf(await get(`/local/chat/messages?key=${key}`))).toEqual(said)
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
  expect(wordsOf(await get(`/local/chat/messages?key=${key}&after=${messageId}`))).toEqual(['还有', ANSWER])
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

test.for(['sdk.js', 'common.js', 'sdk.css'])('/local/chat/%s is served with a policy of its own', async (file) => {
  const { status, headers } = await send('GET', `/local/chat/${file}`)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
