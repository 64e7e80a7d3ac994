import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createActivityStack, SIGN_UP } from './activity-stack.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { waitForStableText } from './stable-page.ts'

const { stack, activity, rowOf } = createActivityStack() // each story signs up and claims for itself

/** The figures of the countdown: days, hours, minutes, seconds. */
const readTimer = async (page: Page) => (await page.getByRole('timer').innerText()).match(/\d+/g)

test('join → progress → claim → extra gift → address → claimed', async () => {
  const { page, problems, nativeCalls, text } = await activity('A1001', '1004')
  await page.getByText('1,399').waitFor()
  await page.getByText('参与步骤').waitFor()
  await expect.poll(text).toMatch(/燃卡赢好礼[\s\S]*弹力带套装[\s\S]*2,000[\s\S]*千卡解锁[\s\S]*¥\s*69/)
  await page.getByRole('button', { name: '立即参加' }).click()
  const signedUp = page.getByRole('dialog', { name: '报名成功' })
  await signedUp.getByRole('button', { name: '保存二维码' }).click()
  await page.getByText('保存成功', { exact: true }).waitFor()
  expect(nativeCalls.find(({ name }) => name === 'saveQRCodeImg')?.data).toEqual({
    image: expect.stringMatching(/^http.*\/campaign\/steward\.png$/),
  })
  await expectNoViolations(page)
  await signedUp.getByRole('button', { name: '关闭' }).click()
  await page.getByText('距活动结束还有').waitFor()

  stack.db.exec("UPDATE activity_member SET personalProgress = 4860 WHERE activityId = 'A1001' AND memberNo = '1004'")
  await page.reload()
  await page.getByText('燃卡排行榜').waitFor()
  await expect.poll(text).toMatch(/4,860[\s\S]*再燃烧 3,140 千卡/)
  const claim = page.getByRole('button', { name: '领取奖品' })
  await expect.poll(() => claim.isDisabled()).toBe(true) // award 0 and nothing chosen
  await expect.poll(() => page.getByRole('button', { name: /迷你筋膜枪/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: /保温运动壶/ }).click()
  await expectNoViolations(page)
  // A claim needs one tap, without a confirmation: the note is next to the button.
  await page.getByText('每人限领一份，领取后不可更换').waitFor()
  await claim.click()
  const claimed = page.getByRole('dialog', { name: '领取成功' })
  await claimed.getByText('¥199').waitFor()
  await expectNoViolations(page)
  expect(rowOf('A1001', '1004')).toEqual({ awardStatus: 2, prizeId: 'P2', extraPrizeId: null })

  await claimed.getByRole('button', { name: '立即分享' }).click()
  await page.getByRole('button', { name: '已领取，去填写地址' }).waitFor()
  const taken = page.getByRole('group', { name: '选择奖品' }).getByText('已领取', { exact: true })
  await expect.poll(() => taken.count()).toBe(1)
  await page.getByRole('button', { name: /已领取\s*保温运动壶/ }).waitFor()
  await expectNoViolations(page)
  expect(rowOf('A1001', '1004')).toEqual({ awardStatus: 2, prizeId: 'P2', extraPrizeId: 'E1' })
  await expect.poll(() => nativeCalls.find(({ name }) => name === 'getShareNow')?.data).toEqual({ activityId: 'A1001' })

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const left = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: '已领取，去填写地址' }).dispatchEvent('click')
  await page.waitForURL('**/logistics?activityId=A1001')
  stack.db.exec("UPDATE activity_member SET awardStatus = 3 WHERE activityId = 'A1001' AND memberNo = '1004'")
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.getByRole('button', { name: '已领取', exact: true }).click()
  await page.getByText('奖品已领取').waitFor()
  expect(problems).toEqual([])
})

test('award 1 without a prize chosen: asks for it, sends nothing', async () => {
  const { page } = await activity('A1001')
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByText('请先选择奖品').waitFor()
  expect(rowOf('A1001', '1001')).toMatchObject({ awardStatus: 1 })
  // Who is back from the background sees what was burned meanwhile.
  const again = page.waitForResponse('**/activity/detail**')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await again
})

test('a refused claim shows the steward; closing loads anew', async () => {
  const { page, problems } = await activity('A1004', '1004')
  await page.getByRole('button', { name: /弹力带/ }).click()
  await page.getByRole('button', { name: '领取奖品' }).click()
  const failed = page.getByRole('dialog', { name: '领取失败' })
  await failed.getByText('请添加服务管家咨询奖品').waitFor()
  await expectNoViolations(page)
  const again = page.waitForResponse('**/activity/detail**')
  await failed.getByRole('button', { name: '关闭' }).click()
  await again
  expect(rowOf('A1004', '1004')).toMatchObject({ awardStatus: 1 })
  expect(problems).toEqual([])
})

