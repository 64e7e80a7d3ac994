import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { REPORT_PATH } from '#scripts/base/ports.ts'
import { getBrotliSize } from '#scripts/build/check-size.ts'
import { selectAll } from '#scripts/local-service/query.ts'
import type { Report } from '#shared/telemetry/report.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { createCachedBrowser, leaveAndReturn, watchRestores } from './cached-browser.ts'
import { hidePage } from './page-leave.ts'
import { openPrerendered } from './prerendered.ts'
import { buildReporting, collectReports, reportLoaded } from './reporting-site.ts'
import { type Stack, startStack } from './stack.ts'
import { emulateWechat } from './wechat-client.ts'

const scratch = mkdtempSync(join(tmpdir(), 'vitals-'))
const dist = `${scratch}/dist`
const COURSE: OpenOptions = { query: { courseNo: 'C1001', type: '1' }, device: 'desktop' }
const cached = createCachedBrowser()
let stack: Stack

beforeAll(async () => {
  await buildReporting(dist, ['bodyFatScaleList', 'courseSharing', 'down', 'payFailed'])
  stack = await startStack({ dist })
})
afterEach(() => stack.faults.set([]))
afterAll(async () => {
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

/**
 * Opens a page, waits until the report is loaded, does something there, and hides the page.
 * @returns what it sent
 */
async function openAndReport(options: OpenOptions, act: (page: Page) => Promise<unknown> = async () => {}) {
  let sent: string[] = []
  const { page } = await openPage(stack, 'courseSharing', {
    ...options,
    prepare: async (page) => {
      sent = collectReports(page)
      await options.prepare?.(page)
    },
  })
  await reportLoaded(page)
  await act(page)
  await page.waitForTimeout(100) // errors are read in a later task
  await hidePage(page)
  await expect.poll(() => sent.length).toBe(1)
  await page.goto('about:blank')
  await page.waitForTimeout(300)
  expect(sent).toHaveLength(1)
  return { text: sent[0]!, ...(JSON.parse(sent[0]!) as Report) }
}

test('a slow page reports its metrics once; the local service shows them', async () => {
  stack.faults.set([{ path: '/api/course/share', delayMs: 2700, times: 1 }])
  const { page, build, container, platform, metrics, errors } = await openAndReport(COURSE)
  expect({ page, container, platform, errors }).toEqual({
    ...{ page: 'courseSharing', container: 'browser', platform: 'desktop', errors: [] },
  })
  expect(build).toMatch(/^[\w-]{8}$/)
  expect(metrics).toEqual({
    fcp: expect.any(Number),
    lcp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
  })
  expect(metrics.lcp).toBeGreaterThan(2700)
  const table = await openPage(stack, '', { path: '/local/vitals', device: 'desktop' })
  await table.page.getByText('courseSharing', { exact: true }).first().waitFor()
  expect(await table.page.locator('tr', { hasText: 'lcp' }).innerText()).toContain(String(metrics.lcp))
})

test('a failed call and a violation of the policy are reported without anything of the address', async () => {
  stack.faults.set([{ path: '/api/course/share', status: 500 }])
  const { text, errors } = await openAndReport(
    { ...COURSE, query: { ...COURSE.query, channel: '13800138000' } },
    (page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: 'http://evil.example.com/13900139000.png' }))
      }),
  )
  expect(errors.map(({ message }) => message)).toEqual(['call server api/course/share', 'csp img-src'])
  expect(text).not.toMatch(/C1001|courseNo|127\.0\.0\.1|\?|13800138000|13900139000/)
})

test('a lost chunk is reported by its name', async () => {
  const prepare = async (page: Page) =>
    void (await page.route(/\/assets\/later-/, (route) => route.fulfill({ status: 404 })))
  const { errors } = await openAndReport({ ...COURSE, device: 'wechatIos', prepare }, async (page) => {
    await page.getByRole('button', { name: /App/ }).first().click()
    await page.getByRole('button', { name: '网络不给力' }).waitFor()
  })
  expect(errors).toContainEqual({ message: 'lost', source: expect.stringMatching(/^later-[\w-]{8}\.js$/) })
})

