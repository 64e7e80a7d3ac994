import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openPoints = (memberNo: string) => openPage(stack, 'integral', { shell: { token: `local-token-${memberNo}` } })

test('the service keeps no points: the sample with its label; the profile is the only call', async () => {
  const asked: string[] = []
  const { page, text } = await openPage(stack, 'integral', {
    shell: { token: 'local-token-1004' },
    prepare: async (page) => void page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  })
  await page.getByRole('button', { name: '积分明细' }).waitFor()
  await expect.poll(text).toMatch(/我的积分\s*1,280\s*示例/)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/user/profile'])
})

test('each button opens its own page in the shell', async () => {
  const { page, nativeCalls } = await openPoints('1001')
  for (const name of ['进入商城', '积分明细', '积分规则']) await page.getByRole('button', { name }).click()
  const getOpenedPages = () => nativeCalls.flatMap(({ name, data }) => (name === 'jumpPage' ? [data] : []))
  await expect
    .poll(getOpenedPages)
    .toMatchObject([{ pageName: 'integralMall' }, { pageName: 'integralDetail' }, { pageName: 'integralRule' }])
})

test('points that cannot be had: the sample with its label, and another try; the rest of the page works', async () => {
  stack.faults.set([{ path: '/api/user/profile', status: 503 }])
  const { page, nativeCalls, text } = await openPoints('1004')
  const retry = page.getByRole('button', { name: '重试' })
  await retry.waitFor()
  await expect.poll(text).toMatch(/我的积分\s*1,280\s*示例\s*服务/)
  await page.getByRole('button', { name: '积分规则' }).click()
  await expect.poll(() => nativeCalls.some((call) => call.name === 'jumpPage')).toBe(true)
  stack.faults.set([])
  await retry.click()
  await retry.waitFor({ state: 'detached' })
})

test('points of the profile carry no label', async () => {
  const { page, text } = await openPoints('1001')
  await page.getByText('1,280', { exact: true }).waitFor()
  expect(await text()).not.toContain('示例')
})
