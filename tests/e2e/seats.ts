import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from 'playwright-core'
import { CHROMIUM_ARGS, testBrowser } from '#scripts/browser/chromium.ts'

/**
 * The browser of this process of tests, which runs its files one after the other. One for all processes would be steered
 * through vitest's own process, which then has as much to do as the tests themselves.
 */
let shared: Promise<Browser> | undefined
/**
 * Each page lives for a second or two: compilers for hot code and a process of its own for drawing cost more than they
 * bring (a tenth of the processor time). Pages of one context share a renderer: see `takeSeat`.
 */
const SHORT_LIVED = [
  '--js-flags=--no-opt,--no-maglev',
  '--in-process-gpu',
  '--process-per-site',
  '--renderer-process-limit=1',
]
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= chromium.launch({ executablePath: testBrowser(), args: [...CHROMIUM_ARGS, ...SHORT_LIVED] })
  return shared
}

/** A context with a tab that keeps its renderer alive: to start one costs a fifth of an opening. */
interface Seat {
  key: string
  context: BrowserContext
  session: CDPSession
}
const free: Seat[] = []

async function newSeat(key: string, site: string, options: BrowserContextOptions): Promise<Seat> {
  const context = await (await sharedBrowser()).newContext(options)
  const keeper = await context.newPage()
  await keeper.goto(`${site}/nothing`)
  const session = await context.newCDPSession(keeper)
  await session.send('Network.enable')
  return { key, context, session }
}

/**
 * A new page in a context in which nothing is stored, no file is cached and nothing has been visited.
 * The context is used again after `leave`, unless the test asked for the context itself or its clock, whose changes
 * can not be taken back.
 */
export async function takeSeat(site: string, options: BrowserContextOptions) {
  const key = JSON.stringify(options)
  const at = free.findIndex((seat) => seat.key === key)
  const seat = at < 0 ? await newSeat(key, site, options) : free.splice(at, 1)[0]!
  const { context, session } = seat
  const [keeper] = context.pages()
  const page = await context.newPage()
  const origins = new Set([site])
  page.on('framenavigated', (frame) => {
    if (/^http/.test(frame.url())) origins.add(new URL(frame.url()).origin)
  })
  let isSpoilt = false
  const spoilt = <T>(value: T) => {
    isSpoilt = true
    return value
  }
  const { clock } = page
  page.context = () => spoilt(context)
  Object.defineProperty(page, 'clock', { get: () => spoilt(clock) })

  const leave = async () => {
    if (isSpoilt) return context.close()
    await Promise.all(context.pages().map((one) => one !== keeper && one.close()))
    await context.clearCookies()
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Network.clearBrowserCache')
    // Empties the renderer's own cache too.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.setCacheDisabled', { cacheDisabled: false })
    free.push(seat)
  }
  return { page, leave }
}
