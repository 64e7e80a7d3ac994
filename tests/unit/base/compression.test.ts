import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { packReplies } from '#scripts/base/compression.ts'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { sendPlainRequest } from '#tests/e2e/plain-request.ts'

const LONG = JSON.stringify({ code: 0, data: '历史'.repeat(2000) })
const json = { 'content-type': 'application/json' }
const app = new Hono()
app.use(packReplies)
app.get('/long', (c) => c.body(LONG, 200, { ...json, vary: 'Origin' }))
app.get('/short', (c) => c.body('{}', 200, { ...json, 'content-length': '2' }))
app.get('/picture', (c) => c.body(LONG, 200, { 'content-type': 'image/png' }))
app.get('/packed', (c) => c.body(LONG, 200, { ...json, 'content-encoding': 'x-own' }))
app.get('/stalls', (c) => {
  const pieces = (async function* () {
    yield Buffer.from('{"code":0,')
    await new Promise(() => {})
  })()
  return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream, 200, json)
})
const server = await startHttpServer(app, 0)
afterAll(() => server.close())

const fetchPath = (path: string, taken: string) => sendPlainRequest(server.url + path, { 'accept-encoding': taken })

test.for([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a reply comes in %s', async ([taken, unpack]) => {
  const { headers, body } = await fetchPath('/long', taken)
  expect(headers['content-encoding']).toBe(taken)
  expect(headers.vary).toBe('Origin, Accept-Encoding')
  expect(unpack(body).toString()).toBe(LONG)
  expect(body.length).toBeLessThan(500)
})

test.for([
  ['/long', 'br;q=0'],
  ['/long', ''],
  ['/short', 'br'],
  ['/picture', 'br'],
] as const)('%s for %j comes as it is', async ([path, taken]) => {
  const { headers, body } = await fetchPath(path, taken)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(path === '/short' ? '{}' : LONG)
})

test('what is packed is not packed again', async () =>
  expect((await fetchPath('/packed', 'br')).headers['content-encoding']).toBe('x-own'))

test('a reply that stalls does so for the reader, who has what came before', async () => {
  const response = await fetch(`${server.url}/stalls`)
  const reader = response.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"code":0,')
  await reader.cancel()
})
