import { expect, test } from 'vitest'
import { insertRows } from '#scripts/local-service/query.ts'
import { createRecord, getRecordNo } from '#scripts/local-service/scale/records.ts'
import { addDays } from '#shared/format/calendar-days.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

test('a tap on a part of the body opens its own trend; fat or muscle, one at a time', async () => {
  const { page, problems } = await openPage(stack, 'bodyComposition', { shell: { token: 'local-token-1001' } })
  const arm = page.getByRole('button', { name: /^左上肢/ })
  await page.getByText('点按部位，查看变化').waitFor()
  await arm.click()
  await page
    .getByRole('img', { name: /左上肢肌肉趋势，共 90 条/ })
    .locator('canvas')
    .waitFor()
  await expect.poll(() => arm.getAttribute('aria-expanded')).toBe('true')
  // In sight above the bar with the actions.
  const bar = await getStableBox(page.getByRole('button', { name: '体脂秤测量' }))
  const getChartBottom = async () => {
    const { y, height } = (await page.getByRole('img', { name: /左上肢肌肉趋势/ }).boundingBox())!
    return y + height
  }
  await expect.poll(getChartBottom).toBeLessThanOrEqual(bar.y)
  await expectNoViolations(page)

  await page.getByRole('radio', { name: '脂肪' }).click()
  await page.getByRole('img', { name: /左上肢脂肪趋势/ }).waitFor()
  await page.getByRole('button', { name: /^躯干/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /躯干脂肪趋势/ }).waitFor()
  await expect.poll(() => page.getByRole('img', { name: /左上肢脂肪趋势/ }).count()).toBe(0)
  await page.getByRole('button', { name: /^躯干/ }).click()
  await page.getByText('点按部位，查看变化').waitFor()
  expect(problems).toEqual([])
})

test('on the home page the parts are no buttons', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    shell: { token: 'local-token-1001' },
    isGuideSeen: true,
  })
  await page.getByText('左上肢').waitFor({ state: 'attached' })
  await waitForStableText(page)
  expect(await page.getByRole('button', { name: /左上肢/ }).count()).toBe(0)
})

test('a calendar of five years leads to a year and month in two taps', async () => {
  const from = '2021-11-20'
  const rows = Array.from({ length: 365 * 4 }, (_, day) => {
    const measuredAt = `${addDays(from, day)} 07:30:00`
    return createRecord({
      no: getRecordNo('1003', measuredAt),
      memberNo: '1003',
      source: 'manual',
      measuredAt,
      weight: 60,
    })
  })
  insertRows(stack.db, 'scale_record', rows)
  const { page, problems } = await openPage(stack, 'bodyFatScale', {
    shell: { token: 'local-token-1003' },
    isGuideSeen: true,
  })
  await page.getByRole('button', { name: '选择日期' }).click()
  const sheet = page.getByRole('dialog', { name: '选择日期' })
  await sheet.getByRole('button', { name: /^2025年\d+月 ▾$/ }).click()
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: '2022年7月', exact: true }).click()
  await sheet.getByRole('button', { name: '2022年7月 ▾' }).waitFor()
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)).toBe('2022-07-01')
  await sheet.getByRole('button', { name: '2022年7月9日' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('no')).toMatch(/^R1003-20220709/)
  expect(problems).toEqual([])
})

test('a level that nothing was ever measured for opens, and says so', async () => {
  const { page, problems } = await openPage(stack, 'bodyComposition', { shell: { token: 'local-token-1006' } })
  for (const level of ['内脏脂肪等级', '骨量']) {
    const row = page.getByRole('button', { name: level })
    await row.click()
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true')
  }
  await expect.poll(() => page.getByText('暂无数据').count()).toBe(2)
  expect(problems).toEqual([])
})

test('under 18 the parts of the body have the levels that the service sends, here none', async () => {
  stack.db.exec("UPDATE member SET birthday = '2010-01-01' WHERE memberNo = '1005'")
  const { page, text } = await openPage(stack, 'bodyComposition', { shell: { token: 'local-token-1005' } })
  await page.getByText('点按部位，查看变化').waitFor()
  await waitForStableText(page)
  expect(await text()).toMatch(/左上肢\s+[\d.]+\s*kg\s+[\d.]+%/)
  const parts = page.locator('section', { hasText: '节段分析' })
  await expect.poll(() => parts.getByText(/^(偏低|标准|偏高)$/).count()).toBeGreaterThan(0)
})

test('a day that is chosen while the calendar still scrolls closes it without an error', async () => {
  const { page, problems } = await openPage(stack, 'bodyFatScale', {
    shell: { token: 'local-token-1001' },
    isGuideSeen: true,
  })
  await page.getByRole('button', { name: '选择日期' }).click()
  await page.getByRole('button', { name: '2026年11月16日' }).waitFor()
  await page.evaluate(() => {
    const list = document.querySelector('[role=group][aria-label="日期"]')!
    const flingList = () => {
      list.scrollTop -= 2
      if (list.isConnected) requestAnimationFrame(flingList)
    }
    flingList()
  })
  await page.getByRole('button', { name: '2026年11月16日' }).press('Enter')
  await page.getByRole('dialog', { name: '选择日期' }).waitFor({ state: 'detached' })
  await waitForStableText(page)
  expect(problems).toEqual([])
})
