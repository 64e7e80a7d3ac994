import { expect, test, vi } from 'vitest'
import { createWorker, type EdgeSettings } from '#scripts/edge/worker.ts'

const worker = createWorker()
const request = new Request('https://h5.example.com/courseSharing?courseNo=C1')
const site = { fetch: async () => new Response('<head></head>', { headers: { 'content-type': 'text/html' } }) }

test.for<Partial<EdgeSettings>>([
  { PAGE_ORIGIN: 'https://h5.example.com', SITE: site },
  { PAGE_ORIGIN: 'https://h5.example.com', SERVICE_ORIGIN: 'https://api.example.com' },
])('settings %# lack something: it says what, instead of writing “undefined” into pages', (settings) =>
  expect(() => worker.fetch(request, settings as EdgeSettings)).toThrow('PAGE_ORIGIN, SERVICE_ORIGIN'),
)

test('a static site as a binding needs no address', async () => {
  const settings = { PAGE_ORIGIN: 'https://h5.example.com', SERVICE_ORIGIN: 'https://api.invalid', SITE: site }
  const plain = new Request('https://h5.example.com/down')
  expect(await (await worker.fetch(plain, settings)).text()).toBe('<head></head>')
})

test('a call of a page goes on to the service, with its method, body and headers', async () => {
  const seen: Request[] = []
  vi.stubGlobal('fetch', async (asked: Request) => {
    seen.push(asked)
    return Response.json({ code: 0 })
  })
  const settings = { PAGE_ORIGIN: 'https://h5.example.com', SERVICE_ORIGIN: 'https://api.example.com', SITE: site }
  const call = new Request('https://h5.example.com/api/course/share?a=1', {
    method: 'POST',
    body: '{"courseNo":"C1"}',
    headers: { client: 'ios' },
  })
  expect(await (await worker.fetch(call, settings)).json()).toEqual({ code: 0 })
  const [{ url, method, headers }] = seen as [Request]
  expect([url, method, headers.get('client')]).toEqual(['https://api.example.com/api/course/share?a=1', 'POST', 'ios'])
  expect(await seen[0]!.text()).toBe('{"courseNo":"C1"}')
  vi.unstubAllGlobals()
})
