import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { expectFits, getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const member = SEED_MEMBERS[0]!
const stack = createFileStack()

const readMessages = () => stack.db.prepare('SELECT side, text FROM chat_message ORDER BY messageId').all()

test('a member writes and reads the answer; who writes is told along', async () => {
  const { page, problems } = await openPage(stack, 'chat', { shell: { token: member.token } })
  await page.getByText('你好，晓棠，请问有什么可以帮你？').waitFor()

  await page.getByLabel('输入消息').fill('体脂秤连不上 <b>蓝牙</b>')
  await page.getByRole('button', { name: '发送' }).click()
  await page.getByText('体脂秤连不上 <b>蓝牙</b>').waitFor()

  await page.getByText('已收到').waitFor()
  expect(readMessages().slice(1)).toEqual([
    { side: 'visitor', text: '体脂秤连不上 <b>蓝牙</b>' },
    { side: 'desk', text: expect.stringContaining('已收到') },
  ])
  const { profile } = stack.db.prepare("SELECT profile FROM chat_visitor WHERE visitorId = '1001'").get()!
  expect(JSON.parse(String(profile))).toMatchObject({
    gender: '女',
    age: 29,
    birthday: '1997-10-08',
    city: '杭州',
    isVip: true,
  })
  expect(problems).toEqual([])
  await expectNoViolations(page) // adds a style of its own, which the policy refuses
})

test('when the script can not be had, the page says so, offers another way, and 重试 works', async () => {
  let isDown = true
  const { promise: held, resolve: answer } = createGate()
  const { page } = await openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await page.route('**/local/chat/sdk.js?*', (route) =>
        isDown ? route.abort() : held.then(() => route.continue()),
      )
    },
  })
  await page.getByText('客服暂时连不上').waitFor()
  expect(await page.getByRole('link', { name: '提交工单' }).getAttribute('href')).toBe('/workOrder?from=chat')
  expect(await page.getByRole('link', { name: '拨打 400-000-0000' }).getAttribute('href')).toBe('tel:4000000000')
  await expectNoViolations(page)
  isDown = false
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('正在连接客服').waitFor()
  answer()
  await page.getByLabel('输入消息').waitFor()
})

test('when the line is back, the session opens by itself', async () => {
  let isDown = true
  const { page } = await openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await page.route('**/local/chat/sdk.js?*', (route) => (isDown ? route.abort() : route.continue()))
    },
  })
  await page.getByText('客服暂时连不上').waitFor()
  isDown = false
  // The page listens a moment after it has said so.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return page.getByText('客服暂时连不上').count()
    })
    .toBe(0)
  await page.getByLabel('输入消息').waitFor()
})

test('a message that is not sent stays in the field, with the reason', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: SEED_MEMBERS[4]!.token } })
  const field = page.getByLabel('输入消息')
  await field.fill('第一行')
  await field.press('Shift+Enter')
  await field.pressSequentially('第二行')
  await page.route('**/local/chat/messages', (route) => route.abort())
  await field.press('Enter')
  await page.getByText('没有发出去：网络不给力，请稍后再试').waitFor()
  expect(await field.inputValue()).toBe('第一行\n第二行')
  await expectNoViolations(page)
  await page.unroute('**/local/chat/messages')
  await page.getByRole('button', { name: '发送' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(readMessages().at(-2)).toEqual({ side: 'visitor', text: '第一行\n第二行' })
})

test('the keyboard leaves the field in sight', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: member.token } })
  await getStableBox(page.getByLabel('输入消息'))
  const getInputBottom = async () => {
    const box = (await page.getByLabel('输入消息').boundingBox())!
    return box.y + box.height
  }
  const resizeScreen = (height: number, top: number) =>
    page.evaluate(
      ([height, top]) => {
        Object.defineProperties(visualViewport!, {
          height: { value: height, configurable: true },
          offsetTop: { value: top, configurable: true },
        })
        visualViewport!.dispatchEvent(new Event('resize'))
      },
      [height, top],
    )
  const before = await getInputBottom()
  await resizeScreen(480, 60)
  await expect.poll(getInputBottom).toBeLessThanOrEqual(540)
  await resizeScreen(844, 0)
  await expect.poll(getInputBottom).toBe(before)
})

test('at 320 px with text at 200 %, in the dark scheme, nothing scrolls sideways, 发送 stays beside the field and the conversation in sight', async () => {
  const { page } = await openPage(stack, 'chat', {
    shell: { token: SEED_MEMBERS[5]!.token },
    width: 320,
    height: 568,
    textPercent: 200,
    dark: true,
  })
  await page.getByLabel('输入消息').waitFor()
  await expectFits(page)
  const field = await getStableBox(page.getByLabel('输入消息'))
  const send = await getStableBox(page.getByRole('button', { name: '发送' }))
  expect(send.y).toBeLessThan(field.y + field.height)
  expect(send.x + send.width).toBeLessThanOrEqual(320)
  expect((await getStableBox(page.getByRole('log'))).height).toBeGreaterThan(100)
  await expectNoViolations(page)
})
