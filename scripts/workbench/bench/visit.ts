import { setTimeout as pass } from 'node:timers/promises'
import { USER_AGENTS } from '#scripts/workbench/browser/devices.ts'
import { GUIDE_SEEN } from '#scripts/workbench/browser/guide-seen.ts'
import type { Condition } from './conditions.ts'
import type { LineProcess } from './line.ts'
import { limitOf } from './link.ts'
import { appScript, openBlank, type Shell, takePhone } from './phone.ts'
import { type Step, stepsIn } from './steps.ts'
import { type Awaited, SEEN_ALL, type Seen, watch } from './watch.ts'

/**
 * The bench signs its own certificate. Excused later, by the driver (`ignoreHTTPSErrors`), it costs each visit a second connection: the browser
 * gives the first one up at the certificate and begins anew. Excused for all (`--ignore-certificate-errors`), nothing that comes with it is kept in
 * the browser's cache: a second day and a turn would find nothing of what the page before has fetched.
 */
const trusting = (signer: string) => [`--ignore-certificate-errors-spki-list=${signer}`]

/** One opening. Times in ms from the navigation's start, DNS, handshakes and all. */
export interface Visit extends Seen {
  firstPaint: number
  /** Bytes that had arrived when the item was painted. */
  bytes: number
  /** ms that the line alone takes for them. */
  limit: number
  /** To the page's origin, the only one a line leads to: one is right. */
  connections: number
  /** How late the line was with a packet at most, in ms, and the share of packets over 5 ms late. */
  latest: number
  late: number
}

/** The time a page gets before it is read, and once more before a tap, ms. */
const AHEAD_MS = 3000
/** And a browser that has just begun, before its first address: what it does by itself then would stand before a page that needs no line. */
const SETTLE_MS = 1500

/** As long as a page may take to be there, ms. */
const PATIENCE_MS = 60_000

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
  /** Opened before, one after the other and each to its end: what they fetched is in the browser's cache. */
  before?: readonly string[]
  /** The connections of before serve this opening, too: it is a tap on what was opened before. */
  isTurn?: boolean
}

/** Open a page once, in a new browser with empty caches, but for what `before` leaves there. */
export async function visit(
  lines: LineProcess,
  condition: Condition,
  target: Target,
): Promise<{ seen: Visit; steps: Step[] }> {
  await lines.open(condition, target.port)
  const phone = await takePhone(
    condition.cpu,
    USER_AGENTS[target.token ? (`${target.shell ?? 'ios'}App` as const) : 'iosSafari'],
    trusting(target.signer),
  )
  try {
    if (target.token) await phone.before(await appScript(target.token, target.shell))
    if (target.before) await phone.before(GUIDE_SEEN)
    const { pathname } = new URL(target.path, lines.origin)
    const of = { awaited: target.awaited ?? null, pathname, said: SEEN_ALL }
    await phone.before(`(${watch})(${JSON.stringify(of)})`)
    let seenAll = () => {}
    phone.on('Runtime.consoleAPICalled', ({ args }: { args: { value?: unknown }[] }) => {
      if (args[0]?.value === SEEN_ALL) seenAll()
    })
    const open = async (path: string, isTurn?: boolean) => {
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
      await open(path)
      // With what comes later, down the page screen by screen, past all ways to others, and until it has fetched what it fetches ahead.
      await pass(AHEAD_MS)
      await phone.read(`(${scrollThrough})()`)
      await pass(AHEAD_MS)
    }
    if (!target.isTurn) {
      await openBlank(phone, lines.origin)
      await pass(SETTLE_MS)
      // With the connections that the browser has opened by then.
      await lines.close()
      await lines.open(condition, target.port)
    }
    // At a tap the page goes on by itself: what it has prefetched is there for its own ways alone.
    await open(target.path, target.isTurn)
    await pass(600) // late shifts
    const steps = await stepsIn(phone)
    const { startedAt, ...times } = await phone.read<Seen & { firstPaint: number; startedAt: number }>(`({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      startedAt: performance.timeOrigin,
    })`)
    await phone.close()
    const { received, ...line } = await lines.close()
    const until = (time: number) => received.findLast(([at]) => at <= time)?.[1] ?? 0
    const bytes = until(startedAt + times.painted) - until(startedAt)
    const limit = limitOf(
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
