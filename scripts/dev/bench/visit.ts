import { setTimeout as pass } from 'node:timers/promises'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
import { GUIDE_SEEN } from '#scripts/dev/browser/guide-seen.ts'
import type { LineProcess } from './line.ts'
import { computeLimit, type LineRates } from './link.ts'
import { buildAppScript, openEmptyPage, type Shell, takePhone } from './phone.ts'
import { readSteps, type Step } from './steps.ts'
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

/** The time a page gets before it is read, and once more before a tap, ms. */
const AHEAD_MS = 3000
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
  /**
   * Opened before, one after the other and each to its end: what they fetched is in the browser's
   * cache.
   */
  before?: readonly string[]
  /** The connections of before serve this opening, too: it is a tap on what was opened before. */
  isTurn?: boolean
}

/** Open a page once, in a new browser with empty caches, but for what `before` leaves there. */
export async function visitPage(
  lines: LineProcess,
  condition: Condition,
  target: Target,
): Promise<{ seen: Visit; steps: Step[] }> {
  await lines.open(condition, target.port)
  const phone = await takePhone(
    condition.cpu,
    USER_AGENTS[target.token ? (`${target.shell ?? 'ios'}App` as const) : 'iosSafari'],
    createTrustFlags(target.signer),
  )
  try {
    if (target.token) await phone.before(await buildAppScript(target.token, target.shell))
    if (target.before) await phone.before(GUIDE_SEEN)
    const { pathname } = new URL(target.path, lines.origin)
    const of: Parameters<typeof watchPage>[0] = { awaited: target.awaited ?? null, pathname, message: SEEN_ALL }
    await phone.before(`(${watchPage})(${JSON.stringify(of)})`)
    let seenAll = () => {}
    phone.on('Runtime.consoleAPICalled', ({ args }: { args: { value?: unknown }[] }) => {
      if (args[0]?.value === SEEN_ALL) seenAll()
    })
    const openAddress = async (path: string, isTurn?: boolean) => {
      const url = lines.origin + path
      const all = new Promise<void>((resolve) => {
        seenAll = resolve
      })
      await (isTurn ? phone.read(`void location.assign(${JSON.stringify(url)})`) : phone.ask('Page.navigate', { url }))
      const isThere = await Promise.race([all.then(() => true), pass(PATIENCE_MS, false, { ref: false })])
      if (isThere) return
      throw new Error(`${path}: ${await phone.read('JSON.stringify(window.__visit) + document.body.textContent')}`)
    }
    for (const path of target.before ?? []) {
      await openAddress(path)
      // Waits for lazy files and prefetches while scrolling down the page.
      await pass(AHEAD_MS)
      await phone.read(`(${scrollThrough})()`)
      await pass(AHEAD_MS)
    }
    if (!target.isTurn) {
      await openEmptyPage(phone, lines.origin)
      await pass(SETTLE_MS)
      // With the connections that the browser has opened by then.
      await lines.close()
      await lines.open(condition, target.port)
    }
    // A tap navigates the page itself, because only its own links use the prefetched documents.
    await openAddress(target.path, target.isTurn)
    await pass(600) // late shifts
    const steps = await readSteps(phone)
    const { startedAt, ...times } = await phone.read<Seen & { firstPaint: number; startedAt: number }>(`({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      startedAt: performance.timeOrigin,
    })`)
    await phone.close()
    const { received, ...line } = await lines.close()
    const getBytesUntil = (time: number) => received.findLast(([at]) => at <= time)?.[1] ?? 0
    const bytes = getBytesUntil(startedAt + times.painted) - getBytesUntil(startedAt)
    const limit = computeLimit(
      condition,
      bytes,
      steps.some(({ name }) => /^\/(api|pk)\//.test(name)),
      Boolean(target.isTurn),
    )
    return { seen: { ...times, ...line, bytes, limit }, steps }
  } finally {
    await phone.close()
  }
}

async function scrollThrough() {
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}
