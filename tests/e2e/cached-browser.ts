import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGS } from '#scripts/browser/chromium.ts'

declare global {
  interface Window {
    /** What pageshow said, in the order of the visits. */
    __shown?: boolean[]
    /** What could be read on the page in each frame since it came back from the cache. */
    __read?: string[]
  }
}

/** A browser of the file's own, with a back-forward cache: playwright switches it off in the shared one. */
export function cachedBrowser(): { browser: Browser } {
  const holder = {} as { browser: Browser }
  beforeAll(async () => {
    holder.browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  })
  afterAll(() => holder.browser?.close())
  return holder
}

const WATCH = `addEventListener('pageshow', ({ persisted }) => {
  (window.__shown ??= []).push(persisted)
  if (!persisted) return
  window.__read = []
  const look = () => {
    window.__read.push(document.body.innerText)
    if (window.__read.length < 3000) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

/** Notes how a page is shown again, and what is read on it then; the first visit's guide stays away. */
export const watched = async (page: Page) => {
  await page.addInitScript(WATCH)
  await page.addInitScript("try { localStorage.setItem('bodyFatScale.guideSeen', 'true') } catch {}")
}

/** Leave for another page of the site and come back, as the shell's or the browser's Back does. */
export async function thereAndBack(page: Page, meanwhile: () => unknown = () => {}) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => location.assign('/payFailed'))
  await page.waitForURL('**/payFailed')
  await meanwhile()
  await page.evaluate(() => history.back())
  // A page from the cache has loaded long ago: there is no load event to wait for.
  await page.waitForURL((url) => url.pathname !== '/payFailed', { waitUntil: 'commit' })
  await page.waitForFunction(() => window.__shown)
  expect(await page.evaluate(() => window.__shown), 'kept in the back-forward cache').toEqual([false, true])
}
