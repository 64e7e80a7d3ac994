import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { KNOWN_TAGS } from '#scripts/base/known-tags.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { brotliBytes } from '#scripts/site/build/check-size.ts'
import { mapsFolder } from '#scripts/site/build/source-maps.ts'
import { checkComplete } from '#scripts/site/deploy/check-complete.ts'
import { nginxServer } from '#scripts/site/deploy/nginx.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { figureText } from '#scripts/site/links/reported.ts'
import { freePort, HAS_NGINX, startNginx } from '#scripts/workbench/serve/nginx-server.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { ratingOf } from '#scripts/workbench/service/vitals/html.ts'
import { textAtRest } from './at-rest.ts'
import { type Opened, type OpenOptions, openPage } from './browser.ts'
import { coverPage, tapUnder, watchLeaving } from './leaving.ts'
import { buildReporting, reportLoaded, reportsOf } from './reporting-site.ts'
import { type Stack, startStack } from './stack.ts'
import { beWechat } from './wechat-client.ts'

const scratch = mkdtempSync(join(tmpdir(), 'vitals-'))
const dist = `${scratch}/dist`
const COURSE = { query: { courseNo: 'C1001', type: '1' }, device: 'desktop' } as const
const channels = KNOWN_TAGS.channel as string[]
const origins: string[] = []
let stack: Stack

beforeAll(async () => {
  channels.push('e2e-1001')
  await buildReporting(dist, ['courseSharing', 'down', 'orderList'])
  stack = await startStack({ dist, maps: mapsFolder(dist), origins })
})
afterEach(() => {
  stack.faults.set([])
  stack.db.exec('DELETE FROM page_view')
})
afterAll(async () => {
  channels.pop()
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** Whether a page is at rest is looked at every second (shared/head/report.ts): here ten times as often. */
const SOON = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 1000 ? 100 : ms, ...rest)
}`

const views = () => allRows<Record<string, unknown>>(stack.db, 'SELECT * FROM page_view')
/** Open a page, wait for its report, do something there, and put it away. @returns what it sent */
async function visit(
  options: OpenOptions,
  act: (opened: Opened) => Promise<unknown> = async () => {},
  url = stack.url,
) {
  let sent: string[] = []
  const opened = await openPage({ ...stack, url }, 'courseSharing', {
    ...options,
    prepare: async (page) => {
      sent = reportsOf(page)
      await page.addInitScript(SOON)
      await options.prepare?.(page)
    },
  })
  await reportLoaded(opened.page)
  await act(opened)
  // What happened is read a moment later.
  await opened.page.waitForTimeout(100)
  await coverPage(opened.page)
  await expect.poll(() => [sent.length, views().length]).toEqual([1, 1])
  // It is left, too: still one page view.
  await opened.page.goto('about:blank')
  await opened.page.waitForTimeout(300)
  expect(views()).toHaveLength(1)
  return { sent, problems: opened.problems }
}

/** What the page of the vitals says, in one line. */
async function shown(): Promise<string> {
  const { page } = await openPage({ ...stack, url: stack.url }, '', { path: '/local/vitals', device: 'desktop' })
  for (const details of await page.locator('summary').all()) await details.click()
  return (await textAtRest(page)).replace(/\s+/g, ' ')
}

/** `path:line` of the first line of a source that holds these words. */
const lineOf = (path: string, words: string) =>
  `${path}:${
    readFileSync(ROOT + path, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  }`

test('a slow page appears with its 75th percentile', async () => {
  stack.faults.set([{ path: '/api/course/share', delayMs: 2700, times: 1 }])
  const { sent, problems } = await visit(COURSE)
  expect(problems).toEqual([])
  expect(JSON.parse(sent[0]!).errors).toEqual([])
  const [view] = views()
  expect(view).toMatchObject({ route: 'courseSharing', container: 'browser', platform: 'desktop', source: null })
  expect(view!.painted).toBeGreaterThan(2700)
  for (const name of ['lcp', 'ttfb', 'cls']) expect(view![name], name).toEqual(expect.any(Number))
  const painted = Number(view!.painted)
  const mark = ratingOf('painted', painted) === 'poor' ? '■' : '▲'
  expect(await shown()).toContain(`/courseSharing ${view!.build} 1 0% ${mark}${figureText('painted', painted)} `)
})

// The other kinds of failures tests/unit/service/vitals.test.ts holds.
test('a call that the service does not answer appears with its path, file and line, what the policy forbids by its directive; nothing of the address', async () => {
  stack.faults.set([{ path: '/api/course/share', status: 500 }])
  const query = { ...COURSE.query, channel: '13800138000' }
  const { sent } = await visit({ ...COURSE, query }, ({ page }) =>
    page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example.com/13900139000.png' }))
    }),
  )
  const words = await shown()
  expect(words).toMatch(
    /接口失败：服务出错 api\/course\/share .*shared\/api\/[\w-]+\.ts:\d+ .*\/courseSharing 浏览器 1 1/,
  )
  expect(words).toContain('违反安全策略：img-src')
  // The whole numbers: a figure may hold their first digits.
  expect(sent.join()).not.toMatch(/C1001|courseNo|127\.0\.0\.1|\?|13800138000|13900139000/)
})

test('a lost part appears with its file and the line that asked for it, WeChat’s kit too', async () => {
  await visit(
    {
      query: COURSE.query,
      device: 'wechatIos',
      prepare: async (page) =>
        void (await page.route(/\/assets\/(flow|kit)-/, (route) => route.fulfill({ status: 404 }))),
    },
    async ({ page }) => {
      await page.getByRole('button', { name: /App/ }).first().click()
      await page.getByText('网络不给力').waitFor()
    },
  )
  const words = await shown()
  expect(words).toContain('文件丢失 shared/app/open-app/flow.ts')
  expect(words).toMatch(/文件丢失：微信的接口和开放标签 kit-[\w-]{8}\.js .*\/courseSharing 微信 8\.0\.49/)
  expect(words).toContain(lineOf('shared/core/loading/lazy.ts', 'Object.assign(new Error('))
  expect(words).toContain(lineOf('shared/app/open-app/open-app.tsx', "lazy(() => import('./flow.ts'))"))
})

test('an error in a later file and one in the page’s own script appear at their lines in the sources', async () => {
  const prepare = async (page: Page) =>
    void (await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new RangeError('张三 13800138000')
      }
      performance.mark = () => {
        throw new TypeError('体重 72.5 kg')
      }
    }))
  const { sent } = await visit({ ...COURSE, prepare }, async ({ page, problems }) => {
    await page.getByRole('button', { name: /App/ }).first().click()
    await expect.poll(() => problems.filter((one) => one.includes('张三')).length).toBeGreaterThan(0)
  })
  const words = await shown()
  expect(words).toMatch(/未处理的(错误|拒绝)：RangeError/)
  expect(words).toContain(lineOf('shared/ui/overlays/use-modal.ts', 'showModal()'))
  expect(words).toMatch(/未处理的错误：TypeError/)
  expect(words).toContain(lineOf('shared/app/page/progress.ts', 'performance.mark'))
  expect(sent.join()).not.toMatch(/张三|13800138000|72\.5/)
})

test('what WeChat refuses appears by page, container and version', async () => {
  const told: string[] = []
  const prepare = async (page: Page) => {
    page.on('console', (message) => told.push(message.text()))
    await beWechat(page, 'ios', 'unsigned')
  }
  await visit({ query: COURSE.query, device: 'wechatIos', prepare }, () =>
    expect.poll(() => told).toContain('wechat signature'),
  )
  expect(await shown()).toMatch(/微信：签名无效 – \/courseSharing 微信 8\.0\.49/)
})

/** The site with a short link, as nginx serves it; where there is no nginx, the site of the other tests, without short links. */
async function withShortLink(to: string) {
  if (!HAS_NGINX) return { url: stack.url, path: to, close: async () => {} }
  const port = await freePort()
  const settings = { listen: `127.0.0.1:${port}`, brotli: false, service: stack.serviceUrl, forward: ['local'] }
  const links = { winter: { to, until: '2099-12-31' } }
  const url = `http://127.0.0.1:${port}`
  origins.push(url)
  const options = { ...settings, root: dist, assetsRoot: dist, links }
  const nginx = await startNginx(nginxServer(rulesOf(dist), options), `${url}/down`)
  return { url, path: '/s/winter', close: nginx.close }
}

