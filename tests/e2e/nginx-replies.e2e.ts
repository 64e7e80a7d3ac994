import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { nginxServer } from '#scripts/site/deploy/nginx.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { freePort, startNginx } from '#scripts/workbench/serve/nginx-server.ts'

/** What the generated rules make of replies: the public reads kept for a moment, everything packed. Over a service of a few lines that counts. */
const dist = inject('dist')
const cache = mkdtempSync(join(tmpdir(), 'nginx-replies-'))
let url = ''
let nginx: Awaited<ReturnType<typeof startNginx>>
let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    asked.push(`${request.method} ${request.url} ${body}`)
    answer(request, response, body)
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const to = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const options = { root: dist, assetsRoot: dist, listen: `127.0.0.1:${port}`, service: to, cache, brotli: false }
  nginx = await startNginx(nginxServer(rulesOf(dist), options), `${url}/down`)
})
afterAll(async () => {
  await nginx?.close()
  service.closeAllConnections()
  service.close()
  rmSync(cache, { recursive: true, force: true })
})
beforeEach(() => {
  asked = []
  answer = (_, response, body) => reply(response, { body })
})

function reply(response: ServerResponse, data: unknown) {
  const text = JSON.stringify({ code: 0, msg: '', data, filling: '历史'.repeat(800) })
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text)
}
let last = 0
/** An item that nobody has asked for yet. */
const fresh = () => `C${last++}`
const course = (courseNo: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/course/share`, {
    method: 'POST',
    body: JSON.stringify({ courseNo }),
    headers: { 'content-type': 'application/json', client: 'ios', ...headers },
  })
/** Read to its end: only then is it sure that nginx has it whole. */
const statusOf = async (response: Response) => {
  await response.text()
  return response.headers.get('server-timing')
}
test('a crowd that opens one course asks the service once; another course is another question', async () => {
  answer = (_, response, body) => setTimeout(reply, 100, response, { body })
  const no = fresh()
  const all = await Promise.all(Array.from({ length: 30 }, () => course(no)))
  expect(asked).toHaveLength(1)
  for (const one of all)
    expect(((await one.json()) as { data: unknown }).data).toEqual({ body: `{"courseNo":"${no}"}` })
  const other = fresh()
  expect(await (await course(other)).json()).toMatchObject({ data: { body: `{"courseNo":"${other}"}` } })
})

test('with the service failing what it said a moment ago goes out; not what has an end', async () => {
  const no = fresh()
  const activity = `${url}/api/v1/visitor/activity/detail?activityId=${no}`
  expect(await statusOf(await course(no))).toBe('reply;desc=MISS')
  expect((await fetch(activity)).status).toBe(200)
  answer = (_, response) => response.writeHead(503).end()
  // Once its second is over.
  await expect.poll(async () => await statusOf(await course(no)), { timeout: 10_000 }).toBe('reply;desc=STALE')
  expect((await course(no)).status).toBe(200)
  await expect.poll(async () => (await fetch(activity)).status, { timeout: 10_000 }).toBe(503)
})

test('who shows a login is answered by the service, every time', async () => {
  const no = fresh()
  await (await course(no)).text()
  for (let times = 0; times < 2; times++) await course(no, { authorization: 'T1' })
  expect(asked).toHaveLength(3)
  // Nor is what a login was told kept for others.
  const mine = fresh()
  await (await course(mine, { authorization: 'T1' })).text()
  expect(await statusOf(await course(mine))).toBe('reply;desc=MISS')
})

test('a change, and every other call, is asked each time', async () => {
  for (let times = 0; times < 2; times++) {
    await fetch(`${url}/api/v1/activity/signUp?activityId=A1`)
    await fetch(`${url}/api/v1/activity/prize/receive`, { method: 'POST', body: '{}' })
  }
  expect(asked).toHaveLength(4)
})

test('a body longer than what tells questions apart is refused', async () => {
  expect((await course('x'.repeat(9000))).status).toBe(413)
  expect(asked).toEqual([])
})

test.for(['/api/course/share', '/api/bodyScale/history'])('%s comes packed to who takes it', async (path) => {
  const packed = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  expect(await packed.json()).toMatchObject({ code: 0 })
  const plain = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.json()).toMatchObject({ code: 0 })
})
