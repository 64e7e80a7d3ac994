import type { Locator, Page } from 'playwright-core'
import { quietSession } from './seats.ts'

/** The hidden frame by which a page asks for the bridge (shared/bridge/README.md) leads nowhere. */
const KNOCK = /^https:\/\/__bridge_loaded__/

/**
 * Where a page tries to go, in order. Addresses of apps are included: they never become requests, and no app is installed here.
 * Pages outside the stack answer with nothing, so that the page stays.
 */
export async function watchLeaving(page: Page): Promise<string[]> {
  const left: string[] = []
  const session = await quietSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!KNOCK.test(url)) left.push(url)
  })
  await page.route(/^https:\/\//, (route) => route.fulfill({ status: 204 }))
  return left
}

/**
 * Stop the page's clock: its timers run only by `page.clock.runFor()`. Call it when the page is at rest, before the tap.
 * After an app's address was tried, Chromium asks over the page whether to open it, and real taps are lost: use
 * `tapUnder()` from there on.
 */
export async function holdClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** A tap that reaches the page while Chromium asks whether to open the app. */
export const tapUnder = (element: Locator) => element.dispatchEvent('click')

/** The events a page gets when the app comes to the front. */
export const coverPage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
