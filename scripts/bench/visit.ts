import type { Page } from 'playwright-core'
import { USER_AGENTS } from '#scripts/browser/devices.ts'
import { launch } from '#scripts/browser/launch.ts'
import { nativeInitScript } from '#scripts/shell/bundle.ts'
import type { LineProcess } from './line.ts'
import type { LineRates } from './link.ts'
import { type Step, stepsIn } from './steps.ts'
import { type Awaited, SEEN_ALL, type Seen, watch } from './watch.ts'

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

/**
 * The bench signs its own certificate. Excused later, by the driver (`ignoreHTTPSErrors`), it costs each visit a second connection: the browser
 * gives the first one up at the certificate and begins anew.
 */
const TRUSTING = ['--ignore-certificate-errors']

/** One opening. Times in ms from the navigation's start, DNS, handshakes and all. */
export interface Visit extends Seen {
  firstPaint: number
  /** Bytes that had arrived when the item was painted. */
  bytes: number
  /** To the page's origin, the only one a line leads to: one is right. */
  connections: number
  /** How late the line was with a packet at most, in ms, and the share of packets over 5 ms late. */
  latest: number
  late: number
}

/** Open a page once, in a new browser with empty caches. @param target port of the server behind the line */
export async function visit(
  lines: LineProcess,
  condition: Condition,
  target: { port: number; path: string; awaited?: Awaited; token?: string },
): Promise<{ seen: Visit; steps: Step[] }> {
  await lines.open(condition, target.port)
  const browser = await launch(TRUSTING)
  try {
    const context = await browser.newContext({
      userAgent: target.token ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    await slowDown(page, condition.cpu)
    if (target.token) await insideApp(page, target.token)
    await page.addInitScript(watch, { awaited: target.awaited ?? null, said: SEEN_ALL })
    const all = page.waitForEvent('console', { predicate: (line) => line.text() === SEEN_ALL, timeout: 60_000 })
    const [answer] = await Promise.allSettled([
      all,
      page.goto(lines.origin + target.path, { waitUntil: 'commit', timeout: 60_000 }),
    ])
    if (answer.status === 'rejected') {
      const seen = await page.evaluate(() => JSON.stringify(window.__visit) + document.body.textContent)
      throw new Error(`${target.path}: ${seen}`, { cause: answer.reason })
    }
    await page.waitForTimeout(600) // late shifts
    const steps = await stepsIn(page)
    const seen = await page.evaluate(() => ({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      startedAt: performance.timeOrigin,
    }))
    await browser.close()
    const { received, ...line } = await lines.close()
    const { startedAt, ...times } = seen
    const bytes = received.findLast(([at]) => at <= startedAt + seen.painted)?.[1] ?? 0
    return { seen: { ...times, ...line, bytes }, steps }
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
export async function insideApp(page: Page, token: string) {
  await page.exposeFunction('__nativeHandle', (name: string) => ({ getToken: token, getStatusBarHeight: 47 })[name])
  await page.addInitScript(() => {
    const answers = window as unknown as { __nativeHandle(name: string): Promise<unknown> }
    const handle = answers.__nativeHandle
    answers.__nativeHandle = async (name) => {
      const start = performance.now()
      const answer = await handle(name)
      performance.measure(`bridge ${name}`, { start })
      return answer
    }
  })
  await page.addInitScript(await nativeInitScript({ platform: 'ios', inject: 'start' }))
}
