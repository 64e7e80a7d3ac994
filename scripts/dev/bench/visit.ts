import { setTimeout as pass } from 'node:timers/promises'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
import type { LineProcess, LineRates } from './network.ts'
import { buildAppScript, openEmptyPage, type Shell, takePhone } from './phone.ts'

/** What a visitor waits for, as words inside <main>; each list adds to the one before it. */
export interface Awaited {
  /** The item itself: its name, its first figure. */
  painted: readonly string[]
  /** Everything of the first screen, 390 × 844. */
  screen: readonly string[]
  /** The rest of the page; its pictures too. */
  all: readonly string[]
}

/** What is noted in the page: ms from the navigation's start, 0 for what has not come. */
interface Seen {
  painted: number
  screen: number
  all: number
  lcp: number
  cls: number
  /** ms of the longest task until everything was there. */
  longest: number
}

declare global {
  interface Window {
    __visit: Seen
  }
}

/** Console message of a page that is complete. */
const SEEN_ALL = 'bench: all'

/** One opening. Times in ms from the navigation's start, DNS, handshakes and all. */
export interface Visit extends Seen {
  firstPaint: number
  /** Bytes that had arrived when the item was painted. */
  bytes: number
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
    // `ignoreHTTPSErrors` costs a connection, `--ignore-certificate-errors` disables the cache.
    [`--ignore-certificate-errors-spki-list=${target.signer}`],
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
    const { startedAt, ...times } = await phone.read<Seen & { firstPaint: number; startedAt: number }>(`({
      ...window.__visit,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      startedAt: performance.timeOrigin,
    })`)
    await phone.close()
    const { received, ...line } = await lines.close()
    const getBytesUntil = (time: number) => received.findLast(([at]) => at <= time)?.[1] ?? 0
    return { ...times, ...line, bytes: getBytesUntil(startedAt + times.painted) - getBytesUntil(startedAt) }
  } finally {
    await phone.close()
  }
}

/**
 * Runs before the page's scripts and records when the expected content has been painted.
 * @param of `pathname`: the page that waits for `awaited`; `message`: the console message when
 *   everything is complete
 */
function watchPage(of: { awaited: Awaited | null; pathname: string; message: string }) {
  // Frames inside it have none of what is waited for.
  if (window !== window.top) return
  const awaited = location.pathname === of.pathname ? of.awaited : null
  const visit = { painted: 0, screen: 0, all: 0, lcp: 0, cls: 0, longest: 0 }
  window.__visit = visit
  // biome-ignore lint/suspicious/noExplicitAny: entries of several kinds; runs in the browser
  const observeEntries = (type: string, take: (entry: any) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observeEntries('largest-contentful-paint', ({ startTime }) => {
    visit.lcp = startTime
  })
  observeEntries('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) visit.cls += value
  })
  observeEntries('longtask', ({ duration }) => {
    visit.longest = Math.max(visit.longest, duration)
  })
  const stages: ('painted' | 'screen' | 'all')[] = ['painted', 'screen', 'all']
  // A page without a list is ready when no skeleton is on its first screen, and complete when the
  // progress bar has ended (shared/page/progress.ts).
  let hadSkeleton = false
  const isBusy = (main: Element, stage: 'painted' | 'screen' | 'all') => {
    if (awaited) return false
    const skeletons = [...main.querySelectorAll('[aria-busy=true]')]
    const hasSkeleton = skeletons.some((it) => it.getBoundingClientRect().top < innerHeight)
    hadSkeleton ||= hasSkeleton
    const isLoading = document.documentElement.dataset.busy !== undefined || !window.__page?.bootTimer
    return hasSkeleton || ((stage === 'all' || !hadSkeleton) && isLoading)
  }
  /** A chart is ready when it is painted, on the first screen or anywhere. */
  const isChartMissing = (main: Element, stage: 'screen' | 'all') =>
    [...main.querySelectorAll('[data-plot]:not(:has(canvas))')].some(
      (it) => stage === 'all' || it.getBoundingClientRect().top < innerHeight,
    )
  const checkPage = () => {
    const now = performance.now()
    const main = document.querySelector('main')
    const text = main?.textContent ?? ''
    while (stages[0]) {
      const stage = stages[0]
      if (!main || isBusy(main, stage) || awaited?.[stage].some((word) => !text.includes(word))) return
      if (stage !== 'painted' && isChartMissing(main, stage)) return
      const isPending = (image: HTMLImageElement) => image.loading !== 'lazy' && !image.complete
      if (stage === 'all' && [...main.querySelectorAll('img')].some(isPending)) return
      stages.shift()
      visit[stage] = now
      if (stage === 'all') console.debug(of.message)
    }
  }
  let isAsked = false
  // Runs right after the frame, when layout is clean; measuring earlier would force a layout.
  const scheduleCheck = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      scheduler.postTask(checkPage, { priority: 'user-blocking' })
    })
  }
  new MutationObserver(scheduleCheck).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  for (const end of ['load', 'error']) document.addEventListener(end, scheduleCheck, true)
}
