import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Every request fails from now on, while the phone believes that it has a line. */
export const cut = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) => route.abort('connectionfailed'))
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
}

export const uncaught = (problems: string[]) => problems.filter((problem) => problem.startsWith('uncaught'))