test('marketing sees what became of a link, a short one too: openings, taps, an app that stayed closed', async () => {
  const { path, url, close } = await withShortLink('/courseSharing?courseNo=C1001&type=1&channel=e2e-1001')
  const { sent } = await visit(
    { path, device: 'iosSafari' },
    async ({ page }) => {
      const left = await watchLeaving(page)
      await tapUnder(page.getByRole('button', { name: /打开/ }).first())
      // An app that stays closed: the store, after three seconds.
      await expect.poll(() => left).toHaveLength(2)
    },
    url,
  ).finally(close)
  expect(JSON.parse(sent[0]!)).toMatchObject({ channel: 'e2e-1001', taps: 1, unopened: 1 })
  expect(await shown()).toMatch(/按页面、容器和版本 .*\/courseSharing 浏览器 WebKit [\d.]+ 1 1/)
  const args = ['--origin', stack.url, '--route', 'courseSharing', '--set', 'courseNo=C1001', '--channel', 'e2e-1001']
  // In a process of its own: the service answers from this one.
  const command = [`${ROOT}scripts/site/links/main.ts`, '--no-preview', '--known', `${scratch}/known.json`, ...args]
  const links = promisify(execFile)(process.execPath, command, { encoding: 'utf8' })
  expect((await links).stdout).toMatch(
    /已记入名单.*\n.*最近一天 打开 1 次，内容出现 [\d.]+ m?s（75 分位），点“打开 App”1 次，没有打开 浏览器 1\n/,
  )
})

test('its lines cost a page at most 0.6 KB, without REPORT_URL nothing, and no map is among the files that ship', () => {
  for (const page of ['courseSharing', 'down', 'orderList']) {
    const [on, off] = [dist, inject('dist')].map((folder) => readFileSync(`${folder}/${page}/index.html`, 'utf8'))
    expect(brotliBytes(on!) - brotliBytes(off!), page).toBeLessThanOrEqual(600)
    expect([on, off].map((html) => html!.includes('__notes'))).toEqual([true, false])
  }
  const files = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((path) => /assets\/report-|\.map$/.test(path))).toEqual([])
  checkComplete(dist)
  expect(readdirSync(mapsFolder(dist)).some((name) => /^flow-.*\.map$/.test(name))).toBe(true)
})
