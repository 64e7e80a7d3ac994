import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const shell = { token: 'local-token-1001' }

/** The ground of a row, at rest and under a finger. */
async function getBackgrounds(page: Page, row: Locator) {
  const getBackground = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  await row.scrollIntoViewIfNeeded()
  const atRest = await getBackground()
  await row.hover()
  await page.mouse.down()
  const pressed = await getBackground()
  await page.mouse.up()
  return { atRest, pressed }
}

test.for([
  ['activity', '谁可以参加挑战？', 'A1001'],
  ['logistics', '所在地区', 'A1004'],
] as const)('/%s: a row that is pressed turns fill: %s', async ([route, name, activityId]) => {
  const { page } = await openPage(stack, route, { query: { activityId }, shell })
  const row = page.locator('summary', { hasText: name }).or(page.getByRole('button', { name: new RegExp(name) }))
  const { atRest, pressed } = await getBackgrounds(page, row.first())
  expect(pressed).not.toBe(atRest)
})
