import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

test('in a browser 刷新 loads the page anew', async () => {
  const { page, problems } = await openPage(stack, 'payFailed', { query: { order: '1' } })
  await page.getByRole('heading', { name: '未查询到付款' }).waitFor()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: '刷新' }).click()
  await loaded
  expect(page.url()).toContain('/payFailed?order=1')
  expect(problems).toEqual([])
})

test('inside the app 刷新 goes back to the order', async () => {
  const { page, nativeCalls, problems } = await openPage(stack, 'payFailed', { shell: {} })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => nativeCalls).toMatchObject([{ name: 'goBack', data: { index: 1 } }])
  expect(problems).toEqual([])
})
