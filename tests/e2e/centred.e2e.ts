import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const getMiddle = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!
  return [x + width / 2, y + height / 2] as const
}

test('the code of a column stands in the middle of its marks', async () => {
  const { page } = await openPage(stack, 'columnDetails', {
    query: { columnId: 'L1001' },
    shell: { token: 'local-token-1001' },
  })
  await page.getByRole('button', { name: '加入活动' }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: '运动管家二维码，长按识别' })
  await code.waitFor()
  const marks = code.locator('xpath=ancestor::div[1]')
  const [[x, y], [markX, markY]] = [await getMiddle(code), await getMiddle(marks)]
  expect(Math.abs(x - markX)).toBeLessThanOrEqual(0.5)
  expect(Math.abs(y - markY)).toBeLessThanOrEqual(0.5)
})

test('the icon and the invitation of a challenge stand in the middle of the page', async () => {
  const { page } = await openPage(stack, 'pkShare', { query: { pkNo: 'P1', userNo: '1001' } })
  const invitation = page.getByText('和朋友一起练，更容易坚持')
  await invitation.waitFor()
  const [left, right] = await invitation.evaluate((line) => {
    const text = document.createRange()
    text.selectNodeContents(line)
    const { left, right } = text.getBoundingClientRect()
    return [left, innerWidth - right]
  })
  expect(Math.abs(left! - right!)).toBeLessThanOrEqual(1)
})
