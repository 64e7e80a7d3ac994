import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const TITLES = {
  health: '健康生活计划',
  afb: 'AI 燃脂训练',
  saleA1: '力量镜限时特惠',
  saleB1: '会员好礼周',
  funSports: '趣味运动会',
  FSport: '家庭运动日',
}

test.for([
  ['FSport', TITLES.FSport],
  ['', TITLES.saleA1],
] as const)('type %s: its own title, words and drawing', async ([type, title]) => {
  const { page, problems } = await openPage(stack, 'activityShare', {
    query: type ? { type: type! } : {},
  })
  await page.getByRole('heading', { name: title }).waitFor()
  await expect.poll(() => page.title()).toBe(title)
  await page.getByRole('button', { name: '打开 App 查看' }).waitFor()
  await page.waitForLoadState('networkidle')
  await waitForStableText(page)
  const getSceneNames = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /assets\/.*\.svg/.test(name)).length,
    )
  await expect.poll(getSceneNames).toBe(1)
  expect(problems).toEqual([])
})

test('a type that is none says that the link is not complete', async () => {
  const { page, problems } = await openPage(stack, 'activityShare', { query: { type: '__proto__' } })
  await page.getByText('链接不完整').first().waitFor()
  expect(problems).toEqual([])
})

test('on a wide screen the scene fills the window, its middle is the column’s, nothing scrolls sideways', async () => {
  const { page } = await openPage(stack, 'activityDetailsShare', {
    query: { activityId: 'A1001' },
    device: 'desktop',
    width: 800,
    height: 800,
  })
  await page.getByRole('complementary', { name: '在手机上打开' }).waitFor()
  const scene = page.locator('header img').first()
  const getMiddle = (box: { x: number; width: number } | null) => box && Math.round(box.x + box.width / 2)
  for (const width of [800, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const getOffset = async () =>
      getMiddle(await scene.boundingBox())! - getMiddle(await page.locator('header').boundingBox())!
    await expect.poll(getOffset, { message: `${width} px` }).toBe(0)
    const box = (await scene.boundingBox())!
    expect(box.x).toBeLessThanOrEqual(0)
    expect(box.x + box.width).toBeGreaterThanOrEqual(width)
    expect(await scene.evaluate((element) => getComputedStyle(element).maskImage)).toBe('none')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
