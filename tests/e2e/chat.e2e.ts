import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const member = SEED_MEMBERS[0]!
const stack = fileStack()

const messages = () => stack.db.prepare('SELECT side, words FROM chat_message ORDER BY messageId').all()

test('a member writes, the desk answers, and each reads the other', async () => {
  const { page, problems } = await openPage(stack, 'chat', { shell: { token: member.token } })
  await page.getByText('你好，晓棠，请问有什么可以帮你？').waitFor()

  await page.getByLabel('输入消息').fill('体脂秤连不上 <b>蓝牙</b>')
  await page.getByRole('button', { name: '发送' }).click()
  await page.getByText('体脂秤连不上 <b>蓝牙</b>').waitFor()

  const { page: desk } = await openPage(stack, 'local/chat/desk' as '', { device: 'desktop', width: 1000 })
  await desk.getByRole('button', { name: /晓棠/ }).click()
  await desk.getByText('编号 1001 · 女 · 29 岁 · 生日 1997-10-08 · 杭州 · VIP').waitFor()
  await desk.getByRole('log').getByText('体脂秤连不上 <b>蓝牙</b>').waitFor()
  await desk.getByLabel('回复').fill('请先打开手机蓝牙')
  await desk.getByRole('button', { name: '发送' }).click()

  await page.getByText('请先打开手机蓝牙').waitFor()
  expect(messages().slice(1)).toEqual([
    { side: 'visitor', words: '体脂秤连不上 <b>蓝牙</b>' },
    { side: 'desk', words: '请先打开手机蓝牙' },
  ])
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('the token goes to the profile call and nowhere else', async () => {
  const carriers: string[] = []
  const { page } = await openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      page.on('request', (request) => {
        const told = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n')
        if (told.includes(member.token)) carriers.push(new URL(request.url()).pathname)
      })
    },
  })
  await page.getByLabel('输入消息').waitFor()
  expect(carriers).toEqual(['/api/user/profile'])
})

test('without a profile a member chats as a guest with a number up to 10000, the same after a reload', async () => {
  stack.faults.set([{ path: '/api/user/profile', status: 500 }])
  const { page } = await openPage(stack, 'chat', { shell: { token: member.token } })
  await page.getByText('你好，请问有什么可以帮你？').waitFor()
  await page.reload()
  await page.getByText('你好，请问有什么可以帮你？').waitFor()
  stack.faults.set([])
  const guests = stack.db.prepare("SELECT visitorId FROM chat_visitor WHERE visitorId LIKE 'guest%'").all()
  expect(guests).toHaveLength(1)
  const number = Number(String(guests[0]!.visitorId).slice('guest'.length))
  expect(number).toBeGreaterThanOrEqual(1)
  expect(number).toBeLessThanOrEqual(10_000)
})

test('when the script can not be had, the page says so, offers another way, and 重试 works', async () => {
  let isDown = true
  const { page } = await openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await page.route('**/local/chat/sdk.js?*', (route) => (isDown ? route.abort() : route.continue()))
    },
  })
  await page.getByText('暂时连接不上客服').waitFor()
  expect(await page.getByRole('link', { name: '提交工单' }).getAttribute('href')).toBe('/workOrder')
  await expectNoViolations(page)
  isDown = false
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByLabel('输入消息').waitFor()
})

test('a supplier that never answers counts as failed after 10 s', async () => {
  const { page } = await openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await page.clock.install()
      await page.route('**/local/chat/session', () => {})
    },
  })
  await page.getByText('正在连接客服').waitFor()
  await page.waitForRequest('**/local/chat/session')
  await page.clock.fastForward(10_500)
  await page.getByText('暂时连接不上客服').waitFor()
})

test('at 320 px with text at 200 %, in the dark scheme, nothing scrolls sideways', async () => {
  const { page } = await openPage(stack, 'chat', {
    shell: { token: SEED_MEMBERS[5]!.token },
    width: 320,
    textPercent: 200,
    dark: true,
  })
  await page.getByLabel('输入消息').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectNoViolations(page)
})
