import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { changeData } from './replies.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/** Everything a page says: seen, in tables for who does not see, and in labels. */
const getSpokenText = (page: Page) =>
  page.evaluate(() =>
    [
      // The page's own script is also in the body.
      ...[...document.body.children]
        .filter((element) => element.localName !== 'script')
        .map((element) => element.textContent),
      ...[...document.querySelectorAll('[aria-label],[aria-valuetext]')].flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('aria-valuetext'),
      ]),
    ].join('\n'),
  )
/**
 * A figure with its unit, or a unit alone in brackets. Lifted weights, formulas and request bodies
 * do not count.
 */
const findKilograms = (text: string) =>
  text
    .replace(/容量-?[\d,.]*\s*kg|kg\/m²|体重（kg）除以身高|保存和导出用 kg/g, '')
    .match(/[^\n]{0,20}(?:\d\s*|（)(?:kg|公斤)/g) ?? []
const findJin = (text: string) => text.match(/[^\n]{0,20}(?:\d\s*|（)斤/g) ?? []

const inJin: OpenOptions = {
  isGuideSeen: true,
  prepare: async (page) =>
    void (await page.addInitScript(
      "localStorage.setItem('weight-unit', 'jin'); localStorage.setItem('analysis.more', 'true')",
    )),
}

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('main button[aria-expanded=false]')) row.click()
  })
/**
 * Every page that shows what a member's body weighs, and what is opened on it; in an ordinary run
 * every other one.
 */
const ALL: readonly [route: RouteName, query: Record<string, string>, ready: string, act?: typeof openAll][] = [
  ['bodyFatScale', {}, '没有更多内容啦', openAll],
  ['bodyFatScaleList', {}, '这些记录可能来自家人'],
  ['bodyComposition', {}, '点按部位，查看变化', openAll],
  ['analysis', { type: '1' }, '哪些情况不准'],
  ['analysis', { type: '5' }, '哪些情况不准'],
  ['analysis', { type: '7' }, '哪些情况不准'],
  ['set', {}, '上次'],
]
const PAGES = selectEvery(ALL, 2)

test('with 斤 chosen no page says a weight of the member in kg', async () => {
  const { page, problems } = await openPage(stack, 'set', { shell: { token: 'local-token-1001' }, ...inJin })
  const found = []
  for (const [route, query, ready, act] of PAGES) {
    await page.goto(`${stack.url}/${route}?${new URLSearchParams(query)}`)
    await page.getByText(ready).first().waitFor({ state: 'attached' })
    await act?.(page)
    await waitForStableText(page)
    const text = await getSpokenText(page)
    found.push([route, query.type, findJin(text).length > 0, findKilograms(text)])
  }
  expect(problems).toEqual([])
  expect(found).toEqual(PAGES.map(([route, { type }]) => [route, type, true, []]))
})

test('chosen on /set, it holds at once, is sent in kg, and stands on the page one comes back to', async () => {
  const { page, problems } = await openPage(stack, 'bodyFatScale', {
    shell: { token: 'local-token-1001' },
    isGuideSeen: true,
  })
  await page.getByRole('img', { name: /当前体重 58.2 kg/ }).waitFor()
  await page.goto(`${stack.url}/set`)
  const unit = page.getByRole('radio', { name: '斤' })
  await unit.click()
  await page.getByText('上次 116.4 斤').waitFor()
  await page.getByText('所有页面同步显示，数据按 kg 保存').waitFor()
  await page.goBack()
  await page.getByRole('img', { name: /当前体重 116.4 斤.*标准范围 [\d.]+ 到 [\d.]+ 斤/ }).waitFor()
  await page.goForward()
  await page.getByRole('button', { name: '减 0.2 斤' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('保存成功', { exact: true }).waitFor()
  const stored = stack.db.prepare("SELECT weight FROM scale_record WHERE memberNo = '1001' AND source = 'manual'").all()
  expect(stored).toMatchObject([{ weight: 58.1 }])
  expect(problems).toEqual([])
})

test('a goal for body fat stays on this phone, for this member alone', async () => {
  const { page, problems } = await openPage(stack, 'analysis', {
    query: { type: '2' },
    shell: { token: 'local-token-1001' },
  })
  await page.getByRole('button', { name: '更多分析' }).click()
  const open = page.getByRole('button', { name: '设置体脂率目标' })
  await open.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '体脂率目标' })
  const field = sheet.getByRole('textbox', { name: '目标体脂率（%）' })
  await field.waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill('2')
  await page.keyboard.press('Enter')
  await sheet.getByRole('alert').getByText('请输入 3–60 之间的数字').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await open.click()
  await sheet.getByText('目标仅保存在这台手机').waitFor()
  expect([await sheet.getByRole('alert').count(), await field.inputValue()]).toEqual([0, ''])
  // A phone that is full: what was typed stays.
  await field.fill('23.5')
  await page.evaluate(() => {
    Object.assign(window, { keep: Storage.prototype.setItem })
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.keyboard.press('Enter')
  await sheet
    .getByRole('alert')
    .getByText(/^保存失败：手机空间不足/)
    .waitFor()
  expect(await field.inputValue()).toBe('23.5')
  await expectNoViolations(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = (window as unknown as { keep: Storage['setItem'] }).keep
  })
  await page.keyboard.press('Enter')
  await page.locator('section', { hasText: /目标体脂率\s*23.5%/ }).waitFor()
  await page.reload()
  await page.locator('section', { hasText: /目标体脂率\s*23.5%/ }).waitFor()
  await page.getByText('目标仅保存在这台手机').waitFor()
  expect(problems).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('goals')))).toEqual([
    'goals.1001',
  ])
})

