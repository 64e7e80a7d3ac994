import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { type OpenOptions, openPage } from '#tests/e2e/browser.ts'
import { selectEvery } from '#tests/e2e/matrix/screens.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { expectEscape, expectTrapped, focusWithTab, pressEnter } from './keys.ts'

const stack = createFileStack()

const openScreen = (route: RouteName, query: Record<string, string>, options: OpenOptions = {}) =>
  openPage(stack, route, { query, shell: { token: 'local-token-1001' }, ...options })

test('a prize is chosen and claimed', async () => {
  const { page } = await openScreen('activity', { activityId: 'A1001' })
  await pressEnter(page, page.getByRole('button', { name: /保温运动壶/ }))
  const claim = page.getByRole('button', { name: '领取奖品' })
  await pressEnter(page, claim)
  const dialog = page.getByRole('dialog', { name: '领取成功' })
  await dialog.waitFor()
  await expectTrapped(page)
  await pressEnter(page, dialog.getByRole('button', { name: '不需要' }))
  await page.waitForURL('**/logistics?activityId=A1001&prizeId=P2')
  const stored =
    "SELECT awardStatus, extraPrizeId FROM activity_member WHERE activityId = 'A1001' AND memberNo = '1001'"
  expect(stack.db.prepare(stored).get()).toEqual({ awardStatus: 2, extraPrizeId: null })
})

test('the address is typed, its area turned on the wheels, looked over and sent', async () => {
  const { page } = await openScreen('logistics', { activityId: 'A1004' })
  await focusWithTab(page, page.getByLabel('收货人'))
  await page.keyboard.type('林晓棠')
  await focusWithTab(page, page.getByLabel('手机号'))
  await page.keyboard.type('13800138000')
  const area = page.locator('#area')
  await pressEnter(page, area)
  const sheet = page.getByRole('dialog', { name: '所在地区' })
  await sheet.getByRole('listbox', { name: '省' }).waitFor()
  await expectTrapped(page)
  await expectEscape(page, area)
  await page.keyboard.press('Enter')
  await focusWithTab(page, sheet.getByRole('listbox', { name: '省' }))
  const getSelectedText = () => sheet.getByRole('listbox', { name: '省' }).locator('[aria-selected=true]').innerText()
  const first = await getSelectedText()
  await page.keyboard.press('ArrowDown')
  await expect.poll(getSelectedText).not.toBe(first)
  // 确定 is in the head of the dialog, before the wheels.
  const choose = sheet.getByRole('button', { name: '确定' })
  for (let stops = 0; stops < 8 && !(await choose.evaluate((element) => element === document.activeElement)); stops++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await area.innerText()).toMatch(/.+\/.+\/.+/)
  await focusWithTab(page, page.getByLabel('详细地址'))
  await page.keyboard.type('五常大道 168 号')
  const submit = page.getByRole('button', { name: '确认提交' })
  await pressEnter(page, submit)
  const confirm = page.getByRole('dialog', { name: '确认收货信息' })
  await confirm.waitFor()
  await expectTrapped(page)
  await expectEscape(page, submit)
  await page.keyboard.press('Enter')
  await pressEnter(page, confirm.getByRole('button', { name: '确认提交' }))
  await page.waitForURL('**/activity?activityId=A1004')
})

const WAYS_OUT = [
  ['courseSharing', { courseNo: 'C1001', type: '1' }, '打开 App'],
  ['pkShare', { pkNo: 'P1', userNo: '1001' }, '打开 App 一起 PK'],
  ['groupShare', { groupId: 'G1', userNo: '1001' }, '加入群组'],
  ['activityDetailsShare', { activityId: 'A1001' }, '去 App 参加'],
  ['columnShare', { columnId: 'L1001' }, '加入活动'],
  ['down', { toApp: '1' }, '打开 App'],
] as const
test.for(selectEvery(WAYS_OUT, 3))('/%s in WeChat: the way out is shown and put away', async ([route, query, name]) => {
  const { page } = await openPage(stack, route, { query, device: 'wechatIos' })
  const opener = page.getByRole('button', { name }).first()
  await pressEnter(page, opener)
  await page.getByRole('dialog').waitFor()
  await expectTrapped(page)
  await expectEscape(page, opener)
})
