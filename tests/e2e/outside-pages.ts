import type { Page } from 'playwright-core'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import type { Stack } from './stack.ts'

/** Serves the configured outside pages from the service of this stack. */
export async function serveOutsidePages(page: Page, stack: Stack) {
  const { origin } = new URL(loadSiteConfig('site').WORK_ORDER_URL)
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    try {
      await route.fulfill({ response: await route.fetch({ url: stack.serviceUrl + pathname + search }) })
    } catch {
      // the test is over and its page has gone
    }
  })
}
