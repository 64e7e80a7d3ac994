import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Every request fails from now on, while the phone believes that it has a line.
 * @param ahead names of files that the page fetches for the next tap once it is at rest: the line dies after they are there
 */
export const cut = async (page: Page, ...ahead: string[]) => {
  await page.waitForLoadState('networkidle')
  for (const name of ahead) {
    const file = await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').find((one) => one.name.includes(`/assets/${name}-`))?.name,
      name,
    )
    // With all that it imports.
    await page.evaluate(`import('${await file.jsonValue()}').then(() => {})`)
  }
  await page.route('**/*', (route) => route.abort('connectionfailed'))
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
}

export const uncaught = (problems: string[]) => problems.filter((problem) => problem.startsWith('uncaught'))
