import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { findFreePort, HAS_BROTLI, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { startService } from '#scripts/local-service/main.ts'
import { MISSPELT } from '#tests/misspelt.ts'
import { sendPlainRequest } from './plain-request.ts'

const dist = inject('dist')
const rules = readHostRules(dist)
const pages = Object.keys(rules.pages)
let url = ''
let nginx: Awaited<ReturnType<typeof startNginx>>
let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [url] })
  const options = {
    root: dist,
    assetsRoot: dist,
    listen: `127.0.0.1:${port}`,
    service: service.url,
    forward: 'local',
    brotli: HAS_BROTLI,
  }
  nginx = await startNginx(renderNginxServer(rules, options), `${url}/down`)
})
afterAll(async () => {
  await nginx?.close()
  await service?.close()
})

const fetchPath = (path: string, headers?: Record<string, string>) => sendPlainRequest(url + path, headers)

describe.each(pages)('%s', (page) => {
  test.for(['', '/', '.html', '/index.html', '?a=1&b=2', '/?a=1', '.html?a=1'])(
    '%s is the page with its own headers',
    async (end) => {
      const { status, headers, body } = await fetchPath(page + end)
      expect(status).toBe(200)
      expect(headers).toMatchObject(rules.pages[page]!)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.equals(readFileSync(`${dist}${page}/index.html`))).toBe(true)
    },
  )

  test('comes packed, and not again while it is the same', async () => {
    const html = readFileSync(`${dist}${page}/index.html`)
    const zipped = await fetchPath(page, { 'accept-encoding': 'gzip' })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(zipped.body).equals(html)).toBe(true)
    const again = await fetchPath(page, { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject(rules.pages[page]!)
  })

  test.runIf(HAS_BROTLI)('comes in brotli to those who take it', async () => {
    const { headers, body } = await fetchPath(page, { 'accept-encoding': 'gzip, deflate, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).equals(readFileSync(`${dist}${page}/index.html`))).toBe(true)
  })
})

test('each header comes once', async () => {
  const { headers } = await fetchPath('/down')
  for (const name of Object.keys(rules.rest)) expect(String(headers[name])).toBe(rules.pages['/down']![name])
})

test.for(MISSPELT)('%s%s leads to %s', async ([path, search, right]) => {
  const { status, headers } = await fetchPath(path + search)
  expect(status).toBe(302)
  // The page repairs the rest of the query itself.
  expect(String(headers.location)).toMatch(new RegExp(`^${right.split('?')[0]}(\\?|$)`))
  if (search) expect(headers.location).toContain(search.slice(1))
})

test('/ forwards to /down and keeps the query', async () => {
  expect(await fetchPath('/?toApp=1&utm_source=banner')).toMatchObject({
    status: 302,
    headers: { location: '/down?toApp=1&utm_source=banner' },
  })
})

test('a hashed file never changes and comes packed', async () => {
  const script = readdirSync(`${dist}/assets`).find((file) => file.endsWith('.js'))!
  const { status, headers } = await fetchPath(`/assets/${script}`, { 'accept-encoding': 'gzip' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'application/javascript; charset=utf-8',
  })
})

test.for(['/icon.svg', '/legal/privacy.docx'])('%s has the headers of the build', async (path) => {
  const { status, headers } = await fetchPath(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject(path.startsWith('/legal/') ? rules.folders['/legal/']! : rules.rest)
})

test.for([
  '/nothing',
  '/downX',
  '/assets/gone-123.js',
  '/assets/',
  '/404.html',
  '//404.html',
  '//icon.svg',
  '/_headers.json',
  '/down/index.html.br',
])('%s is a real 404 that nobody keeps', async (path) => {
  const { status, headers, body } = await fetchPath(path)
  expect(status).toBe(404)
  expect(headers).toMatchObject(rules.missing)
  expect(headers['cache-control']).toBe('no-store')
  expect(String(body)).toContain('页面不存在')
})

test('an address that leaves the site is refused', async () => {
  expect((await fetchPath('/..%2fpackage.json')).status).toBe(400)
})

test('/api reaches the service, refusals and all', async () => {
  const enums = await fetch(`${url}/api/public/query-all-lov-group?type=COURSE_DIFFICULTY`)
  expect(await enums.json()).toMatchObject({ code: 0 })
  expect(enums.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${url}/api/user/profile`)).status).toBe(401)
})

test('with the service gone the pages still come, and its calls fail in words', async () => {
  const closed = await findFreePort()
  const port = await findFreePort()
  const options = {
    root: dist,
    assetsRoot: dist,
    listen: `127.0.0.1:${port}`,
    service: `http://127.0.0.1:${closed}`,
    brotli: false,
  }
  const alone = await startNginx(renderNginxServer(rules, options), `http://127.0.0.1:${port}/down`)
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api/user/profile`)
    expect(reply.status).toBe(502)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toEqual({ code: 502, msg: '服务开小差了，请稍后重试', data: null })
  } finally {
    await alone.close()
  }
})

test('a path of the service besides /api and /pk is passed on, and nothing that merely begins like it', async () => {
  expect((await fetchPath('/local/vitals')).status).toBe(200)
  expect((await fetchPath('/localvitals')).body.toString()).toContain('<!doctype html>')
  expect((await fetchPath('/localvitals')).status).toBe(404)
})

test('?debug=1 on a build for testers has the policy under which the console draws; no other query has', async () => {
  for (const page of pages) {
    const built = rules.pages[page]!
    const asked = await fetchPath(`${page}?a=1&debug=1`)
    expect(asked.headers, page).toMatchObject(createDebugHeaders(built))
    expect((await fetchPath(`${page}?debug=11`)).headers, page).toMatchObject(built)
  }
  expect((await fetchPath('/nothing-here?debug=1')).headers).toMatchObject(rules.missing)
})
