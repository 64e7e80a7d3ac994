import { afterEach, expect, test, vi } from 'vitest'
import { createWorker, type EdgeSettings } from '#scripts/edge/worker.ts'

const worker = createWorker()
afterEach(() => void vi.unstubAllGlobals())
const request = new Request('https://h5.example.com/courseSharing?courseNo=C1')
const site = { fetch: async () => new Response('<head></head>', { headers: { 'content-type': 'text/html' } }) }
const SETTINGS = { PAGE_ORIGIN: 'https://h5.example.com', SERVICE_ORIGIN: 'https://api.example.com', SITE: site }

test.for<Partial<EdgeSettings>>([
  { PAGE_ORIGIN: 'https://h5.example.com', SITE: site },
  { PAGE_ORIGIN: 'https://h5.example.com', SERVICE_ORIGIN: 'https://api.example.com' },
])('settings %# lack something: it says what, instead of writing “undefined” into pages', (settings) =>
  expect(() => worker.fetch(request, settings as EdgeSettings)).toThrow('PAGE_ORIGIN, SERVICE_ORIGIN'),
)

test.for([
  [undefined, '/local/img/a.svg', false],
  ['local', '/local/img/a.svg', true],
  ['vitals local', '/vitals', true],
  ['local', '/locals/a', false],
] as const)('with FORWARD %s, %s is handed on: %s', async ([FORWARD, path, isForwarded]) => {
  const seen: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    seen.push(url)
    return new Response('x')
  })
  await worker.fetch(new Request(`https://h5.example.com${path}`), { ...SETTINGS, FORWARD })
  expect(seen).toEqual(isForwarded ? [`https://api.example.com${path}`] : [])
})

test('a call of a page goes on to the service, with its method, body and headers', async () => {
  const seen: Request[] = []
  vi.stubGlobal('fetch', async (asked: Request) => {
    seen.push(asked)
    return Response.json({ code: 0 })
  })
  const call = new Request('https://h5.example.com/api/course/share?a=1', {
    method: 'POST',
    body: '{"courseNo":"C1"}',
    headers: { client: 'ios' },
  })
  expect(await (await worker.fetch(call, SETTINGS)).json()).toEqual({ code: 0 })
  const [{ url, method, headers }] = seen as [Request]
  expect([url, method, headers.get('client')]).toEqual(['https://api.example.com/api/course/share?a=1', 'POST', 'ios'])
  expect(await seen[0]!.text()).toBe('{"courseNo":"C1"}')
})

const callService = (taken = '') =>
  worker.fetch(new Request('https://h5.example.com/api/x', { headers: { 'accept-encoding': taken } }), SETTINGS)

test('a redirect of the service leads nobody anywhere', async () => {
  const seen: Request[] = []
  vi.stubGlobal('fetch', async (asked: Request) => {
    seen.push(asked)
    return new Response('secret', { status: 302, headers: { location: 'http://10.0.0.1/admin' } })
  })
  const response = await callService()
  expect([response.status, response.headers.get('location')]).toEqual([502, null])
  expect(await response.json()).toMatchObject({ code: 502, data: null })
  expect(seen[0]!.redirect).toBe('manual')
})

test('a reply that the browser has already is told so', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 304 }))
  expect((await callService()).status).toBe(304)
})

test('a service that cannot be reached answers in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await (await callService()).json()).toMatchObject({ code: 502 })
})

test('what is not there comes as the page for it, with its own headers and status', async () => {
  const asked: string[] = []
  const files = {
    fetch: async ({ url }: Request) => {
      asked.push(new URL(url).pathname)
      if (!url.endsWith('/404.html')) return new Response(null, { status: 404 })
      return new Response('页面不存在', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
    },
  }
  const response = await worker.fetch(new Request('https://h5.example.com/nothing?userNo=U1'), {
    ...SETTINGS,
    SITE: files,
  })
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toBe('页面不存在')
  expect(asked).toEqual(['/nothing', '/404.html'])
})
