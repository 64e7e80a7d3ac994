import { expect, test } from 'vitest'
import { atRest, expectFits } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

const TITLES = {
  health: '健康生活计划',
  afb: 'AI 燃脂训练',
  saleA1: '力量镜限时特惠',
  saleB1: '会员好礼周',
  funSports: '趣味运动会',
  FSport: '家庭运动日',
}

test.for([...Object.entries(TITLES), ['', TITLES.saleA1], ['__proto__', TITLES.saleA1]] as const)(
  'type %s: its own title, words and drawing',
  async ([type, title]) => {
    const { page, problems } = await openPage(stack, 'activityShare', {
      query: type ? { type: type! } : {},
      width: 320,
    })
    await page.getByRole('heading', { name: title }).waitFor()
    await expect.poll(() => page.title()).toBe(title)
    await page.getByRole('button', { name: '打开 App 查看' }).waitFor()
    await page.waitForLoadState('networkidle')
    await atRest(page)
    const drawings = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /assets\/.*\.svg/.test(name)).length,
      )
    await expect.poll(drawings).toBe(1)
    await expectFits(page)
    await expectNoViolations(page)
    expect(problems).toEqual([])
  },
)

test('in Baidu the button says where to open it', async () => {
  const { page } = await openPage(stack, 'activityShare', { device: 'baidu' })
  await page.getByRole('button', { name: '打开 App 查看' }).click()
  await page.getByText('请使用微信或系统浏览器打开').waitFor()
})
