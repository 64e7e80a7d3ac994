import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type ListeningServer, startHttpServer } from '#scripts/base/http-server.ts'
import { EDGE_FILE } from '#scripts/build/manifest.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { getPageName } from '#scripts/edge/item.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import { GONE } from '#scripts/edge/rewrite.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import { type Opened, type OpenOptions, openPage } from './browser.ts'
import { IPHONE_CRAWLER } from './crawlers.ts'
import { PATIENT } from './edge-in-node.ts'
import { isFullRun } from './matrix/screens.ts'
import {
  checkHeading,
  describeTree,
  extractView,
  getTextTokens,
  recordParsedNodes,
  waitUntilIdle,
} from './server-rendered.ts'
import { getShifts, watchShifts } from './shifts.ts'
import { type Stack, startStack } from './stack.ts'
import { startWorkerd } from './workerd.ts'

/** Sent with a request for HTML, as over a bad line: how it comes. */
const SLOWLY = 'x-slowly'
/** The rendered view in chunks cut between any two tags, one per frame. */
const PIECES = 'pieces'
/** The view first; the rest when `rest.comes()` is called. */
const VIEW = 'view'
/** All but the page's own script, which comes when `rest.comes()` is called. */
const UNHEARD = 'unheard'
/** The first half of the view, and never more: the line has died. */
const HALF = 'half'
const COUNT = 16

const rest = { comes: () => {} }

/** A reply whose bytes come piece by piece. */
async function sendInChunks(reply: Response, how: string): Promise<Response> {
  const html = await reply.text()
  const body = new ReadableStream({
    async start(pieces) {
      for await (const piece of createChunks(html, how)) pieces.enqueue(new TextEncoder().encode(piece))
      pieces.close()
    },
  })
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  return new Response(body, { status: reply.status, headers })
}

async function* createChunks(html: string, how: string): AsyncGenerator<string> {
  const view = html.indexOf('<div id="app">')
  const end = html.indexOf('<script', view)
  if (how === VIEW || how === UNHEARD) {
    const cut = how === VIEW ? end : html.lastIndexOf('<script type="module"')
    yield html.slice(0, cut)
    await new Promise<void>((resolve) => Object.assign(rest, { comes: resolve }))
    yield html.slice(cut)
    return
  }
  if (how === HALF) {
    yield html.slice(0, html.lastIndexOf('<', (view + end) / 2))
    return await new Promise<void>(() => {})
  }
  yield html.slice(0, view)
  const tags = html.slice(view, end).split(/(?<=>)/)
  const size = Math.ceil(tags.length / COUNT)
  for (let at = 0; at < tags.length; at += size) {
    yield tags.slice(at, at + size).join('')
    await wait(40)
  }
  yield html.slice(end)
}

type Opening = readonly [path: string, name: RouteName]
/** Each way to open a share page, as the shell lists them; member 1001 is the one who shares. */
const OPENINGS = SCREENS.filter(({ name }) => name in SHARE_PAGES).flatMap((screen) =>
  screen.presets.map((preset): Opening => [createPath(screen.name, preset, '1001'), screen.name]),
)
/**
 * In an ordinary run each share page once, a turn further on in its ways; by MATRIX=all each way.
 */
const selectOpenings = (turn: number): Opening[] =>
  isFullRun
    ? OPENINGS
    : Object.keys(SHARE_PAGES).map((name, at) => {
        const openings = OPENINGS.filter(([, element]) => element === name)
        return openings[(3 * at + turn) % openings.length]!
      })
type HttpEnv = { Bindings: HttpBindings }
const dist = inject('dist')
const open: { close: () => Promise<unknown> }[] = []
let stack: Stack
/** The site as a host has it, the edge in front. */
let front: ListeningServer
let workers: { url: string }

