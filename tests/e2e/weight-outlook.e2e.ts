import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

/** The evening of the day of the seeded member's latest record. */
const NOW = Date.parse('2026-11-19T20:00:00+08:00')
const stack = createFileStack({ now: () => NOW })
/** Losing 0.06 kg a day for 40 days up to then, newest first. */
const losing = Array.from({ length: 40 }, (_, days) => ({
  value: 58 + 0.06 * days,
  date: `${new Date(NOW - days * 86_400_000).toISOString().slice(0, 10)} 08:00:00`,
}))
const respondLosingWeight = async (page: Page) => {
  // What day it is the service says, whatever the phone's clock shows.
  await page.clock.setFixedTime('2099-03-31T01:00:00Z')
  await page.route('**/api/user-scale/v2/data', (route) =>
    route.fulfill({
      headers: { date: new Date(NOW).toUTCString() },
      json: { code: 0, msg: '', data: { items: losing.map((item) => ({ weight: item.value, ...item })) } },
    }),
  )
}
const openScreen = async (route: 'analysis' | 'bodyFatScale', member: string) => {
  const opened = await openPage(stack, route, {
    query: { type: '1', scaleType: '0' },
    shell: { token: `local-token-${member}` },
    prepare: respondLosingWeight,
  })
  if (route === 'analysis') await opened.page.getByRole('button', { name: '更多分析' }).click()
  return opened
}

test('the weight tab tells the range of weeks to the target; under 18 it does not', async () => {
  const { page, text } = await openScreen('analysis', '1001')
  await page.getByText('照近 4 周的节奏，预计 9–11 周后达成目标体重。').waitFor()
  await expect.poll(text).toContain('趋势体重')
  const young = await openScreen('analysis', '1004')
  await young.page.getByText('未满 18 岁还在长身体，不做体重预测。').waitFor()
  expect(await getStableText(young.page)).not.toMatch(/周后|目标体重。|离目标更近/)
})

test('the target cannot be had: said, and asked again', async () => {
  stack.faults.set([{ path: '/api/user-scale/v1/fitnessData', status: 500 }])
  const { page } = await openScreen('analysis', '1001')
  await page.getByText('目标加载失败').waitFor()
  stack.faults.set([])
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText(/预计 9–11 周后/).waitFor()
})

test('the home page tells it below the gauge of the latest record; not for a record of another day, not without an answer', async () => {
  const { page } = await openScreen('bodyFatScale', '1001')
  const getPanel = (of: Page) => of.locator('section[aria-label=体重趋势]')
  await getPanel(page)
    .getByText(/预计 9–11 周后/)
    .waitFor({ state: 'attached' })
  await expect.poll(() => getPanel(page).innerText()).toContain('近一周下降 0.4 kg')
  // The record of 1002 is of another day than the latest weight.
  const older = await openScreen('bodyFatScale', '1002')
  await older.page.getByText('没有更多内容啦').waitFor({ state: 'attached' })
  await waitForStableText(older.page)
  await expect.poll(() => getPanel(older.page).count()).toBe(0)
  stack.faults.set([{ path: '/api/user-scale/v2/data', status: 500 }])
  await page.unrouteAll()
  await page.reload()
  await page.getByText('没有更多内容啦').waitFor({ state: 'attached' })
  await waitForStableText(page)
  await expect.poll(() => getPanel(page).count()).toBe(0)
})
