import type { Page } from 'playwright-core'

/**
 * Where a page tries to go, in order, app addresses included: those never become requests, and no phone is here to take them.
 * Pages outside the stack answer with nothing, so that the page stays.
 */
export async function watchLeaving(page: Page): Promise<string[]> {
  const left: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => left.push(url))
  await page.route(/^https:\/\//, (route) => route.fulfill({ status: 204 }))
  return left
}

/** The app comes to the front: what a page notices of it. */
export const coverPage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
