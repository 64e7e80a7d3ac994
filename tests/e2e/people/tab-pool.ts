import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { type Opened, openPage } from '#tests/e2e/browser.ts'
import { getOpenOptions, type Screen } from '#tests/e2e/matrix/screens.ts'
import { serveOutsidePages } from '#tests/e2e/outside-pages.ts'
import type { Stack } from '#tests/e2e/stack.ts'

/**
 * Shows one page after the other in two tabs, one of the app and one of a browser: an address more
 * costs half of what a tab of its own does. For tests that only look: what a page keeps on the
 * phone stays for the next.
 * @param prepare runs once for each tab, before its first page is opened
 * @returns opens a page with its guide put away
 */
export function createTabPool(stack: Stack, prepare?: (page: Page) => Promise<void>) {
  const tabs = new Map<boolean, Opened>()
  afterAll(() => Promise.all([...tabs.values()].map(({ page }) => page.context().close())))
  return async (screen: Screen): Promise<Page> => {
    const tab = tabs.get(screen.isMember)
    if (tab) {
      const query = new URLSearchParams(screen.query).toString()
      await tab.page.goto(`${stack.url}/${screen.name}${query && `?${query}`}`)
      return tab.page
    }
    const opened = await openPage(stack, screen.name, {
      ...getOpenOptions(screen),
      isCached: true,
      isGuideSeen: true,
      prepare: async (page) => {
        await serveOutsidePages(page, stack)
        await prepare?.(page)
      },
    })
    tabs.set(screen.isMember, opened)
    return opened.page
  }
}