test('an error in a later file is reported at its line, without its text', async () => {
  const prepare = async (page: Page) =>
    void (await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new RangeError('张三 13800138000')
      }
    }))
  const { text, errors } = await openAndReport({ ...COURSE, prepare }, async (page) => {
    const failed = page.waitForEvent('pageerror')
    await page.getByRole('button', { name: /App/ }).first().click()
    await failed
  })
  expect(errors).toContainEqual({
    ...{
      message: expect.stringMatching(/^(error|rejection) RangeError$/),
      source: expect.stringMatching(/\.js$|^page$/),
    },
    ...{ line: expect.any(Number), column: expect.any(Number) },
  })
  expect(text).not.toMatch(/张三|13800138000/)
})

test('what WeChat refuses is reported', async () => {
  const reported: string[] = []
  const prepare = async (page: Page) => {
    page.on('console', (message) => reported.push(message.text()))
    await emulateWechat(page, 'ios', 'unsigned')
  }
  const { container, errors } = await openAndReport({ ...COURSE, device: 'wechatIos', prepare }, () =>
    expect.poll(() => reported).toContain('wechat signature'),
  )
  expect(container).toBe('wechat')
  expect(errors).toContainEqual({ message: 'wechat signature' })
})

test('a page from the back-forward cache is another view, with metrics of its own', async () => {
  stack.db.exec('DELETE FROM report_item')
  const { page } = await openPage(stack, 'courseSharing', {
    ...COURSE,
    browser: cached.browser,
    prepare: watchRestores,
  })
  await reportLoaded(page)
  await page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') })))
  await leaveAndReturn(page)
  // The library waits for two frames until it knows when the page was seen again.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
  await page.goto('about:blank')
  const readRows = (name: string) =>
    selectAll<{ value: number }>(
      stack.db,
      "SELECT value FROM report_item WHERE page = 'courseSharing' AND name = ? ORDER BY at",
      name,
    )
  await expect.poll(() => readRows('ttfb').length).toBe(2)
  expect(readRows('ttfb')[1]).toEqual({ value: 0 })
  expect(readRows('lcp')).toHaveLength(2)
  expect(readRows('error RangeError')).toHaveLength(1)
})

test('a page that the browser opens ahead asks and reports nothing before it is shown', async () => {
  const { deeds, report } = await openPrerendered({
    dist,
    service: stack.serviceUrl,
    route: 'bodyFatScaleList',
    token: 'local-token-1001',
    text: '57.8',
  })
  const [document, file, ...others] = deeds.filter(({ isAhead }) => isAhead).map(({ what }) => what)
  expect([document, file, others]).toEqual(['/bodyFatScaleList', expect.stringMatching(/^\/assets\/body/), []])
  const seen = deeds.filter(({ isAhead }) => !isAhead).map(({ what }) => what)
  const once = ['native/getToken', 'native/hiddenNavigaBar', '/api/user-scale/v1/record/list', REPORT_PATH]
  for (const what of once) expect(seen.filter((element) => element === what)).toEqual([what])
  expect(JSON.parse(report)).toMatchObject({ page: 'bodyFatScaleList' })
})

test('the lines in the head cost a page at most 0.4 KB, and nothing without REPORT_URL', () => {
  for (const page of ['courseSharing', 'down']) {
    const [on, off] = [dist, inject('dist')].map((folder) => readFileSync(`${folder}/${page}/index.html`, 'utf8'))
    expect(getBrotliSize(on!) - getBrotliSize(off!), page).toBeLessThanOrEqual(400)
    expect([on, off].map((html) => html!.includes('.errors='))).toEqual([true, false])
  }
  const files = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((path) => /assets\/report-|\.map$/.test(path))).toEqual([])
})
