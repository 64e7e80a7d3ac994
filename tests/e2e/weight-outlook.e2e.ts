import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, textAtRest } from './at-rest.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

/** The evening of the day of the seeded member's latest record. */
const NOW = Date.parse('2026-11-19T20:00:00+08:00')
const stack = fileStack({ now: () => NOW })
/** Losing 0.06 kg a day for 40 days up to then, newest first. */
const losing = Array.from({ length: 40 }, (_, days) => ({
  value: 58 + 0.06 * days,
  date: `${new Date(NOW - days * 86_400_000).toISOString().slice(0, 10)} 08:00:00`,
}))
const answerLosing = async (page: Page) => {
  // What day it is the service says, whatever the phone's clock shows.
  await page.clock.setFixedTime('2099-03-31T01:00:00Z')
  await page.route('**/api/user-scale/v2/data', (route) =>
    route.fulfill({
      headers: { date: new Date(NOW).toUTCString() },
      json: { code: 0, msg: '', data: { items: losing.map((item) => ({ weight: item.value, ...item })) } },
    }),
  )
}
const open = async (route: 'analysis' | 'bodyFatScale', member: string) => {
  const opened = await openPage(stack, route, {
    query: { type: '1', scaleType: '0' },
    shell: { token: `local-token-${member}` },
    prepare: answerLosing,
  })
  if (route === 'analysis') await opened.page.getByRole('button', { name: '更多分析' }).click()
  return opened
}

test('the weight tab tells the range of weeks to the target; under 18 it does not', async () => {
  const { page, text } = await open('analysis', '1001')
  await page.getByText('照近 4 周的节奏，预计 9–11 周后达成目标体重。').waitFor()
  await expect.poll(text).toContain('趋势体重')
  const young = await open('analysis', '1004')
  await young.page.getByText('未满 18 岁还在长身体，不做体重预测。').waitFor()
  expect(await textAtRest(young.page)).not.toMatch(/周后|目标体重。|离目标更近/)
})

test('the target cannot be had: said, and asked again', async () => {
  stack.faults.set([{ path: '/api/user-scale/v1/fitnessData', status: 500 }])
  const { page } = await open('analysis', '1001')
  await page.getByText('目标加载失败').waitFor()
  stack.faults.set([])
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText(/预计 9–11 周后/).waitFor()
})

test('the home page tells it below the gauge of the latest record; not for a record of another day, not without an answer', async () => {
  const { page } = await open('bodyFatScale', '1001')
  const panel = (of: Page) => of.locator('section[aria-label=体重趋势]')
  await panel(page)
    .getByText(/预计 9–11 周后/)
    .waitFor({ state: 'attached' })
  await expect.poll(() => panel(page).innerText()).toContain('近一周下降 0.4 kg')
  // The record of 1002 is of another day than the latest weight.
  const older = await open('bodyFatScale', '1002')
  await older.page.getByText('没有更多内容啦').waitFor({ state: 'attached' })
  await atRest(older.page)
  await expect.poll(() => panel(older.page).count()).toBe(0)
  stack.faults.set([{ path: '/api/user-scale/v2/data', status: 500 }])
  await page.unrouteAll()
  await page.reload()
  await page.getByText('没有更多内容啦').waitFor({ state: 'attached' })
  await atRest(page)
  await expect.poll(() => panel(page).count()).toBe(0)
})
