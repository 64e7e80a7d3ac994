import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { watchLeaving } from './page-leave.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

test('a member page in a browser says where it opens, opens it, and asks for nothing', async () => {
  const asked: string[] = []
  const { page, problems } = await openPage(stack, 'bodyFatScaleList', {
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  })
  await page.getByRole('heading', { name: '请在 App 内打开' }).waitFor()
  await expectNoViolations(page)
  expect(problems).toEqual([])
  const left = await watchLeaving(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: '打开 App' }).click()
  await expect.poll(() => left[0]).toBe('homefitness://home')
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a signed-out member is told so, can go back in the app, and 重试 tries again', async () => {
  let token = ''
  const { page, nativeCalls } = await openPage(stack, 'bodyFatScaleList', {
    shell: { replies: { getToken: () => token } },
  })
  await page.getByText('登录已过期，请返回 App重新登录').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => nativeCalls.filter(({ name }) => name === 'getToken').length).toBe(2)
  await page.getByText('登录已过期，请返回 App重新登录').waitFor()

  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(() => nativeCalls.some(({ name }) => name === 'goBack')).toBe(true)

  token = 'local-token-1001'
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('71.4').waitFor()
})
