import { expect, test } from 'vitest'
import { createActivityStack, SIGN_UP } from './activity-stack.ts'
import { changeData } from './replies.ts'

const { stack, activity, rowOf } = createActivityStack() // each story signs up and claims for itself

const CLAIM = '/api/v1/activity/prize/receive'
test('a claim that never arrived is no failure pop-up: the member may try again', async () => {
  const { page } = await activity('A1001')
  await page.getByRole('button', { name: /弹力带/ }).click()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => request.url().includes(CLAIM) && keys.push(request.headers()['idempotency-key']))
  stack.faults.set([{ path: CLAIM, reset: true }])
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByText('操作失败，请重试').waitFor()
  stack.faults.set([])
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByRole('dialog', { name: '领取成功' }).waitFor()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a claim for which the login has run out says so, as a sign-up does, and is no refusal', async () => {
  const { page } = await activity('A1001')
  await page.getByRole('button', { name: /弹力带/ }).click()
  stack.faults.set([{ path: CLAIM, status: 401 }])
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByText('登录已过期，请返回 App重新登录').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(rowOf('A1001', '1001')).toMatchObject({ awardStatus: 1 })
})

test('a service that does not say which prize was claimed: the way to the address says it', async () => {
  const { page } = await activity('A1001', '1001', {
    prepare: changeData('**/activity/detail*', (data) => ({ ...data, prizeId: null })),
  })
  const prize = page.getByRole('button', { name: /弹力带/ })
  await prize.click()
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByRole('button', { name: '立即分享' }).click()
  await page.getByRole('button', { name: '已领取，去填写地址' }).click()
  await page.waitForURL('**/logistics?activityId=A1001&prizeId=P1')
})

test('the reply to a sign-up gets lost: found out by looking', async () => {
  const { page } = await activity('A1001', '1004')
  stack.faults.set([{ path: SIGN_UP, late: true, reset: true }])
  await page.getByRole('button', { name: '立即参加' }).click()
  await page.getByRole('dialog', { name: '报名成功' }).waitFor()
  expect(rowOf('A1001', '1004')).toMatchObject({ awardStatus: 0 })
})

test('the replies to a claim and to the extra claim get lost: looked for, never sent again by themselves', async () => {
  const { page, nativeCalls } = await activity('A1001')
  const claims: string[] = []
  page.on('request', (request) => request.url().includes(CLAIM) && claims.push(request.postData() ?? ''))
  await page.getByRole('button', { name: /弹力带/ }).click()
  stack.faults.set([{ path: CLAIM, late: true, reset: true }])
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByRole('button', { name: '立即分享' }).waitFor()
  stack.faults.set([{ path: CLAIM, late: true, body: 'broken-json', times: 1 }])
  await page.getByRole('button', { name: '立即分享' }).click()
  await page.getByText('暂未查到领取结果，可再点一次').waitFor()
  expect(claims).toHaveLength(2)
  await page.getByRole('button', { name: '立即分享' }).click()
  await page.getByRole('button', { name: '已领取，去填写地址' }).waitFor()
  expect(claims).toHaveLength(3)
  expect(rowOf('A1001', '1001')).toMatchObject({ extraPrizeId: 'E1' })
  await expect.poll(() => nativeCalls.some(({ name }) => name === 'getShareNow')).toBe(true)
})

test('an offer that does not come holds back no claim: the news is there within seconds', async () => {
  const { page } = await activity('A1001')
  await page.route('**/prize/extra', () => {})
  await page.getByRole('button', { name: /弹力带/ }).click()
  await page.getByRole('button', { name: '领取奖品' }).click()
  await page.getByRole('dialog', { name: '领取成功' }).waitFor({ timeout: 8000 })
  await page.getByRole('button', { name: '填写收货地址' }).waitFor()
})
