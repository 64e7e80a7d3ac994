import type { Page } from 'playwright-core'
import { USER_AGENTS } from '#scripts/browser/devices.ts'
import { launch } from '#scripts/browser/launch.ts'
import { nativeInitScript } from '#scripts/shell/bundle.ts'
import type { LineProcess } from './line.ts'
import type { LineRates } from './link.ts'

/** A visitor's phone on a line. */
export interface Condition extends LineRates {
  name: string
  /** How much slower the phone's processor is than this machine's. */
  cpu: number
}
export const CONDITIONS: readonly Condition[] = [
  { name: '慢速 4G', rttMs: 150, bits: 1.6e6, cpu: 4 },
  { name: '差的 3G', rttMs: 400, bits: 400e3, cpu: 6 },
]

/** What a visitor waits for, as words inside <main>; each list adds to the one before it. */
export interface Awaited {
  /** The item itself: its name, its first figure. */
  painted: readonly string[]
  /** Everything of the first screen, 390 × 844. */
  screen: readonly string[]
  /** The rest of the page; its pictures too. */
  all: readonly string[]
}

/** One opening. Times in ms from the navigation's start, DNS, handshakes and all. */
export interface Visit {
  firstPaint: number
  painted: number
  screen: number
  all: number
  lcp: number
  cls: number
  /** ms of the longest task until everything was there. */
  longest: number
  /** Bytes that had arrived when the item was painted. */
  bytes: number
  connections: number
  /** How late the line was with a packet, in ms. */
  lateness: number
}

declare global {
  interface Window {
    __visit: Pick<Visit, 'painted' | 'screen' | 'all' | 'lcp' | 'cls' | 'longest'>
  }
}

/** Runs in the page before its own scripts: notes when words are in the document and a frame with them has been drawn. */
function watch(awaited: Awaited | null) {
  const visit = { painted: 0, screen: 0, all: 0, lcp: 0, cls: 0, longest: 0 }
  window.__visit = visit
  // biome-ignore lint/suspicious/noExplicitAny: entries of several kinds, in a function that is sent to the browser
  const on = (type: string, take: (entry: any) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    visit.lcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) visit.cls += value
  })
  on('longtask', ({ duration }) => {
    visit.longest = Math.max(visit.longest, duration)
  })
  const stages: ('painted' | 'screen' | 'all')[] = ['painted', 'screen', 'all']
  const look = () => {
    const main = document.querySelector('main')
    const text = main?.textContent ?? ''
    // A page without a list is there when the bar on top has ended (shared/app/progress.ts).
    const isBusy = !awaited && (document.documentElement.dataset.busy !== undefined || !window.__boot)
    while (stages[0]) {
      const stage = stages[0]
      if (!main || isBusy || awaited?.[stage].some((word) => !text.includes(word))) return
      const isPending = (image: HTMLImageElement) => image.loading !== 'lazy' && !image.complete
      if (stage === 'all' && [...main.querySelectorAll('img')].some(isPending)) return
      stages.shift()
      requestAnimationFrame(() =>
        setTimeout(() => {
          visit[stage] = performance.now()
        }),
      )
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  for (const end of ['load', 'error']) document.addEventListener(end, look, true)
}

/** Open a page once, in a browser that has never been anywhere. @param target port of the server behind the line */
export async function visit(
  lines: LineProcess,
  condition: Condition,
  target: { port: number; path: string; awaited?: Awaited; token?: string; origins: string[] },
): Promise<Visit> {
  const port = await lines.open(condition, target.port)
  const origin = `https://127.0.0.1:${port}`
  // The service answers posts of known origins only.
  target.origins.push(origin)
  const browser = await launch()
  try {
    const context = await browser.newContext({
      userAgent: target.token ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true, // the bench signs its own certificate
    })
    const page = await context.newPage()
    await slowDown(page, condition.cpu)
    if (target.token) await insideApp(page, target.token)
    await page.addInitScript(watch, target.awaited ?? null)
    await page.goto(origin + target.path, { waitUntil: 'commit', timeout: 60_000 })
    await page
      .waitForFunction(() => window.__visit?.all, undefined, { timeout: 60_000 })
      .catch(async (error) => {
        const seen = await page.evaluate(() => JSON.stringify(window.__visit) + document.body.textContent)
        throw new Error(`${target.path}: ${seen}`, { cause: error })
      })
    await page.waitForTimeout(600) // late shifts
    const seen = await page.evaluate(() => ({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      startedAt: performance.timeOrigin,
    }))
    await browser.close()
    const { connections, received, latest } = await lines.close()
    const { startedAt, ...times } = seen
    const bytes = received.findLast(([at]) => at <= startedAt + seen.painted)?.[1] ?? 0
    return { ...times, bytes, connections, lateness: latest }
  } finally {
    await browser.close()
  }
}

/** Make the page's processor that many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The shell's side of the bridge, answering at once. */
async function insideApp(page: Page, token: string) {
  await page.exposeFunction('__nativeHandle', (name: string) => ({ getToken: token, getStatusBarHeight: 47 })[name])
  await page.addInitScript(await nativeInitScript({ platform: 'ios', inject: 'start' }))
}
