import { expect, test } from 'vitest'
import { cachedBrowser } from './cached-browser.ts'
import { openSignedIn } from './signed-in.ts'
import { testStack } from './stack.ts'

const cached = cachedBrowser()
const stack = testStack()

/** Made later than the next page reads. */
const makeSlow = (path: string) => stack.faults.set([{ path, delayMs: 1500 }])
const openHome = () => openSignedIn(stack, 'bodyFatScale', { browser: cached.browser })

test('back to the home page while a record is being confirmed: it is counted there once it is', async () => {
  const { page, text } = await openHome()
  await page.getByRole('button', { name: /3\s*条测量记录待确认/ }).click()
  makeSlow('/api/user-scale/v1/record/confirm')
  const sent = page.waitForRequest('**/record/confirm')
  await page.getByRole('button', { name: /^确认/ }).first().click()
  await sent
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL('**/bodyFatScale?**', { waitUntil: 'commit' })
  await page.getByText('没有更多内容啦').waitFor()
  expect(await text()).toMatch(/有3条测量记录待确认/)
  await expect.poll(text, { timeout: 8000 }).toMatch(/有2条测量记录待确认/)
})

test('the phone’s Back while a weight is being saved: the home page shows it once it is', async () => {
  const { page, text } = await openHome()
  await page.getByText('没有更多内容啦').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => location.assign('/set'))
  await page.getByRole('button', { name: '减 0.1' }).click()
  makeSlow('/api/app/homepage/v1/addWeightRecordManually')
  const sent = page.waitForRequest('**/addWeightRecordManually')
  await page.getByRole('button', { name: '保存' }).click()
  await sent
  await page.evaluate(() => history.back())
  await page.waitForURL('**/bodyFatScale', { waitUntil: 'commit' })
  await expect.poll(text).toMatch(/58\.2/)
  await expect.poll(text, { timeout: 8000 }).toMatch(/当前体重\s*58\.1/)
})
