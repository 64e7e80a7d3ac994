import type { Locator, Page } from 'playwright-core'
import { createQuietSession } from './context-pool.ts'

/** The hidden frame by which a page asks for the bridge (shared/bridge/README.md) leads nowhere. */
const KNOCK = /^https:\/\/__bridge_loaded__/

/**
 * Where a page tries to navigate, in order, including app addresses, which never become requests.
 * Pages outside the stack respond with 204, so that the page stays.
 */
export async function watchLeaving(page: Page): Promise<string[]> {
  const left: string[] = []
  const session = await createQuietSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!KNOCK.test(url)) left.push(url)
  })
  await page.route(/^https:\/\//, (route) => route.fulfill({ status: 204 }))
  return left
}

/**
 * Stops the page's clock; timers run only by `page.clock.runFor()`. Call it on a stable page,
 * before the tap. After an app address, Chromium shows a prompt that swallows real taps: use
 * `tapUnder()` from there on.
 */
export async function holdClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** A tap that reaches the page while Chromium asks whether to open the app. */
export const clickUnderOverlay = (element: Locator) => element.dispatchEvent('click')

/** The events a page gets when the app comes to the front. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
