import { setTimeout as wait } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core'
import { CHROMIUM_ARGS, testBrowser } from '#scripts/dev/browser/chromium.ts'

/**
 * The browser of this test process, which runs its files one by one. A single one for all processes
 * would overload vitest's main process.
 */
let shared: Promise<Browser> | undefined
/**
 * Each page lives for a second or two: compilers for hot code and a process of its own for drawing cost more than they
 * bring (a tenth of the processor time). Pages of one context share a renderer: see `openPooledPage`.
 */
export const SHORT_LIVED = [
  '--js-flags=--no-opt,--no-maglev',
  '--in-process-gpu',
  '--process-per-site',
  '--renderer-process-limit=1',
]
export const getSharedBrowser = (): Promise<Browser> => {
  shared ??= chromium.launch({ executablePath: testBrowser(), args: [...CHROMIUM_ARGS, ...SHORT_LIVED] })
  return shared
}

/**
 * A context with a tab that keeps its renderer alive: to start one costs a quarter of an opening.
 */
interface PooledContext {
  key: string
  context: BrowserContext
  keeper: Page
  session: CDPSession
  /** The test has changed in the context or in its clock what can not be taken back. */
  isSpoilt: boolean
}
const free: PooledContext[] = []

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

async function createPooledContext(key: string, site: string, options: BrowserContextOptions): Promise<PooledContext> {
  const context = await (await getSharedBrowser()).newContext(options)
  const keeper = await context.newPage()
  await keeper.goto(`${site}/nothing`)
  const session = await context.newCDPSession(keeper)
  const pooled: PooledContext = { key, context, keeper, session, isSpoilt: false }
  watchCalls(pooled, context, SPOILS)
  watchCalls(pooled, context.clock, SPOILS_CLOCK)
  return pooled
}

/** Note when the test calls one of these methods. */
function watchCalls<T extends object>(pooled: PooledContext, target: T, names: readonly (keyof T)[]): void {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown
    const markSpoilt = (...args: unknown[]) => {
      pooled.isSpoilt = true
      return method.apply(target, args)
    }
    Object.assign(target, { [name]: markSpoilt })
  }
}

/** A session of the page that goes with it and changes nothing else: its context is used again. */
export const createQuietSession = (page: Page): Promise<CDPSession> =>
  Object.getPrototypeOf(page.context()).newCDPSession.call(page.context(), page)

/**
 * Creates a page in a context without storage, cache or history. `leave` closes it; the context is
 * reused unless it is spoilt.
 */
export async function openPooledPage(site: string, options: BrowserContextOptions) {
  const key = JSON.stringify(options)
  const at = free.findIndex((pooled) => pooled.key === key)
  const pooled = at < 0 ? await createPooledContext(key, site, options) : free.splice(at, 1)[0]!
  const { context, keeper, session } = pooled
  const page = await context.newPage()
  const origins = new Set([site])
  page.on('framenavigated', (frame) => {
    if (/^http/.test(frame.url())) origins.add(new URL(frame.url()).origin)
  })

  const resetContext = async () => {
    if (pooled.isSpoilt) return context.close()
    await Promise.all(context.pages().map((item) => item !== keeper && item.close()))
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Network.clearBrowserCache')
    free.push(pooled)
  }
  return { page, leave: () => replaceHungBrowser(resetContext()) }
}

/** Long after any answer of a browser that lives, in milliseconds. */
const LIVES_MS = 10_000

/**
 * Once in thousands of tabs the browser does not answer when one is closed: the tests after it get
 * another one.
 */
async function replaceHungBrowser(resetContext: Promise<void>): Promise<void> {
  const hangs = new AbortController()
  const isHanging = wait(LIVES_MS, true, { signal: hangs.signal }).catch(() => false)
  const isOver = resetContext.then(() => false)
  if (!(await Promise.race([isOver, isHanging]))) return hangs.abort()
  const dead = shared
  shared = undefined
  free.length = 0
  console.warn('the browser does not answer: another one is started')
  void dead?.then((browser) => browser.close()).catch(() => {})
  isOver.catch(() => {})
}
