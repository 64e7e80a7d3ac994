import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { REPORT_PATH } from '#scripts/base/ports.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { startService } from '#scripts/local-service/main.ts'
import { selectAll } from '#scripts/local-service/query.ts'
import { bundleShell } from '#scripts/native-shell/bundle.ts'
import { createChromiumEngine } from '#tests/e2e/engines/chromium.ts'
import type { Engine, Window } from '#tests/e2e/engines/engine.ts'
import { firefox } from '#tests/e2e/engines/firefox.ts'
import { webkit } from '#tests/e2e/engines/webkit.ts'
import { buildReporting } from '#tests/e2e/reporting-site.ts'
import { createSeededDatabase } from '#tests/seeded-database.ts'
import { createCells } from './cells.ts'
import { isFullRun, PAGES, type Screen } from './screens.ts'
import { splitLines, waitUntil } from './violations.ts'

/** The first is what the others are compared with. */
const ENGINES: readonly Engine[] = [
  createChromiumEngine('Chromium'),
  webkit,
  firefox,
  // The oldest one promised (README, "Browsers"); no package has it.
  createChromiumEngine('old Chromium', process.env.OLD_CHROMIUM ?? ''),
]

const scratch = mkdtempSync(join(tmpdir(), 'engines-'))
/** Installed engines; a window that does not answer any more is replaced. */
const opened: { engine: Engine; window: Window }[] = []
let stack: Awaited<ReturnType<typeof startReporting>>

/**
 * The site as built by `npm start`; page errors are collected by its own report in every engine.
 */
async function startReporting() {
  const dist = `${scratch}/dist`
  const shellOrigins: string[] = []
  const service = await startService({ port: 0, db: createSeededDatabase(), shellOrigins })
  const before = { ...process.env }
  process.env.WORK_ORDER_URL = `${service.url}/local/work-order/`
  process.env.ORDER_LIST_URL = `${service.url}/local/order-list/`
  try {
    await buildReporting(dist)
  } finally {
    process.env = before
  }
  const app = createSite({ dist, service: service.url, shell: await bundleShell() })
  // A page view that is left before it is measured has no row in the database.
  const reports = { count: 0 }
  const fetch = async (request: Request, ...more: []) => {
    const response = await app.fetch(request, ...more)
    if (new URL(request.url).pathname === REPORT_PATH) reports.count++
    return response
  }
  const site = await startHttpServer({ fetch }, 0)
  shellOrigins.push(site.url)
  return { url: site.url, db: service.db, reports, close: () => Promise.all([site.close(), service.close()]) }
}

