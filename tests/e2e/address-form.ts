import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stack } from './stack.ts'

/** An address as somebody writes it, by the label of each field. */
const TYPED = { 收货人: '林晓棠', 手机号: '13800138000', 详细地址: '五常大道 168 号' }

export async function typeAddress(page: Page) {
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).fill(text)
}

/** The typed values are still in their fields. */
export async function expectTyped(page: Page) {
  for (const [label, text] of Object.entries(TYPED)) expect(await page.getByLabel(label).inputValue()).toBe(text)
}

export async function chooseArea(page: Page) {
  await page.getByLabel('所在地区').click()
  for (const name of ['浙江省', '杭州市', '余杭区']) await page.getByRole('option', { name }).click()
  await expect.poll(() => page.getByRole('option', { name: '余杭区' }).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '所在地区 浙江省/杭州市/余杭区' }).waitFor()
}

/** The whole form on /logistics. */
export async function fillAddress(page: Page) {
  await typeAddress(page)
  await chooseArea(page)
}

/**
 * Member 1001 owes the address for the prize of A1004 as in the seed, whatever an earlier test has
 * sent.
 */
export function clearAddress({ db }: Stack) {
  const local = "WHERE activityId = 'A1004' AND memberNo = '1001'"
  db.exec(`UPDATE activity_member SET awardStatus = 2, prizeId = 'P2' ${local}; DELETE FROM activity_address ${local}`)
}
