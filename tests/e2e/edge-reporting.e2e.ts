import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bundleEdge } from '#scripts/site/build/edge-bundle.ts'
import type { createWorker } from '#scripts/site/edge/worker.ts'

/** The function of a build whose pages report, as `npm start` makes it, over pages and a service of a few lines. */
const folder = mkdtempSync(join(tmpdir(), 'edge-reporting-'))
const file = { script: "'sha256-own'", css: 'p{}' }
const PAGE =
  '<!doctype html><html><head><style></style><script>1</script></head><body><div id="app"></div>\n<p id="slow">慢</p></body></html>'
let edge: ReturnType<typeof createWorker>

beforeAll(async () => {
  process.env.REPORT_URL = '/local/report'
  const code = await bundleEdge('site', {
    courseSharing: file,
    activityDetailsShare: file,
    groupReport: file,
    columnShare: file,
  })
  delete process.env.REPORT_URL
  writeFileSync(`${folder}/edge.mjs`, code)
  edge = (await import(pathToFileURL(`${folder}/edge.mjs`).href)).default
})
afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
})

test.for([
  'courseSharing?courseNo=gone',
  'activityDetailsShare?activityId=gone',
  'groupReport?reportId=9&meetStandardCondition=1',
  'columnShare?columnId=gone',
])('/%s, which the service refuses, is drawn', async (path) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1001, msg: '不存在', data: null }))
  const site = async () =>
    new Response(PAGE, { headers: { 'content-type': 'text/html', 'content-security-policy': file.script } })
  const settings = {
    PAGE_ORIGIN: 'https://h5.example.com',
    SERVICE_ORIGIN: 'https://api.example.com',
    SITE: { fetch: site },
  }
  const response = await edge.fetch(new Request(`https://h5.example.com/${path}`), settings)
  expect(response.headers.get('server-timing')).toContain('drawn')
  expect(await response.text()).toContain('内容不存在')
})
