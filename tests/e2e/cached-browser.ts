import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/dev/browser/chromium.ts'
import { GUIDE_SEEN } from '#scripts/dev/browser/guide-seen.ts'
import { SHORT_LIVED } from './context-pool.ts'

/** A separate browser with a back-forward cache, which playwright disables in the shared one. */
export function createCachedBrowser(): { browser: Browser } {
  const holder = {} as { browser: Browser }
  beforeAll(async () => {
    holder.browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGS, ...SHORT_LIVED],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  })
  afterAll(() => holder.browser?.close())
  return holder
}

/** In the tab's own memory: a page may be left again as soon as it is shown. */
const WATCH = `addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('test.kept', '1'))`

/** Notes whether a page is shown again out of the cache; the first visit's guide stays away. */
export const watchRestores = async (page: Page) => {
  await page.addInitScript(WATCH)
  await page.addInitScript(GUIDE_SEEN)
}

/** Leave for another page of the site and come back, as the shell's or the browser's Back does. */
export async function leaveAndReturn(page: Page, meanwhile: () => unknown = () => {}) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => location.assign('/payFailed'))
  await page.waitForURL('**/payFailed')
  await meanwhile()
  await page.evaluate(() => history.back())
  // A page from the cache has loaded long ago: there is no load event to wait for.
  await page.waitForURL((url) => url.pathname !== '/payFailed', { waitUntil: 'commit' })
  const isRestored = () => page.evaluate(() => sessionStorage.getItem('test.kept')).catch(() => undefined)
  await expect.poll(isRestored, { message: 'kept in the back-forward cache' }).toBe('1')
}
