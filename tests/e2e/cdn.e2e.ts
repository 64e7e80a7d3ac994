import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '#scripts/build/build.ts'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { findFreePort, HAS_BROTLI, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { startService } from '#scripts/local-service/main.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

/**
 * Pages on one origin, scripts and styles on another (ASSET_BASE), the service behind the pages'
 * own.
 */
const dist = mkdtempSync(join(tmpdir(), 'cdn-'))
let stack: Stack
let service: Awaited<ReturnType<typeof startService>>
let pages = ''
let cdn = ''
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  stack = await startStack()
  const [pagePort, cdnPort] = [await findFreePort(), await findFreePort()]
  pages = `http://127.0.0.1:${pagePort}`
  cdn = `http://127.0.0.1:${cdnPort}`
  service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [pages] })
  const stored = process.env.ASSET_BASE
  process.env.ASSET_BASE = `${cdn}/`
  try {
    await buildSite({ mode: 'site', outDir: dist, only: ['courseSharing', 'set', 'bodyFatScale'] })
  } finally {
    if (stored === undefined) delete process.env.ASSET_BASE
    else process.env.ASSET_BASE = stored
  }
  const options = { root: dist, assetsRoot: dist, brotli: HAS_BROTLI }
  const rules = readHostRules(dist)
  nginx = await startNginx(
    renderNginxServer(rules, { ...options, listen: `127.0.0.1:${pagePort}`, service: service.url }) +
      renderNginxServer({ ...rules, pages: {} }, { ...options, listen: `127.0.0.1:${cdnPort}` }),
    `${pages}/set`,
  )
})
afterAll(async () => {
  await nginx?.close()
  await service?.close()
  await stack?.close()
  rmSync(dist, { recursive: true, force: true })
})

test('a page works with its scripts on a CDN, lazy ones too', async () => {
  const fetched: string[] = []
  const { page, problems } = await openPage({ ...stack, url: pages }, 'courseSharing', {
    query: { courseNo: 'C1001', type: '1' },
    device: 'desktop',
    prepare: async (page) => {
      page.on('request', (request) => fetched.push(request.url()))
    },
  })
  await page.getByText('全身燃脂力量循环').waitFor()
  await page.getByRole('button', { name: /App/ }).first().click()
  await page.getByText('用手机扫码打开').waitFor()
  const scripts = fetched.filter((url) => /\.(js|css)$/.test(url))
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter((url) => !url.startsWith(`${cdn}/assets/`))).toEqual([])
  expect(problems.filter((element) => !element.includes('/local/') && !element.includes('404'))).toEqual([])
})

test('a script that the CDN changed does not run, and the page says so', async () => {
  const [script] = readFileSync(`${dist}/set/index.html`, 'utf8').match(/assets\/set-[^"]+\.js/)!
  appendFileSync(`${dist}/${script}`, '\nwindow.evil = true')
  for (const twin of ['.br', '.gz']) rmSync(`${dist}/${script}${twin}`)
  const { page } = await openPage({ ...stack, url: pages }, 'set')
  await page.getByRole('alert').getByText('加载失败，点此重试').waitFor()
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})
