import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Every request fails from now on, while the phone still reports a connection.
 * @param prefetched names of files that the page prefetches first
 */
export const cutConnection = async (page: Page, ...prefetched: string[]) => {
  await page.waitForLoadState('networkidle')
  for (const name of prefetched) {
    const file = await page.waitForFunction(
      (name) =>
        performance.getEntriesByType('resource').find((element) => element.name.includes(`/assets/${name}-`))?.name,
      name,
    )
    // With all that it imports.
    await page.evaluate(`import('${await file.jsonValue()}').then(() => {})`)
  }
  await page.route('**/*', (route) => route.abort('connectionfailed'))
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
}

export const filterUncaught = (problems: string[]) => problems.filter((problem) => problem.startsWith('uncaught'))