test('what is written down on another page of the phone stands here at once', async () => {
  const { page } = await openPage(stack, 'analysis', { query: { type: '2' }, shell: { token: 'local-token-1001' } })
  await page.getByRole('button', { name: '更多分析' }).click()
  await page.getByRole('button', { name: '设置体脂率目标' }).waitFor()
  const other = await page.context().newPage()
  await other.goto(`${stack.url}/payFailed`)
  await other.evaluate(() => localStorage.setItem('goals.1001', '{"bodyFat":21.5}'))
  await page.locator('section', { hasText: /目标体脂率\s*21.5%/ }).waitFor()
  await other.evaluate(() => localStorage.removeItem('goals.1001'))
  await page.getByRole('button', { name: '设置体脂率目标' }).waitFor()
  await other.close()
})

/** The analysis of the weight with the sheet for a note on the latest weigh-in. */
async function openNote() {
  const opened = await openPage(stack, 'analysis', { query: { type: '1' }, shell: { token: 'local-token-1001' } })
  await opened.page.getByRole('button', { name: '更多分析' }).click()
  await opened.page.getByRole('button', { name: '添加备注' }).click()
  const sheet = opened.page.getByRole('dialog', { name: '测量备注' })
  return { ...opened, sheet, field: sheet.getByRole('textbox') }
}

test('a note on a weigh-in: too long is said and stays, kept it stands by the value, in the chart, the table and the file', async () => {
  const { page, problems, sheet, field } = await openNote()
  await field.waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill('晚'.repeat(61))
  await sheet.getByRole('button', { name: '保存' }).click()
  await sheet.getByRole('alert').getByText('备注最多 60 个字，现在是 61 个').waitFor()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '添加备注' }).click()
  expect(await field.inputValue()).toHaveLength(61)
  await field.fill('晚饭后测的')
  await sheet.getByText('5/60，').waitFor()
  await sheet.getByRole('button', { name: '保存' }).click()
  await page.getByText('备注：晚饭后测的', { exact: true }).waitFor()
  // Another weigh-in has none of it.
  await page.getByRole('img', { name: /体重趋势/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: '添加备注' }).click()
  expect(await field.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('img', { name: /体重趋势/ }).focus()
  await page.keyboard.press('End')
  await page.getByText('备注：晚饭后测的', { exact: true }).waitFor()
  await page.getByRole('button', { name: '查看明细：体重趋势' }).click()
  await page.getByRole('cell', { name: /，备注：晚饭后测的$/ }).waitFor()
  await page.getByRole('radio', { name: '季' }).click()
  await page.getByRole('status').getByText('备注：晚饭后测的').waitFor()
  await page.getByRole('img', { name: /体重趋势.*备注：晚饭后测的/ }).waitFor()
  await page.getByRole('button', { name: '导出数据' }).click()
  await page.getByText(/体重单位为 kg.*你写的备注/).waitFor()
  expect(problems).toEqual([])
})

test('a note that is half written stays with its weigh-in while other ones come and go', async () => {
  const { page, problems, sheet, field } = await openNote()
  await field.fill('晚饭后')
  const day = (await sheet.locator('label').innerText()).replace(' 的备注', '')
  const label = (await page.locator('[aria-label^=体重趋势]').getAttribute('aria-label')) ?? ''
  const count = Number(/共 (\d+) 条/.exec(label)?.[1])
  // One before it is gone, two after it are new.
  const changeItems = changeData('**/api/user-scale/v2/data', ({ items }) => {
    items.splice(5, 1)
    for (const time of ['23:30', '23:31']) items.unshift({ ...items[0], value: 57.5, date: `2026-11-19 ${time}:00` })
  })
  await changeItems(page)
  // As out of the back-forward cache: the page asks anew.
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.locator(`[aria-label*="共 ${count + 1} 条"]`).waitFor({ state: 'attached' })
  // Dialogs close; the typed text is restored.
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '添加备注' }).click()
  expect(await field.inputValue()).toBe('晚饭后')
  await field.fill('晚饭后测的')
  await sheet.getByRole('button', { name: '保存' }).click()
  await page.getByText(`体重 · ${day}`).waitFor()
  await page.getByText('备注：晚饭后测的', { exact: true }).waitFor()
  expect(problems).toEqual([])
})
