import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { type OpenOptions, openPage } from '#tests/e2e/browser.ts'
import { createGate } from '#tests/e2e/gate.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { expectEscape, expectTrapped, focusWithTab, pressEnter } from './keys.ts'

const stack = createFileStack()

const openScreen = (route: RouteName, memberNo = '1001', options: OpenOptions = {}) =>
  openPage(stack, route, { shell: { token: `local-token-${memberNo}` }, ...options })
const seenGuide: OpenOptions = { isGuideSeen: true }

test('the guide of a first visit is read and put away', async () => {
  const { page } = await openScreen('bodyFatScale')
  const guide = page.getByRole('dialog')
  await guide.getByText('在这里切换日期').waitFor()
  await expectTrapped(page)
  await pressEnter(page, guide.getByRole('button', { name: '下一步' }))
  await guide.getByText('点按指标看趋势').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('我知道了')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
})

test('another day is chosen in the calendar; a check who is signed in takes no focus', async () => {
  let gate = createGate()
  gate.resolve()
  const getToken = () => gate.promise.then(() => 'local-token-1001')
  const { page } = await openScreen('bodyFatScale', '1001', { ...seenGuide, shell: { replies: { getToken } } })
  const opener = page.getByRole('button', { name: '选择日期' })
  await pressEnter(page, opener)
  const sheet = page.getByRole('dialog', { name: '选择日期' })
  await sheet.getByRole('heading', { name: '2026年11月' }).waitFor()
  await expectTrapped(page)
  await expectEscape(page, opener)

  // The page is hidden while the app does not answer, and takes no keys in the meantime.
  await page.keyboard.press('Enter')
  await expectTrapped(page)
  gate = createGate()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.locator('body[style*=hidden]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  gate.resolve()
  await page.locator('body[style*=hidden]').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => !!document.activeElement?.closest('dialog[open]'))).toBe(true)
  await expectEscape(page, opener)

  await page.keyboard.press('Enter')
  await focusWithTab(page, sheet.getByRole('button', { name: '2026年11月19日' }))
  await page.keyboard.press('ArrowLeft')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('2026年11月16日')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '11月16日' }).waitFor()
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('without a goal: asked, refused, asked again', async () => {
  const { page, nativeCalls } = await openScreen('bodyFatScale', '1006', seenGuide)
  const opener = page.getByRole('button', { name: '目标计划' })
  await pressEnter(page, opener)
  const dialog = page.getByRole('dialog', { name: '你还没有设置体重目标' })
  await dialog.waitFor()
  await expectTrapped(page)
  await expectEscape(page, opener)
  expect(nativeCalls.map(({ name }) => name)).not.toContain('jumpPage')
  await pressEnter(page, page.getByRole('button', { name: '去设置' }))
  await expectNoViolations(page)
  await pressEnter(page, dialog.getByRole('button', { name: '确定' }))
  await expect
    .poll(() => nativeCalls.find(({ name }) => name === 'jumpPage')?.data)
    .toMatchObject({ pageName: 'targetPlan' })
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
})

test('all metrics unfold, segments change, a metric opens', async () => {
  const { page } = await openScreen('bodyFatScale', '1001', seenGuide)
  await pressEnter(page, page.getByRole('button', { name: '展开全部 12 项' }))
  await page.getByRole('button', { name: '收起' }).waitFor()
  await focusWithTab(page, page.getByRole('radio', { name: '脂肪' }))
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: '肌肉' }).getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: '脂肪', checked: true }).waitFor()
  for (let stops = 0; stops < 20; stops++) await page.keyboard.press('Shift+Tab')
  await pressEnter(page, page.locator('#composition li').filter({ hasText: '体脂率' }).getByRole('button'))
  await page.waitForURL('**/analysis?*')
})

test('a discarded record that is refused keeps the focus', async () => {
  const { page } = await openScreen('bodyFatScaleList', '1001', {
    prepare: async (page) => void (await page.route('**/record/delete', (route) => route.fulfill({ status: 500 }))),
  })
  const opener = page.getByRole('button', { name: /^丢弃/ }).first()
  await pressEnter(page, opener)
  const dialog = page.getByRole('dialog', { name: '丢弃这条测量记录？' })
  await pressEnter(page, dialog.getByRole('button', { name: '丢弃' }))
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a record that is settled hands the focus to the next one, the last one to the heading', async () => {
  const { page } = await openScreen('bodyFatScaleList')
  const getFocusedText = () => page.evaluate(() => document.activeElement?.textContent)
  await pressEnter(page, page.getByRole('button', { name: /^确认 11月20日/ }))
  await expect.poll(getFocusedText).toMatch(/^11月19日 21:40/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '丢弃这条测量记录？' })
  await pressEnter(page, dialog.getByRole('button', { name: '丢弃' }))
  await expect.poll(getFocusedText).toMatch(/^11月18日/)
  await pressEnter(page, page.getByRole('button', { name: /^确认 11月18日/ }))
  await expect.poll(getFocusedText).toBe('测量记录')
  await expectNoViolations(page)
})

test('更多 that has unfolded a text leaves the focus on it', async () => {
  const { page } = await openPage(stack, 'courseSharing', { query: { courseNo: 'C1002', type: '2' } })
  await pressEnter(page, page.getByRole('button', { name: '更多' }))
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('p')
})