test('a sign-up whose answer is no success is not shown as one', async () => {
  const { page } = await activity('A1001', '1004', {
    prepare: async (page) =>
      void (await page.route(`**${SIGN_UP}**`, (route) => route.fulfill({ json: { code: 0, msg: '', data: null } }))),
  })
  await page.getByRole('button', { name: '立即参加' }).click()
  await page.getByText('报名失败，请稍后再试').waitFor()
  await waitForStableText(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** An activity begins or ends so many hours from now. */
function setTime(activityId: string, edge: 'startTime' | 'endTime', hours: number) {
  const time = new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  stack.db.prepare(`UPDATE activity SET ${edge} = ? WHERE activityId = ?`).run(time, activityId)
}

test('before it begins: the page says what signing up means, and so does its success; when it begins it asks anew', async () => {
  stack.db.exec("DELETE FROM activity_member WHERE activityId = 'A1002' AND memberNo = '1001'")
  setTime('A1002', 'startTime', 1)
  const { page } = await activity('A1002', '1001', { prepare: (page) => page.clock.install() })
  await page.getByText(/^活动 \d+ 月 \d+ 日开始，现在就可以报名，开始后消耗的热量自动累计$/).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '立即参加' }).click()
  const signedUp = page.getByRole('dialog', { name: '报名成功' })
  await signedUp.getByText(/^活动 \d+ 月 \d+ 日开始，添加服务管家/).waitFor()
  await signedUp.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '已报名，活动即将开始' }).waitFor()
  // Each reply sets the page's time anew: none may be on its way when the hour passes.
  await waitForStableText(page)
  setTime('A1002', 'startTime', -0.1)
  await page.clock.fastForward('01:00:01')
  await page.getByText('距活动结束还有').waitFor()
})

test('somebody without a strength mirror is told so', async () => {
  const { page } = await activity('A1001', '1003')
  await page.getByRole('button', { name: '立即参加' }).click()
  await page.getByText('仅限力量镜用户参加', { exact: true }).waitFor()
  expect(rowOf('A1001', '1003')).toBeUndefined()
})

test('over, claimed, address missing: the result, all 00 on the countdown, and still a way to the address', async () => {
  const { page } = await activity('A1003', '1002')
  await page.getByRole('heading', { name: '我的成绩' }).waitFor()
  await page.getByRole('paragraph').getByText('活动已结束').waitFor()
  expect(await page.getByText('距活动结束还有').count()).toBe(0)
  expect(await readTimer(page)).toEqual(['00', '00', '00', '00'])
  expect(await page.getByRole('button', { name: '活动已结束' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: '去填写收货地址' }).click()
  await page.waitForURL('**/logistics?activityId=A1003')
})

test('over for who never joined: the steps stay, and ask for no tap on a button that is none', async () => {
  const { page } = await activity('A1003', '1004')
  await page.getByText('报名参加').waitFor()
  expect(await page.getByRole('button', { name: '活动已结束' }).isDisabled()).toBe(true)
  expect(await page.getByText('按钮').count()).toBe(0)
})

test('the countdown reaches 0 while the page is open: the page asks anew and shows the end', async () => {
  setTime('A1001', 'endTime', 1)
  const { page } = await activity('A1001', '1001', { prepare: (page) => page.clock.install() })
  await page.getByText('距活动结束还有').waitFor()
  // Each reply sets the page's time anew: none may be on its way when the hour passes.
  await waitForStableText(page)
  setTime('A1001', 'endTime', -0.1)
  await page.clock.fastForward('01:00:01')
  await page.getByRole('button', { name: '活动已结束' }).waitFor()
  expect(await readTimer(page)).toEqual(['00', '00', '00', '00'])
})

test('no id, and an unknown one: plain words', async () => {
  const { page } = await openPage(stack, 'activity', { shell: { token: 'local-token-1001' } })
  const expectHeading = async (label: string) => {
    await page.getByRole('heading', { name: label }).waitFor()
    await expect.poll(() => page.getByText(label).count()).toBe(1)
  }
  await expectHeading('链接不完整')
  await page.goto(`${stack.url}/activity?activityId=A9`)
  await expectHeading('活动不存在或已下线')
})

test('who is signed out sees the campaign in its own colours', async () => {
  const { page } = await openPage(stack, 'activity', { query: { activityId: 'A1001' }, shell: { token: '' } })
  await page.getByText('登录已过期，请返回 App重新登录').waitFor()
  const getBackground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(getBackground).toBe('rgb(255, 243, 223)')
})
