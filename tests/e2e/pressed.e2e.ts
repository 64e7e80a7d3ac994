import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
const shell = { token: 'local-token-1001' }

/** The ground of a row, at rest and under a finger. */
async function grounds(page: Page, row: Locator) {
  const ground = () => row.evaluate((one) => getComputedStyle(one).backgroundColor)
  await row.scrollIntoViewIfNeeded()
  const atRest = await ground()
  await row.hover()
  await page.mouse.down()
  const pressed = await ground()
  await page.mouse.up()
  return { atRest, pressed }
}

test.for([
  ['activity', '谁可以参加挑战？', 'A1001'],
  ['logistics', '所在地区', 'A1004'],
] as const)('/%s: a row that is pressed turns fill: %s', async ([route, name, activityId]) => {
  const { page } = await openPage(stack, route, { query: { activityId }, shell })
  const row = page.locator('summary', { hasText: name }).or(page.getByRole('button', { name: new RegExp(name) }))
  const { atRest, pressed } = await grounds(page, row.first())
  expect(pressed).not.toBe(atRest)
})
