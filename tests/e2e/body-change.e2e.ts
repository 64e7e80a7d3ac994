import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { WATCH_LAYERS } from './poster-shapes.ts'
import { expectFits, getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const shell = { token: 'local-token-1001' }
const openAnalysis = (type: string, options: OpenOptions = {}) =>
  openPage(stack, 'analysis', { query: { type }, shell, ...options })
const getButton = (page: Page, name: string) => page.getByRole('button', { name })

test('fat and lean stand in kilograms, with an axis of their own and what the change consists of', async () => {
  const { page, problems } = await openAnalysis('2')
  await getButton(page, '更多分析').click()
  await page.getByText('脂肪 14.9 kg，去脂体重 43.3 kg').waitFor()
  const card = page.locator('section', { hasText: '体重变化构成' })
  const fat = card.locator('dl > div', { hasText: '脂肪' }).locator('dd').first()
  await expect.poll(() => fat.innerText()).toMatch(/^[−+]\d\.\d kg$/)
  const before = await fat.innerText()
  await card.getByRole('combobox', { name: '开始日期，月份' }).selectOption('2025年10月')
  await expect.poll(() => fat.innerText()).not.toBe(before)
  await card.getByText('体脂秤靠微弱电流估算脂肪').waitFor()
  await card.getByRole('button', { name: '查看明细' }).click()
  await card
    .getByRole('row', { name: /2026年11月19日 体重 5\d\.\d kg，脂肪 1\d\.\d kg，去脂体重 4\d\.\d kg/ })
    .waitFor()
  await page.getByRole('radio', { name: '年', exact: true }).click()
  await expect
    .poll(() => page.getByRole('img', { name: /趋势，共/ }).getAttribute('aria-label'))
    .toMatch(/脂肪趋势 1\d\.\d kg/)
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('weeks and months have means, in a card and as rows of the file', async () => {
  const { page } = await openAnalysis('1')
  await getButton(page, '更多分析').click()
  const card = page.locator('section', { hasText: '周均与月均' })
  await card.getByText(/均值$/).first().waitFor()
  await card.getByRole('radio', { name: '按月' }).click()
  await card.getByRole('button', { name: '查看明细' }).click()
  await card.getByRole('row', { name: /2026年11月 5\d\.\d kg（\d+ 次，.* [−+]\d\.\d/ }).waitFor()
  await getButton(page, '导出数据').click()
  const sheet = page.getByRole('dialog', { name: '导出数据' })
  await sheet.getByRole('radio', { name: '按周' }).click()
  await sheet.getByText('每周一行平均值').waitFor()
  await expectNoViolations(page)
})

test('two measurements stand side by side, chosen by keyboard', async () => {
  const { page, problems } = await openPage(stack, 'bodyComposition', { shell })
  await getButton(page, '两次对比').press('Enter')
  const sheet = page.getByRole('dialog', { name: '两次对比' })
  const first = sheet.getByRole('combobox', { name: '第一次，月份' })
  await first.focus()
  // Months are sorted newest first.
  await page.keyboard.press('End')
  await expect.poll(() => first.inputValue()).toMatch(/^2025年/)
  const weight = sheet.getByRole('row', { name: /^体重/ })
  await sheet.getByRole('columnheader', { name: /^2025年\d+月\d+日$/ }).waitFor()
  await expect.poll(() => weight.innerText()).toMatch(/^体重\s+kg\s+6\d\.\d/)
  // The head with the two dates stays in sight, and a row is 56 px high.
  await sheet.getByRole('row', { name: /^骨量/ }).scrollIntoViewIfNeeded()
  const head = await getStableBox(sheet.getByRole('columnheader', { name: '变化' }))
  const top = await getStableBox(sheet.getByRole('heading', { name: '两次对比' }).locator('..'))
  expect(head.y).toBeCloseTo(top.y + top.height, 0)
  expect((await getStableBox(weight)).height).toBeCloseTo(56, 0)
  // One reading against another is no verdict.
  await expect.poll(() => weight.getByText(/向好|可留意|更接近/).count()).toBe(0)
  await expectNoViolations(page)
  await sheet.getByRole('combobox', { name: '第一次，月份' }).selectOption('2026年10月')
  await expect.poll(() => sheet.getByRole('figure').count()).toBe(2)
  expect(problems).toEqual([])
})

test('a month and a year to look back on; the poster tells no weight until it is switched on', async () => {
  const { page, problems } = await openAnalysis('1', {
    prepare: async (page) => void (await page.addInitScript(WATCH_LAYERS)),
  })
  await getButton(page, '更多分析').click()
  await getButton(page, '我的回顾').click()
  const sheet = page.getByRole('dialog', { name: '我的回顾' })
  await sheet.getByRole('heading', { name: '2026年11月' }).waitFor()
  await getButton(page, '前一个月').click()
  await sheet.getByRole('heading', { name: '2026年10月' }).waitFor()
  await sheet.getByRole('radio', { name: '一年', exact: true }).click()
  await sheet.getByText('进步最大的一周').first().waitFor()
  await expectNoViolations(page)
  const kg = (await sheet.locator('dl > div', { hasText: '期末体重' }).locator('dd').first().innerText()).replace(
    /\s.*|kg/g,
    '',
  )
  const openPoster = async () => {
    await getButton(page, '生成海报').click()
    const rendered = page.getByRole('dialog', { name: '分享海报' })
    await rendered.locator('img').waitFor()
    await rendered.getByRole('button', { name: '关闭' }).click()
    return page.evaluate<string>('window.layers.splice(0).join("").replace(/<[^>]*>/g, " ")')
  }
  const without = await openPoster()
  expect(without).toContain('体重变化')
  expect(without).not.toContain(kg)
  await sheet.getByRole('switch', { name: '期末体重' }).click()
  expect(await openPoster()).toContain(kg)
  expect(problems).toEqual([])
})

test('narrow and dark: tiles, calendar of exercise and look back fit', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { shell, isGuideSeen: true, width: 320, dark: true })
  await page.getByText('去脂体重 43.3 kg').waitFor()
  await expectFits(page)
  await page.goto(`${stack.url}/sportData`)
  await page.getByText('运动日历').waitFor()
  expect(await page.getByRole('img', { name: /^20\d\d年\d+月：/ }).count()).toBe(12)
  await waitForStableText(page)
  await expectFits(page)
  await getButton(page, '我的回顾').click()
  await page.getByText('海报展示内容').waitFor()
  await expectFits(page)
  await expectNoViolations(page)
})