beforeAll(async () => {
  stack = await startStack()
  let edge: (request: Request) => Promise<Response>
  const site = createSite({ dist, service: stack.serviceUrl })
  const app = new Hono<HttpEnv>()
  app.all('*', async (c) => {
    if (!((getPageName(c.req.path) ?? '') in SHARE_PAGES)) return site.fetch(c.req.raw, c.env)
    const how = c.req.header(SLOWLY)
    if (!how) return edge(c.req.raw)
    const request = new Request(c.req.raw)
    request.headers.set('accept-encoding', 'identity')
    return sendInChunks(await edge(request), how)
  })
  front = await startHttpServer(app, 0)
  const settings = { PAGE_ORIGIN: front.url, SERVICE_ORIGIN: stack.serviceUrl, ...PATIENT }
  edge = await createNodeEdge({ dist, settings })
  const worker = await startWorkerd(readFileSync(`${dist}/${EDGE_FILE}`, 'utf8'), {
    ...settings,
    SITE_ORIGIN: stack.url,
  })
  workers = worker
  open.push(front, worker)
})
afterAll(async () => {
  await Promise.all([local, silent, taken].map((tab) => tab?.page.context().close()))
  await Promise.all(open.map((element) => element.close()))
  await stack?.close()
})
beforeEach(() => stack.faults.set([]))

/** The way into the app at the foot of a page with an item. */
const BAR = 'section + .sticky'

/**
 * Asked for as a crawler does, for which the edge waits; a visitor's page is drawn from then on.
 */
const fetchHtml = async (path: string, from = front.url) =>
  (await fetch(from + path, { headers: { 'user-agent': IPHONE_CRAWLER } })).text()

/** Open a page that the edge draws for sure. */
async function openAtEdge(name: RouteName, options: OpenOptions & { path: string }) {
  await fetchHtml(options.path)
  return openPage({ ...stack, url: front.url }, name, options)
}

/**
 * One tab for client-rendered pages and one without scripts, reused, because reading does not
 * depend on history.
 */
let local: Opened | undefined
let silent: Opened | undefined

/** The text and HTML of client-rendered pages, loaded once for all comparisons. */
const rendered = new Map<string, Promise<{ texts: string[]; html: string }>>()
function getClientRender([path, name]: Opening) {
  const cached = rendered.get(path) ?? readView([path, name])
  rendered.set(path, cached)
  return cached
}

async function readView([path, name]: Opening) {
  if (local) await local.page.goto(stack.url + path)
  else local = await openPage(stack, name, { path, isCached: true })
  const { page } = local
  await waitUntilIdle(page)
  await page.evaluate(checkHeading, GONE)
  // What only a script can place, it also makes.
  await page.evaluate("document.querySelectorAll('[data-placed]').forEach((one) => one.remove())")
  // Whether this is the app, where the bar is not wanted, only a script can find out.
  if (name === 'groupInfoShare') await page.evaluate((bar) => document.querySelector(bar)?.remove(), BAR)
  const html = await page.locator('#app').evaluate((root) => root.outerHTML)
  // Nothing is offered without a script that needs one.
  await page.locator('main button').evaluateAll((all) => {
    for (const element of all) element.remove()
  })
  const label = await getTextTokens(page)
  return { texts: label, html: html.replaceAll(stack.url, front.url) }
}

