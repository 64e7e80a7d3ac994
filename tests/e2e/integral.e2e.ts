import { expect, test } from 'vitest'
import { expectFits } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

const points = (memberNo: string, dark = false) =>
  openPage(stack, 'integral', { shell: { token: `local-token-${memberNo}` }, dark })

test.for([
  ['1001', '1,280', false],
  ['1003', '0', true],
  ['1005', '1,204,560', false],
] as const)('member %s has %s points', async ([memberNo, shown, dark]) => {
  const { page, problems } = await points(memberNo, dark)
  await page.getByText(shown, { exact: true }).first().waitFor()
  await expectNoViolations(page)
  await expectFits(page)
  expect(problems).toEqual([])
})

test('the service keeps no points: nothing stands in their place; the profile is the only call', async () => {
  const asked: string[] = []
  const { text } = await openPage(stack, 'integral', {
    shell: { token: 'local-token-1004' },
    prepare: async (page) => void page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  })
  await expect.poll(text).not.toMatch(/我的积分|\d/)
  expect(await text()).toContain('积分明细')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/user/profile'])
})

test.for([
  ['进入商城', 'integralMall'],
  ['积分明细', 'integralDetail'],
  ['积分规则', 'integralRule'],
] as const)('%s opens %s in the shell', async ([name, pageName]) => {
  const { page, nativeCalls } = await points('1001')
  await page.getByRole('button', { name }).click()
  await expect.poll(() => nativeCalls.find((call) => call.name === 'jumpPage')?.data).toMatchObject({ pageName })
})

test('points that cannot be had: a dash and another try; the rest of the page works', async () => {
  stack.faults.set([{ path: '/api/user/profile', status: 503 }])
  const { page, nativeCalls } = await points('1001')
  const retry = page.getByRole('button', { name: '重试' })
  await retry.waitFor()
  await page.getByRole('button', { name: '积分规则' }).click()
  await expect.poll(() => nativeCalls.some((call) => call.name === 'jumpPage')).toBe(true)
  stack.faults.set([])
  await retry.click()
  await page.getByText('1,280', { exact: true }).waitFor()
})
