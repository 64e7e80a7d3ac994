import { expect, test } from 'vitest'
import { GUIDE_SEEN } from '#scripts/workbench/browser/guide-seen.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

test.for(['bodyFatScale', 'bodyComposition'] as const)(
  '%s, 320 px, text of double size: the readings beside the figure stay inside the card’s padding',
  async (name) => {
    const { page } = await openPage(stack, name, {
      width: 320,
      textPercent: 200,
      shell: { token: 'local-token-1001' },
      prepare: async (page) => {
        await page.addInitScript(GUIDE_SEEN)
      },
    })
    const card = page.locator('section', { has: page.getByRole('heading', { name: '节段分析' }) })
    const reading = card.getByRole('listitem').filter({ hasText: '右上肢' })
    await reading.waitFor()
    await reading.scrollIntoViewIfNeeded()
    const right = (element: Element) =>
      Math.max(...[element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right))
    await expect
      .poll(
        async () => (await card.evaluate((one) => one.getBoundingClientRect().right)) - (await reading.evaluate(right)),
      )
      .toBeGreaterThanOrEqual(16)
  },
)
