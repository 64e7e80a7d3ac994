import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/browser/chromium.ts'
import { USER_AGENTS } from '#scripts/browser/devices.ts'
import { nativeInitScript } from '#scripts/shell/bundle.ts'

/** A visitor's link and phone: latency in ms, bits per second, how much slower the CPU is (performance.md). */
export interface Link {
  latency: number
  bits: number
  cpu: number
}
export const SLOW_4G: Link = { latency: 150, bits: 1.6e6, cpu: 4 }

/** What one visit cost; times in ms from navigation, bytes on the wire until painted. */
export interface Visit {
  htmlBytes: number
  scriptBytes: number
  requests: number
  firstPaint: number
  /** The answers are on screen. */
  painted: number
  lcp: number
  cls: number
  longestTask: number
}

declare global {
  interface Window {
    __visit: { painted: number; lcp: number; cls: number; longestTask: number }
  }
}

// Painted: the bar on top has ended (shared/app/progress.ts), or a floor page says so by `data-painted`, and a frame has been drawn.
const WATCH = `(() => {
  const visit = (window.__visit = { painted: 0, lcp: 0, cls: 0, longestTask: 0 })
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => { visit.lcp = entry.startTime })
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) visit.cls += entry.value })
  on('longtask', (entry) => { visit.longestTask = Math.max(visit.longestTask, entry.duration) })
  const done = () => requestAnimationFrame(() => setTimeout(() => { visit.painted ||= performance.now() }))
  const root = () => document.documentElement
  new MutationObserver(() => {
    if (root() && document.body && (root().dataset.painted !== undefined || (root().dataset.busy === undefined && window.__boot))) done()
  }).observe(document, { subtree: true, attributes: true, childList: true })
})()`

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })

/** Open an address once in a fresh context over a slow link. @param token a member's, for pages inside the app */
export async function visit(browser: Browser, address: string, link: Link, token?: string): Promise<Visit> {
  const context = await browser.newContext({
    userAgent: token ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true, // the bench signs its own certificate
  })
  try {
    const page = await context.newPage()
    const bytes = await throttle(page, link)
    if (token) {
      await page.exposeFunction('__nativeHandle', (name: string) => ({ getToken: token, getStatusBarHeight: 47 })[name])
      await page.addInitScript(await nativeInitScript({ platform: 'ios', inject: 'start' }))
    }
    await page.addInitScript(WATCH)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.__visit?.painted, undefined, { timeout: 60_000 })
    const counted = { htmlBytes: bytes.html, scriptBytes: bytes.script, requests: bytes.requests }
    await page.waitForTimeout(600)
    const seen = await page.evaluate(() => ({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    return { ...counted, ...seen }
  } finally {
    await context.close()
  }
}

/** Slow the page's link and CPU down; counts what arrives. */
export async function throttle(page: Page, { latency, bits, cpu }: Link) {
  const bytes = { html: 0, script: 0, requests: 0 }
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.requestWillBeSent', () => {
    bytes.requests++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Document') bytes.html += encodedDataLength
    if (kind === 'Script' || kind === 'Stylesheet') bytes.script += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return bytes
}

/** The middle of several runs, value by value. */
export function median<T extends Record<keyof T, number>>(runs: readonly T[]): T {
  const middle = (key: keyof T) => runs.map((run) => run[key] as number).sort((a, b) => a - b)[runs.length >> 1] ?? 0
  const keys = Object.keys(runs[0]!) as (keyof T)[]
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as T
}
