import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { expectFits, getStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const KINDS = [
  '折线图',
  '柱状图',
  '雷达图',
  '同性别对比条',
  '体重仪表盘',
  '圆环',
  '饼图',
  '评级条',
  '水平条',
  '对比柱',
  '日历圆环',
]

test('every kind of chart, in the dark and narrow', async () => {
  const { page, problems } = await openPage(stack, 'echarts', { dark: true, width: 320 })
  await page
    .getByRole('img', { name: /^折线图，共 12/ })
    .locator('canvas')
    .waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(KINDS)
  expect(await getStableText(page)).not.toMatch(/NaN|undefined/)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await expectNoViolations(page)
  await expectFits(page)
  expect(problems).toEqual([])
})

test.for(['折线图', '柱状图'])('%s: none, one, ten thousand', async (name) => {
  const { page, problems } = await openPage(stack, 'echarts')
  const getAmountRadio = (label: string) =>
    page
      .getByRole('radiogroup', { name: `${name}的数据量` })
      .getByText(label, { exact: true })
      .click()
  await getAmountRadio('空')
  await page.getByRole('img', { name: `${name}，暂无数据` }).waitFor()
  await getAmountRadio('1 个')
  await page
    .getByRole('img', { name: new RegExp(`^${name}，共 1 条记录`) })
    .locator('canvas')
    .waitFor()
  await getAmountRadio('1 万')
  const chart = page.getByRole('img', { name: new RegExp(`^${name}，共 10000 条记录，当前 #10000`) })
  await chart.locator('canvas').waitFor()
  await chart.focus()
  await page.keyboard.press('Home')
  await page.getByRole('img', { name: new RegExp(`^${name}.*当前 #1 `) }).waitFor()
  expect(problems).toEqual([])
})
