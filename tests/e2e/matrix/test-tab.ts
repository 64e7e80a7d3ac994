import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { type OpenOptions, openPage } from '#tests/e2e/browser.ts'
import type { Stack } from '#tests/e2e/stack.ts'
import { getOpenOptions, type Screen } from './screens.ts'

type Pattern = RegExp | ((url: URL) => boolean)
export type Spoil = readonly [pattern: Pattern, act: (route: Route) => Promise<unknown>]

/**
 * One tab in which a page is opened again and again, each time with another fault; or one page
 * after the other.
 */
export interface TestTab {
  screen: Screen
  page: Page
  /** Since the last `open` or `spoil`. */
  seen: { requests: string[]; documents: number; problems: string[]; console: string[] }
  text: () => Promise<string>
  /** Open the page with these faults in force; resolves when nothing more is under way. */
  open(spoils?: readonly Spoil[], query?: string): Promise<void>
  /** Go to another page in the same tab, all well; resolves as `open`. */
  visit(screen: Screen): Promise<void>
  /** These faults from now on instead of those before; the page stays. */
  spoil(spoils?: readonly Spoil[]): Promise<void>
  /** Nothing is requested and the page has done what it was busy with. */
  settled(): Promise<void>
}

/**
 * Expected messages: the browser's own for failed requests, and those of an error boundary around a
 * lazy module.
 */
const expectedMessages = /^Failed to load resource|was preloaded using link preload/

/**
 * Records a frame in which a page that had text has neither text nor a skeleton. A hidden page does
 * not count: the first visit waits for the height of the app's bar (shared/core/status-bar.ts).
 */
const WHITE_WATCH = `(() => {
  const hasSkeleton = () => document.querySelector('[aria-busy=true]') && getComputedStyle(document.documentElement).visibility === 'visible'
  const hasWords = () => /[\\u4e00-\\u9fff]{2}/.test(document.body.innerText) || hasSkeleton()
  let hadWords = false, isAsked = false
  new MutationObserver(() => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      if (!document.body) return
      if (hasWords()) hadWords = true
      else if (hadWords) window.__white = true
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()`

/** '' while the page is busy. */
const STATE = 'document.documentElement.dataset.busy'
/** The same after two frames and a timer. */
const REST = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  setTimeout(() => done(${STATE}), 30))))`

/** An address without a page: a few bytes, no script. */
const NOWHERE = '/nothing'

export interface TabOptions extends Partial<OpenOptions> {
  /** Requests stay pending, so nothing is awaited. */
  isHeld?: boolean
  /** Only the tab, for a test that opens the page itself. */
  isEmpty?: boolean
}

export async function openTestTab(stack: Stack, screen: Screen, options: TabOptions = {}): Promise<TestTab> {
  const pending = new Set<unknown>()
  let count = 0
  const seen: TestTab['seen'] = { requests: [], documents: 0, problems: [], console: [] }
  const opened = await openPage(stack, screen.name, {
    ...getOpenOptions(screen),
    ...(options.isEmpty && { path: NOWHERE }),
    ...options,
    prepare: async (page) => {
      page.on('request', (request) => {
        pending.add(request)
        count++
        seen.requests.push(request.url())
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents++
      })
      page.on('requestfinished', (request) => pending.delete(request))
      page.on('requestfailed', (request) => pending.delete(request))
      page.on('console', (message) => {
        seen.console.push(message.text())
        if (message.type() === 'error' && !expectedMessages.test(message.text())) seen.problems.push(message.text())
      })
      page.on('pageerror', (error) => seen.problems.push(`uncaught: ${error.message}`))
      await page.addInitScript(WHITE_WATCH)
      await options.prepare?.(page)
    },
  })
  const { page } = opened
  let active: readonly Spoil[] = []

  const waitUntilSettled = async () => {
    // After this limit the page is judged as it is: where nothing of it comes it stays busy for
    // long.
    const limit = Date.now() + 8000
    while (Date.now() < limit) {
      const before = count
      const isQuiet = pending.size === 0
      const state = await page.evaluate<string | undefined>(isQuiet ? REST : STATE).catch(() => '')
      // What the <head> of a dead page has asked for is never read to its end.
      if (state === 'dead' || (isQuiet && state !== '' && pending.size === 0 && count === before)) return
      await wait(15)
    }
  }
  const spoilRequests: TestTab['spoil'] = async (spoils = []) => {
    for (const [pattern, act] of active) await page.unroute(pattern, act)
    active = spoils
    for (const [pattern, act] of spoils) await page.route(pattern, act)
    // A held call that the page aborted never reports a failure.
    pending.clear()
    Object.assign(seen, { requests: [], documents: 0, problems: [], console: [] })
  }
  const navigateTab = async ({ name, query }: Screen, address = new URLSearchParams(query).toString()) => {
    pending.clear()
    await page.goto(`${stack.url}/${name}${address && `?${address}`}`)
    await waitUntilSettled()
  }
  if (!options.isHeld && !options.isEmpty) await waitUntilSettled()
  return {
    screen,
    page,
    seen,
    text: opened.text,
    open: (spoils, query) => spoilRequests(spoils).then(() => navigateTab(screen, query)),
    visit: (other) => spoilRequests().then(() => navigateTab(other)),
    spoil: spoilRequests,
    settled: waitUntilSettled,
  }
}