beforeAll(async () => {
  if (!isFullRun) return
  stack = await startReporting()
  for (const engine of ENGINES) {
    if (!engine.programs.every(existsSync)) console.log(`没有 ${engine.name}，略过（${engine.remedy}）`)
    else opened.push({ engine, window: await engine.launch() })
  }
})
afterAll(async () => {
  await Promise.all(opened.map(({ window }) => window.close()))
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** What a page shows. */
interface VisibleState {
  path: string
  text: string
  title: string
  /** CSS pixels that it is wider than its window. */
  overflow: number
  isBusy: boolean
  /** The report runs: what happens from now on reaches the collector. */
  isReporting: boolean
}

/** The page, in the simulated phone or alone. Every engine has to read this. */
const PAGE = "(document.querySelector('iframe[title=手机里的页面]') || { contentWindow: window }).contentWindow"

const SHOWN = `(function (page) {
  var document = page.document, root = document.documentElement
  return {
    path: page.location.pathname,
    // Firefox leaves the text of drawings out.
    text: [document.body.innerText].concat([].map.call(document.querySelectorAll('svg text'), function (one) { return one.textContent })).join('\\n'),
    title: document.title,
    overflow: root.scrollWidth - root.clientWidth,
    isBusy: root.dataset.busy === '' || document.readyState != 'complete' || document.querySelector('[aria-busy=true]') !== null,
    isReporting: Boolean(page.__page?.isReporting),
  }
})(${PAGE})`

/**
 * The state of a page once it is stable and reporting, or after half a minute.
 * @param path without trailing slash
 */
async function getStableView({ read }: Window, path: string): Promise<VisibleState> {
  const limit = Date.now() + 30_000
  let before = ''
  for (;;) {
    // In between two documents there is nothing to read from.
    const displayed = await read<VisibleState>(SHOWN).catch(() => undefined)
    const isThere =
      displayed?.path.replace(/\/$/, '') === path && displayed.isReporting && !displayed.isBusy && displayed.text !== ''
    if (displayed && ((isThere && displayed.text === before) || Date.now() > limit)) return displayed
    before = isThere ? displayed.text : ''
    await wait(300)
  }
}

/** Have the page itself do something that ends its document. */
const runScript = ({ read }: Window, script: string): Promise<unknown> =>
  read(`(function (window) { window.setTimeout(function () { ${script} }) })(${PAGE}) || 0`)

/**
 * Members in the simulated phone, which wants a desktop's window, visitors in one as wide as a
 * phone.
 */
async function visitScreen(window: Window, { name, query, isMember }: Screen): Promise<VisibleState> {
  const search = new URLSearchParams(query).toString()
  const path = `/${name}${search && `?${search}`}`
  await (isMember ? window.resize(1280, 1000) : window.resize(390, 844))
  await window.open(stack.url + (isMember ? `/shell/#${path}` : path))
  return getStableView(window, `/${name}`)
}

/**
 * Leaves the page.
 * @returns errors that the page views have reported since the last call
 */
async function leaveScreen(window: Window, views: number): Promise<string[]> {
  // The page itself leaves: Firefox loses some beacons of a frame whose window is left.
  await runScript(window, "window.location.replace('about:blank')")
  const { db, reports } = stack
  const isReported = await waitUntil(async () => reports.count === views, 10_000)
  await window.open('about:blank')
  const sql = "SELECT concat('/', page, ': ', name, ' ', source) AS what FROM report_item WHERE value IS NULL"
  const errors = selectAll<{ what: string }>(db, sql).map(({ what }) => what)
  if (!isReported) errors.push(`${reports.count} of ${views} page views are reported`)
  clearReports()
  return errors
}

function clearReports() {
  stack.db.exec('DELETE FROM report_item')
  stack.reports.count = 0
}

const findViolations = ({ text, title, overflow, isBusy, isReporting }: VisibleState): (string | false)[] => [
  !/[\u4e00-\u9fff]{2}/.test(text) && 'no Chinese text on the screen',
  ...(text.match(/undefined|NaN|\[object|Infinity|Invalid Date|TypeError|重试|太旧/g) ?? []).map(
    (word) => `shows ${word}`,
  ),
  !title && 'no title',
  overflow > 0 && `${overflow} px too wide`,
  isBusy && 'still busy',
  !isReporting && 'reports nothing',
]

/** Judges a page in every installed engine. One that gives no answer starts anew and is asked again. */
async function checkEngines(page: string, suffix: string, findIn: (window: Window) => Promise<(string | false)[]>) {
  const cells = createCells(page, 'engines')
  for (const item of opened) {
    const violations = await findIn(item.window).catch(async () => {
      await item.window.close().catch(() => {})
      item.window = await item.engine.launch()
      clearReports()
      return findIn(item.window).catch((error: Error) => [error.message])
    })
    cells.note(item.engine.name + suffix, violations)
  }
  cells.judge()
}

/** How many lines the bar of /columnShare has. */
const BAR_LINES =
  "(function (text) { return text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight) })([].find.call(document.querySelectorAll('button span'), function (one) { return /企微咨询/.test(one.textContent) }))"

test.skipIf(!isFullRun).for(PAGES.map((screen) => [screen.name, screen] as const))(
  '/%s works in every engine that is installed',
  async ([name, screen]) => {
    let expected: ReadonlySet<string> | undefined
    await checkEngines(name, '', async (window) => {
      let displayed = await visitScreen(window, screen)
      expected ??= splitLines(displayed.text)
      const { size } = expected
      const findMissing = () => [...expected!].filter((line) => !splitLines(displayed.text).has(line))
      // What lies below the first view may come later.
      await waitUntil(async () => {
        if (findMissing().length <= size / 5) return true
        displayed = await getStableView(window, `/${name}`)
        return false
      }, 10_000)
      const missing = findMissing()
      const barLines = name === 'columnShare' ? await window.read<number>(BAR_LINES) : 0
      return [
        ...findViolations(displayed),
        barLines > 3.1 && `the bar has ${barLines} lines`,
        missing.length > size / 5 && `does not say ${missing.slice(0, 5).join(', ')}`,
        ...(await leaveScreen(window, 1)),
      ]
    })
  },
)

/** From a page to another one that it fades to, and back. */
const TURNS = [
  ['bodyFatScale', 'integral', true],
  ['down', 'file', false],
] as const

test.skipIf(!isFullRun).for(TURNS)(
  '/%s goes on to /%s and comes back in every engine',
  async ([name, next, isMember]) => {
    await checkEngines(name, ', on and back', async (window) => {
      await visitScreen(window, { name, query: {}, isMember })
      await runScript(window, `window.location.assign('/${next}')`)
      await getStableView(window, `/${next}`)
      await runScript(window, 'window.history.back()')
      const displayed = await getStableView(window, `/${name}`)
      return [...findViolations(displayed), ...(await leaveScreen(window, 3))]
    })
  },
)
