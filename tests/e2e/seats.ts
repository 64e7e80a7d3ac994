import { setTimeout as wait } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core'
import { CHROMIUM_ARGS, testBrowser } from '#scripts/workbench/browser/chromium.ts'

/**
 * The browser of this process of tests, which runs its files one after the other. One for all processes would be steered
 * through vitest's own process, which then has as much to do as the tests themselves.
 */
let shared: Promise<Browser> | undefined
/**
 * Each page lives for a second or two: compilers for hot code and a process of its own for drawing cost more than they
 * bring (a tenth of the processor time). Pages of one context share a renderer: see `takeSeat`.
 */
export const SHORT_LIVED = [
  '--js-flags=--no-opt,--no-maglev',
  '--in-process-gpu',
  '--process-per-site',
  '--renderer-process-limit=1',
]
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= chromium.launch({ executablePath: testBrowser(), args: [...CHROMIUM_ARGS, ...SHORT_LIVED] })
  return shared
}

/** A context with a tab that keeps its renderer alive: to start one costs a quarter of an opening. */
interface Seat {
  key: string
  context: BrowserContext
  keeper: Page
  session: CDPSession
  /** The test has changed in the context or in its clock what can not be taken back. */
  isSpoilt: boolean
}
const free: Seat[] = []

const SPOILS = [
  'setOffline',
  'newCDPSession',
  'grantPermissions',
  'addInitScript',
  'exposeFunction',
  'route',
  'close',
] as const
const SPOILS_CLOCK = ['install', 'setFixedTime', 'setSystemTime'] as const

async function newSeat(key: string, site: string, options: BrowserContextOptions): Promise<Seat> {
  const context = await (await sharedBrowser()).newContext(options)
  const keeper = await context.newPage()
  await keeper.goto(`${site}/nothing`)
  const session = await context.newCDPSession(keeper)
  const seat: Seat = { key, context, keeper, session, isSpoilt: false }
  watch(seat, context, SPOILS)
  watch(seat, context.clock, SPOILS_CLOCK)
  return seat
}

/** Note when the test calls one of these methods. */
function watch<T extends object>(seat: Seat, target: T, names: readonly (keyof T)[]): void {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown
    const noted = (...args: unknown[]) => {
      seat.isSpoilt = true
      return method.apply(target, args)
    }
    Object.assign(target, { [name]: noted })
  }
}

/** A session of the page that goes with it and changes nothing else: its context is used again. */
export const quietSession = (page: Page): Promise<CDPSession> =>
  Object.getPrototypeOf(page.context()).newCDPSession.call(page.context(), page)

/**
 * A new page in a context in which nothing is stored, no file is cached and nothing has been visited. `leave` closes it; the
 * context is used again unless it is spoilt.
 */
export async function takeSeat(site: string, options: BrowserContextOptions) {
  const key = JSON.stringify(options)
  const at = free.findIndex((seat) => seat.key === key)
  const seat = at < 0 ? await newSeat(key, site, options) : free.splice(at, 1)[0]!
  const { context, keeper, session } = seat
  const page = await context.newPage()
  const origins = new Set([site])
  page.on('framenavigated', (frame) => {
    if (/^http/.test(frame.url())) origins.add(new URL(frame.url()).origin)
  })

  const tidy = async () => {
    if (seat.isSpoilt) return context.close()
    await Promise.all(context.pages().map((one) => one !== keeper && one.close()))
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Network.clearBrowserCache')
    free.push(seat)
  }
  return { page, leave: () => orNewBrowser(tidy()) }
}

/** Long after any answer of a browser that lives, in milliseconds. */
const LIVES_MS = 10_000

/** Once in thousands of tabs the browser does not answer when one is closed: the tests after it get another one. */
async function orNewBrowser(tidy: Promise<void>): Promise<void> {
  const hangs = new AbortController()
  const isHanging = wait(LIVES_MS, true, { signal: hangs.signal }).catch(() => false)
  const isOver = tidy.then(() => false)
  if (!(await Promise.race([isOver, isHanging]))) return hangs.abort()
  const dead = shared
  shared = undefined
  free.length = 0
  console.warn('the browser does not answer: another one is started')
  void dead?.then((browser) => browser.close()).catch(() => {})
  isOver.catch(() => {})
}
