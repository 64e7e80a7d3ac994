import { setTimeout as pass } from 'node:timers/promises'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
import type { LineProcess } from './line.ts'
import { computeLimit, type LineRates } from './link.ts'
import { buildAppScript, openEmptyPage, type Shell, takePhone } from './phone.ts'
import { type Awaited, SEEN_ALL, type Seen, watchPage } from './watch.ts'

/**
 * Trusts only the bench's own certificate. `ignoreHTTPSErrors` costs a second connection, and
 * `--ignore-certificate-errors` disables the cache.
 */
const createTrustFlags = (signer: string) => [`--ignore-certificate-errors-spki-list=${signer}`]

/** One opening. Times in ms from the navigation's start, DNS, handshakes and all. */
export interface Visit extends Seen {
  firstPaint: number
  /** Bytes that had arrived when the item was painted. */
  bytes: number
  /** ms that the line alone takes for them. */
  limit: number
  /** To the page's origin, the only one a line leads to: one is right. */
  connections: number
  /**
   * How late the line was with a packet at most, in ms, and the share of packets over 5 ms late.
   */
  latest: number
  late: number
}

/** Waits for a new browser's own startup work before the first page. */
const SETTLE_MS = 1500

/** As long as a page may take to be there, ms. */
const PATIENCE_MS = 60_000

/** A visitor's phone on a line. */
export interface Condition extends LineRates {
  name: string
  /** How much slower the phone's processor is than this machine's. */
  cpu: number
}

/** What a visit opens. */
export interface Target {
  /** Of the server behind the line. */
  port: number
  /** Of its certificate. */
  signer: string
  path: string
  awaited?: Awaited
  /** Of the member in the app, and whose app that is. */
  token?: string
  shell?: Shell
}

/** Open a page once, in a new browser with empty caches. */
export async function visitPage(lines: LineProcess, condition: Condition, target: Target): Promise<Visit> {
  await lines.open(condition, target.port)
  const phone = await takePhone(
    condition.cpu,
    USER_AGENTS[target.token ? (`${target.shell ?? 'ios'}App` as const) : 'iosSafari'],
    createTrustFlags(target.signer),
  )
  try {
    if (target.token) await phone.before(await buildAppScript(target.token, target.shell))
    const { pathname } = new URL(target.path, lines.origin)
    const of: Parameters<typeof watchPage>[0] = { awaited: target.awaited ?? null, pathname, message: SEEN_ALL }
    await phone.before(`(${watchPage})(${JSON.stringify(of)})`)
    const all = new Promise<true>((resolve) => {
      phone.on('Runtime.consoleAPICalled', ({ args }: { args: { value?: unknown }[] }) => {
        if (args[0]?.value === SEEN_ALL) resolve(true)
      })
    })
    await openEmptyPage(phone, lines.origin)
    await pass(SETTLE_MS)
    // With the connections that the browser has opened by then.
    await lines.close()
    await lines.open(condition, target.port)
    await phone.ask('Page.navigate', { url: lines.origin + target.path })
    if (!(await Promise.race([all, pass(PATIENCE_MS, false, { ref: false })])))
      throw new Error(
        `${target.path}: ${await phone.read('JSON.stringify(window.__visit) + document.body.textContent')}`,
      )
    await pass(600) // late shifts
    const { startedAt, hasCalls, ...times } = await phone.read<
      Seen & { firstPaint: number; startedAt: number; hasCalls: boolean }
    >(`({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      startedAt: performance.timeOrigin,
      hasCalls: performance.getEntriesByType('resource').some(({ name }) => /^\\/(api|pk)\\//.test(new URL(name).pathname)),
    })`)
    await phone.close()
    const { received, ...line } = await lines.close()
    const getBytesUntil = (time: number) => received.findLast(([at]) => at <= time)?.[1] ?? 0
    const bytes = getBytesUntil(startedAt + times.painted) - getBytesUntil(startedAt)
    const limit = computeLimit(condition, bytes, hasCalls)
    return { ...times, ...line, bytes, limit }
  } finally {
    await phone.close()
  }
}
