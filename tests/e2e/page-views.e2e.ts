import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { REPORT_PATH } from '#scripts/site/links/reported.ts'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/workbench/browser/chromium.ts'
import { ownCertificate } from '#scripts/workbench/serve/certificate.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { seededDatabase } from '#tests/seeded-database.ts'
import { openPage } from './browser.ts'
import { cachedBrowser, thereAndBack, watched } from './cached-browser.ts'
import { coverPage } from './leaving.ts'
import { openAhead } from './opened-ahead.ts'
import { buildReporting, reportLoaded } from './reporting-site.ts'
import { type Stack, startStack } from './stack.ts'

/** What counts as a page view, and what a view says: those from the back-forward cache, and those that end early. */
const scratch = mkdtempSync(join(tmpdir(), 'views-'))
const cached = cachedBrowser()
let stack: Stack

beforeAll(async () => {
  await buildReporting(`${scratch}/dist`, ['bodyFatScaleList', 'courseSharing', 'down', 'payFailed'])
  stack = await startStack({ dist: `${scratch}/dist` })
})
afterEach(() => {
  stack.faults.set([])
  stack.db.exec('DELETE FROM page_view')
})
afterAll(async () => {
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

const COURSE = { query: { courseNo: 'C1001', type: '1' } }
const views = (route: string) =>
  allRows<Record<string, unknown>>(stack.db, 'SELECT * FROM page_view WHERE route = ?', route)

test('a page from the back-forward cache is another view, with figures of its own', async () => {
  const { page, problems } = await openPage(stack, 'courseSharing', {
    ...COURSE,
    browser: cached.browser,
    prepare: watched,
  })
  await reportLoaded(page)
  // Two views with an error each: that of the first is not told again.
  await page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') })))
  await thereAndBack(page)
  await expect.poll(() => views('courseSharing')).toMatchObject([{ painted: expect.any(Number), container: 'browser' }])
  // The library waits for two frames until it knows when the page was seen again.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
  await page.goto('about:blank')
  await expect.poll(() => views('courseSharing').length).toBe(2)
  const [first, second] = views('courseSharing')
  expect(second).toMatchObject({ painted: null, ttfb: 0, cls: 0, lcp: expect.any(Number), taps: 0 })
  expect(Number(second!.lcp)).toBeLessThan(Number(first!.lcp) + 500)
  expect(second!.build).toBe(first!.build)
  await expect.poll(() => allRows(stack.db, 'SELECT viewId FROM page_error')).toEqual([{ viewId: first!.viewId }])
  expect(problems).toEqual([])
})

test('who leaves before the page is at rest is counted, by page and build alone', async () => {
  stack.faults.set([{ path: '/api/course/share', delayMs: 20_000 }])
  const { page, problems } = await openPage(stack, 'courseSharing', COURSE)
  const id = await page.locator('script[type=module][id]').getAttribute('id')
  await page.goto('about:blank')
  await expect.poll(() => views('courseSharing')).toMatchObject([{ container: null, painted: null, source: null }])
  const [view] = views('courseSharing')
  expect(`${view!.route}-${view!.build}`).toBe(id)
  expect(problems).toEqual([])
})

test('taps on 下载 App are counted apart from those on 打开 App', async () => {
  const { page } = await openPage(stack, 'down', { device: 'desktop' })
  await reportLoaded(page)
  await page.getByRole('button', { name: '下载 App' }).click()
  await page.getByText('用手机扫码打开').waitFor()
  // What happened is read a moment later.
  await page.waitForTimeout(100)
  await coverPage(page)
  await expect.poll(() => views('down')).toMatchObject([{ taps: 0, unopened: 0, downloads: 1 }])
})

test('a page that the browser opens ahead asks and counts nothing before it is shown', async () => {
  const { deeds, painted, report } = await openAhead({
    dist: `${scratch}/dist`,
    service: stack.serviceUrl,
    route: 'bodyFatScaleList',
    token: 'local-token-1001',
    words: '57.8',
  })
  const [document, file, ...others] = deeds.filter(({ isAhead }) => isAhead).map(({ what }) => what)
  expect([document, file, others]).toEqual(['/bodyFatScaleList', expect.stringMatching(/^\/assets\/body/), []])
  const seen = deeds.filter(({ isAhead }) => !isAhead).map(({ what }) => what)
  const once = ['native/getToken', 'native/hiddenNavigaBar', '/api/user-scale/v1/record/list', REPORT_PATH]
  for (const what of once) expect(seen.filter((one) => one === what)).toEqual([what])
  expect(JSON.parse(report)).toMatchObject({ route: 'bodyFatScaleList', painted })
})

/** Only over TLS does a browser send reports of its own. */
const tls = ownCertificate()
/** It keeps these reports back, too; the headless shell sends none. */
const QUIET = '--disable-background-networking'

test.skipIf(!tls)('what a policy stops is told by the browser itself, where no script of the page runs', async () => {
  const dist = `${scratch}/told`
  cpSync(`${scratch}/dist`, dist, { recursive: true })
  const file = `${dist}/down/index.html`
  const html = readFileSync(file, 'utf8').replace('<div id="app"', '<img src="https://elsewhere.example/" alt="">$&')
  writeFileSync(file, html)
  const shellOrigins: string[] = []
  const service = await startService({ port: 0, db: seededDatabase(), shellOrigins })
  const site = await listen(createSite({ dist, service: service.url }), 0, tls)
  shellOrigins.push(site.url)
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    ignoreDefaultArgs: [QUIET],
    args: [...CHROMIUM_ARGS.filter((one) => one !== QUIET), '--ignore-certificate-errors', '--short-reporting-delay'],
  })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${site.url}/down`)
    const told = () => allRows(service.db, 'SELECT route, directive FROM policy_violation')
    await expect.poll(told, { timeout: 20_000 }).toEqual([{ route: 'down', directive: 'img-src' }])
  } finally {
    await browser.close()
    await Promise.all([site.close(), service.close()])
  }
})
