import { expect, test } from 'vitest'
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
