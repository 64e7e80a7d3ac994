import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { type OpenOptions, openPage } from '#tests/e2e/browser.ts'
import type { Stack } from '#tests/e2e/stack.ts'
import { placeOf, type Screen, TOKEN } from './screens.ts'

type Spoil = readonly [pattern: RegExp, act: (route: Route) => Promise<void>]

/** One tab in which a page is opened again and again, each time with another fault. */
export interface Lane {
  page: Page
  /** Since the last `open`. */
  seen: { requests: string[]; documents: number; problems: string[]; console: string[] }
  text: () => Promise<string>
  /** Open the page with this fault in force; resolves when nothing more is under way. */
  open(spoil?: readonly Spoil[], query?: string): Promise<void>
  heal(): Promise<void>
  /** Nothing requested for `quietMs`, and the page's own work done. */
  settled(quietMs?: number): Promise<void>
}

/** Expected here: what the browser writes when an answer is bad, and the boundary around a part that could not be had. */
const ownWords = /^Failed to load resource|was preloaded using link preload|^render failed StalePageError/

export async function openLane(stack: Stack, screen: Screen, options: Partial<OpenOptions> = {}): Promise<Lane> {
  const pending = new Set<unknown>()
  let last = Date.now()
  const seen: Lane['seen'] = { requests: [], documents: 0, problems: [], console: [] }
  const opened = await openPage(stack, screen.name, {
    ...placeOf(screen),
    ...options,
    prepare: async (page) => {
      page.on('request', (request) => {
        pending.add(request)
        seen.requests.push(request.url())
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents++
      })
      const over = (request: unknown) => {
        pending.delete(request)
        last = Date.now()
      }
      page.on('requestfinished', over)
      page.on('requestfailed', over)
      page.on('console', (message) => {
        seen.console.push(message.text())
        if (message.type() === 'error' && !ownWords.test(message.text())) seen.problems.push(message.text())
      })
      page.on('pageerror', (error) => seen.problems.push(`uncaught: ${error.message}`))
      await options.prepare?.(page)
    },
  })
  const { page } = opened
  let active: readonly Spoil[] = []

  const settled = async (quietMs = 150) => {
    const limit = Date.now() + 6000
    await wait(50)
    while (Date.now() < limit) {
      const isBusy = await page.evaluate(() => document.documentElement.hasAttribute('data-busy')).catch(() => true)
      // A page whose script never came stays busy for ever.
      if (pending.size === 0 && Date.now() - last > (isBusy ? 1500 : quietMs)) return
      await wait(40)
    }
  }
  const heal = async () => {
    for (const [pattern, act] of active) await page.unroute(pattern, act)
    active = []
  }
  const open: Lane['open'] = async (spoil = [], query) => {
    await heal()
    active = spoil
    for (const [pattern, act] of spoil) await page.route(pattern, act)
    const address = query ?? new URLSearchParams(screen.query).toString()
    pending.clear()
    Object.assign(seen, { requests: [], documents: 0, problems: [], console: [] })
    await page.goto(`${stack.url}/${screen.name}${address && `?${address}`}`)
    await settled()
  }
  await settled()
  return { page, seen, text: opened.text, open, heal, settled }
}

const CHINESE = /[\u4e00-\u9fff]{2}/

/** hardening §4, "always, every cell": what is wrong with the page as it stands, in words. */
export async function wrongsOf({ page, seen, text }: Lane): Promise<string[]> {
  // A card that arrives as a part of its own may need a moment.
  const limit = Date.now() + 4000
  let shown = await text()
  while (!CHINESE.test(shown) && Date.now() < limit) {
    await wait(100)
    shown = await text()
  }
  const [overflow, nodes] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.querySelectorAll('*').length,
  ])
  return [
    ...(CHINESE.test(shown) ? [] : ['no Chinese text on the screen']),
    ...(shown.match(/undefined|NaN|\[object|Infinity|Invalid Date|TypeError/g) ?? []).map((word) => `shows ${word}`),
    ...((await page.title()) ? [] : ['no title']),
    ...(seen.requests.length < 50 ? [] : [`${seen.requests.length} requests`]),
    ...(seen.documents < 3 ? [] : [`loaded ${seen.documents} times`]),
    ...(overflow! <= 0 ? [] : [`${overflow} px too wide`]),
    ...(nodes! < 3000 ? [] : [`${nodes} elements`]),
    ...(seen.console.some((line) => line.includes(TOKEN)) ? ['token in the console'] : []),
    ...seen.problems,
  ]
}

/** The page's words, one line each, numbers aside: they may run. */
export const linesOf = (shown: string) =>
  new Set(
    shown
      .replace(/[\d.:,+-]+/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )

/** Tap 重试 until none is left. True when the screen says again what it says in good health. */
export async function recovers(lane: Lane, healthy: ReadonlySet<string>): Promise<boolean> {
  const again = lane.page.getByRole('button', { name: '重试' })
  for (let tap = 0; tap < 4 && (await again.count()); tap++) {
    await again
      .first()
      .click({ timeout: 3000 })
      .catch(() => {})
    await lane.settled()
  }
  const limit = Date.now() + 5000
  while (Date.now() < limit) {
    const lines = linesOf(await lane.text())
    const found = [...healthy].filter((line) => lines.has(line)).length
    if (!(await again.count()) && found >= healthy.size * 0.8) return true
    await wait(100)
  }
  return false
}
