import { expect, test } from 'vitest'
import { GUIDE_SEEN } from '#scripts/workbench/browser/guide-seen.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

test.for([
  ['bodyFatScale', '体重测量', '/fitnessData'],
  ['bodyComposition', '体重测量', '/getHistoryBodyMeasurements'],
  ['integral', '积分明细', '/user/profile'],
] as const)('/%s: back from a page of the app it asks again, and only then', async ([route, name, call]) => {
  let asked = 0
  const { page, nativeCalls } = await openPage(stack, route, {
    shell: { token: 'local-token-1001' },
    prepare: async (page) => {
      await page.addInitScript(GUIDE_SEEN)
      page.on('request', (request) => {
        if (request.url().includes(call)) asked++
      })
    },
  })
  const comeBack = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const way = page.getByRole('button', { name }).last()
  await way.waitFor()
  await page.waitForLoadState('networkidle')
  await comeBack()
  await page.waitForLoadState('networkidle')
  const before = asked
  await way.click()
  await expect.poll(() => nativeCalls.some((call) => call.name === 'jumpPage')).toBe(true)
  expect(asked).toBe(before)
  await comeBack()
  await expect.poll(() => asked).toBe(before + 1)
})