test.for(selectOpenings(1))('%s is drawn as the page draws itself, in Node and in Workers', async ([path, name]) => {
  const html = await fetchHtml(path)
  const view = extractView(html)
  expect(view).not.toMatch(/ style="/)
  expect(view.replace(/<[^>]*>/g, ' ')).not.toMatch(/undefined|NaN|null|\[object/)
  expect(describeTree(view)).toEqual(describeTree((await getClientRender([path, name])).html))
  const ofWorkers = await fetchHtml(path, workers.url)
  expect(extractView(ofWorkers)).toBe(view)
  // Between them are the replies, whose time may have gone on by a second.
  const getTextAfterView = (text: string) => text.slice(text.indexOf('<p id="slow"'))
  expect(getTextAfterView(ofWorkers)).toBe(getTextAfterView(html))
})

test.for(selectOpenings(1))('%s reads whole without scripts', async ([path, name]) => {
  await fetchHtml(path)
  if (silent) await silent.page.goto(front.url + path)
  else silent = await openAtEdge(name, { path, noScript: true, isCached: true })
  const { page } = silent
  const expected = (await getClientRender([path, name])).texts
  // Content below the first screen appears one frame later.
  await expect.poll(() => getTextTokens(page)).toEqual(expect.arrayContaining(expected))
  expect(await page.locator('[style]').count()).toBe(0)
  expect(await page.locator('#app').getByRole('button').allInnerTexts()).toEqual([])
})

/**
 * The tab in which the pages of the edge are taken over, with its calls since the last one was
 * opened.
 */
let taken: (Opened & { calls: string[] }) | undefined

async function openTaken([path, name]: Opening) {
  if (taken) {
    // Whatever the page before still asks for or says belongs to the test before.
    await taken.page.goto('about:blank')
    taken.calls.length = 0
    taken.problems.length = 0
    await fetchHtml(path)
    await taken.page.goto(front.url + path)
    return taken
  }
  const calls: string[] = []
  const opened = await openAtEdge(name, {
    path,
    isCached: true,
    reducedMotion: false,
    prepare: async (page) => {
      // The others are the site's own files.
      if (SHARE_PAGES[name]?.preload) await page.setExtraHTTPHeaders({ [SLOWLY]: PIECES })
      await watchShifts(page)
      await recordParsedNodes(page)
      page.on('request', (request) => {
        if (/^\/(api|pk)\//.test(new URL(request.url()).pathname)) calls.push(request.url())
      })
    },
  })
  taken = { ...opened, calls }
  return taken
}

test.for(selectOpenings(2))('%s is taken over: the same nodes, no call, nothing moves', async ([path, name]) => {
  const { page, problems, calls } = await openTaken([path, name])
  await waitUntilIdle(page)
  expect(calls).toEqual([])
  expect(problems).toEqual([])
  expect(await getShifts(page)).toEqual([])
  const { parsed, preserved, foreign } = await page.evaluate(() => window.__parser.report())
  expect(preserved).toBe(parsed)
  if (name !== 'groupInfoShare') expect(foreign).toBe(0)
})

/**
 * Opens a course page whose document arrives in two chunks; `opened` resolves when
 * it is complete.
 */
async function openInTwoChunks(how: string, options: OpenOptions) {
  let cached: (page: Page) => void
  const tab = new Promise<Page>((resolve) => {
    cached = resolve
  })
  const opened = openAtEdge('courseSharing', {
    path: '/courseSharing?courseNo=C1001&type=1',
    ...options,
    prepare: async (page) => {
      await page.setExtraHTTPHeaders({ [SLOWLY]: how })
      await options.prepare?.(page)
      cached(page)
    },
  })
  return { page: await tab, opened }
}

test('a page shows its item before any of its scripts has come, and replaces a picture that has failed by then', async () => {
  const { page, opened } = await openInTwoChunks(VIEW, {
    prepare: async (page) => void (await page.route('**/local/**', (route) => route.fulfill({ status: 404 }))),
  })
  await page.getByText('课程安排').waitFor()
  const picture = page.locator('img[src*="/local/"]')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((element) => (element as HTMLImageElement).complete)).toBe(true)
  expect(await page.locator('script').count()).toBe(0)
  rest.comes()
  await opened
  await expect.poll(() => picture.count()).toBe(0)
})

test('where the line dies in the middle of a view, what has come of it can be read', async () => {
  const { page, opened } = await openInTwoChunks(HALF, {})
  // The document never ends.
  opened.catch(() => {})
  await page.getByRole('heading', { name: '全身燃脂力量循环' }).waitFor()
})

test('a tap before the page listens is done when it does', async () => {
  const { page, opened } = await openInTwoChunks(UNHEARD, { device: 'wechatIos' })
  const button = page.getByRole('button', { name: '打开 App' })
  await button.waitFor()
  await page.waitForFunction(() => '__page' in window)
  await button.tap()
  rest.comes()
  await opened
  await page.getByText('点击右上角').first().waitFor()
})

test('someone who comes back sees the page of before until there are fresh answers', async () => {
  let calls = 0
  const { page } = await openAtEdge('pkShare', {
    path: '/pkShare?pkNo=P1&userNo=1001',
    prepare: async (page) => {
      await page.route('**/pk/**', (route) => {
        calls++
        return route.fulfill({ json: { code: 0, msg: '', data: { userName: '改了名字', userAvatar: '', rank: 12 } } })
      })
      await page.addInitScript(
        `if (history.state?.back) Object.defineProperty(performance, 'navigation', { value: { type: 2 } })`,
      )
    },
  })
  await waitUntilIdle(page)
  expect(await page.getByText('晓棠').count()).toBe(1)
  await page.evaluate(() => history.replaceState({ back: true }, ''))
  expect(calls).toBe(0)
  await page.reload()
  await page.getByText('改了名字').waitFor()
  await waitUntilIdle(page)
  expect(calls).toBe(1)
  // Not the picture of before either: attributes are corrected, too.
  expect(await page.locator('img[src*="/local/"]').count()).toBe(0)
})
