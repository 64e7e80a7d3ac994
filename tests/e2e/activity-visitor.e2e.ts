import { expect, test } from 'vitest'
import { CAMPAIGN_NAME } from '#shared/campaign.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { hidePage, holdClock, watchLeaving } from './page-leave.ts'
import { getStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openSharePage = (options: OpenOptions = {}, activityId = 'A1001') =>
  openPage(stack, 'activityDetailsShare', { query: { activityId }, ...options })

test('a visitor sees prizes, counter, questions and rules; nobody asks for a token', async () => {
  const asked: string[] = []
  const { page, problems } = await openSharePage({
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  })
  await page.getByText('活动规则').waitFor()
  await expect.poll(() => page.title()).toBe(CAMPAIGN_NAME)
  const displayed = await getStableText(page)
  expect(displayed).toMatch(/已有\s*1,399\s*人参加/)
  expect(displayed).toMatch(/弹力带套装[\s\S]*保温运动壶[\s\S]*迷你筋膜枪/)
  const [dates] = /\d+\.\d+ – \d+\.\d+/.exec(displayed)!
  const [month, day] = dates.split(' – ')[1]!.split('.')
  // No other element shows another day.
  const fullText = (await page.locator('body').textContent())! // folded answers too
  expect(fullText.match(/\d+ 月 \d+ 日[^，。]*领取/g)).toEqual([
    `${month} 月 ${day} 日活动结束前领取`,
    `${month} 月 ${day} 日活动结束前领取`,
  ])
  expect(asked.filter((url) => url.includes('/api/'))).toHaveLength(1)
  expect(problems).toEqual([])
})

test('the button opens the app at this activity and waits 3 s; a prize without its picture is a gift', async () => {
  const { page } = await openSharePage({
    prepare: async (page) => void (await page.route('**/prize-band.svg', (route) => route.abort())),
  })
  const left = await watchLeaving(page)
  await page.getByText('活动规则').waitFor()
  await page.waitForLoadState('networkidle')
  const gift = page.getByRole('listitem').filter({ hasText: '弹力带套装' }).locator('img')
  await expect.poll(() => gift.evaluate((image: HTMLImageElement) => image.naturalWidth && image.src)).toMatch(/gift/)
  await holdClock(page)
  await page.getByRole('button', { name: '去 App 参加' }).click()
  await page.getByText('正在打开').waitFor()
  await expect.poll(() => left[0]).toBe('homefitness://activity/detail?activityId=A1001')
  await hidePage(page)
  await page.getByRole('button', { name: '去 App 参加' }).waitFor()
})

test('no id, and an unknown one: plain words and still a way to the app', async () => {
  const { page } = await openSharePage({}, '')
  for (const text of ['链接不完整', '内容不存在或已失效']) {
    await page.getByText(text).waitFor()
    await page.getByRole('button', { name: '打开 App' }).waitFor()
    await page.goto(`${stack.url}/activityDetailsShare?activityId=A9`)
  }
})

test('after the end: the page says so, names the deadline of the rules, and offers no sign-up', async () => {
  stack.db.exec(
    "UPDATE activity SET startTime = '2026-07-15 00:00:00', endTime = '2026-08-31 23:59:59' WHERE activityId = 'A1003'",
  )
  const { page } = await openSharePage({}, 'A1003')
  await page.getByText('活动已结束', { exact: true }).waitFor()
  await page.getByRole('button', { name: '去 App 看看' }).waitFor()
  expect(await getStableText(page)).not.toContain('去 App 参加')
  const fullText = (await page.locator('body').textContent())!
  expect(fullText.match(/9 月 7 日前领取/g)).toHaveLength(2)
  await expectNoViolations(page)
})
