import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'
import { boxAtRest, expectFits } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { latch } from './latch.ts'
import { fileStack } from './stack.ts'

const member = SEED_MEMBERS[0]!
const stack = fileStack()

const messages = () => stack.db.prepare('SELECT side, words FROM chat_message ORDER BY messageId').all()

test('a member writes and reads the answer; who writes is told along', async () => {
  const { page, problems } = await openPage(stack, 'chat', { shell: { token: member.token } })
  await page.getByText('你好，晓棠，请问有什么可以帮你？').waitFor()

  await page.getByLabel('输入消息').fill('体脂秤连不上 <b>蓝牙</b>')
  await page.getByRole('button', { name: '发送' }).click()
  await page.getByText('体脂秤连不上 <b>蓝牙</b>').waitFor()

  await page.getByText('已收到').waitFor()
  expect(messages().slice(1)).toEqual([
    { side: 'visitor', words: '体脂秤连不上 <b>蓝牙</b>' },
    { side: 'desk', words: expect.stringContaining('已收到') },
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
  const { promise: held, resolve: answer } = latch()
  const { page } = await openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await page.route('**/local/chat/sdk.js?*', (route) =>
        isDown ? route.abort() : held.then(() => route.continue()),
      )
    },
  })
  await page.getByText('暂时连接不上客服').waitFor()
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
  await page.getByText('暂时连接不上客服').waitFor()
  isDown = false
  // The page listens a moment after it has said so.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return page.getByText('暂时连接不上客服').count()
    })
    .toBe(0)
  await page.getByLabel('输入消息').waitFor()
})

test('what is not answered can be sent again, and is one message however often it arrives', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: member.token } })
  const field = page.getByLabel('输入消息')
  await field.fill('第一行')
  await field.press('Shift+Enter')
  await field.pressSequentially('第二行')
  // The service takes it, the answer gets lost.
  await page.route('**/local/chat/messages', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/local/chat/messages?*', (route) => route.abort())
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('')
  await page.getByText('没有发出去').waitFor()
  await page.getByText('连接中断，正在重新连接').waitFor()
  await expectNoViolations(page)
  await page.unroute('**/local/chat/messages')
  await page.getByRole('button', { name: '重新发送' }).click()
  await page.getByText('没有发出去').waitFor({ state: 'detached' })
  await page.unroute('**/local/chat/messages?*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => page.getByRole('status').allTextContents()).not.toContain('连接中断，正在重新连接')
  await expect.poll(() => page.getByText('第一行').count()).toBe(1)
  expect(messages().filter(({ words }) => words === '第一行\n第二行')).toHaveLength(1)
})

test('what has not been sent is there again after a reload, and goes out as one message', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: SEED_MEMBERS[4]!.token } })
  const field = page.getByLabel('输入消息')
  let isLost = true
  await page.route('**/local/chat/messages', async (route) => {
    if (!isLost) return route.continue()
    // One arrives and its answer is lost, the other does not arrive.
    if (route.request().postData()!.includes('到了')) await route.fetch()
    await route.abort()
  })
  for (const words of ['到了的话', '没到的话']) {
    await field.fill(words)
    await field.press('Enter')
  }
  await page.getByText('没有发出去').last().waitFor()
  isLost = false
  await page.reload()
  await page.getByText('没到的话').waitFor()
  await expect.poll(() => messages().filter(({ words }) => /^(到了|没到)的话$/.test(String(words))).length).toBe(2)
  await page.reload()
  await page.getByText('没到的话').waitFor()
  expect(await page.getByText(/(到了|没到)的话/).count()).toBe(2)
})

test('a text that is too long is not cut, and not sent; a silent service is told after 10 s', async () => {
  const { page } = await openPage(stack, 'chat', {
    shell: { token: SEED_MEMBERS[4]!.token },
    prepare: (page) => page.clock.install(),
  })
  const field = page.getByLabel('输入消息')
  await field.fill('长'.repeat(501))
  await page.getByText('最多 500 字，现在 501 字').waitFor()
  await field.press('Enter')
  expect((await field.inputValue()).length).toBe(501)
  expect(await page.getByRole('button', { name: '发送', exact: true }).isDisabled()).toBe(true)

  await page.route('**/local/chat/messages', () => {})
  await field.fill('没有回音')
  await field.press('Enter')
  await page.getByText('发送中').waitFor({ state: 'attached' })
  await page.clock.fastForward(10_500)
  await page.getByText('没有发出去').waitFor()
})

test('a draft stays in the tab; news below are counted, and one tap away', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: SEED_MEMBERS[2]!.token }, height: 420 })
  await page.getByLabel('输入消息').fill('还没写完')
  await page.reload()
  await expect.poll(() => page.getByLabel('输入消息').inputValue()).toBe('还没写完')
  const { visitorId } = stack.db.prepare('SELECT visitorId FROM chat_visitor ORDER BY openedAt DESC').get()!
  const answer = (words: string, at: number) =>
    stack.db
      .prepare("INSERT INTO chat_message (visitorId, side, words, sentAt) VALUES (?, 'desk', ?, ?)")
      .run(visitorId!, words, at)
  for (let n = 1; n <= 12; n++) answer(`第 ${n} 条`, Date.now())
  const log = page.getByRole('log')
  await log.getByText('第 12 条', { exact: true }).waitFor()
  const toEnd = () => log.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)
  await expect.poll(toEnd).toBeLessThan(2)
  const before = await log.evaluate((one) => one.scrollHeight)
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect.poll(() => log.evaluate((one) => one.scrollHeight)).toBeGreaterThan(before)
  await expect.poll(toEnd).toBeLessThan(2)
  await log.evaluate((one) => one.scrollTo(0, 0))
  answer('一小时后', Date.now() + 3_600_000)
  await page.getByRole('button', { name: '1 条新消息' }).click()
  await page.getByRole('button', { name: '1 条新消息' }).waitFor({ state: 'hidden' })
  await log.getByText('一小时后').waitFor()
  await expect.poll(() => log.locator('li.time').count()).toBe(2)
})

test('after a pause a message has its time once, also when the service has given it its number', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: SEED_MEMBERS[1]!.token } })
  await page.getByLabel('输入消息').waitFor()
  stack.db.prepare('UPDATE chat_message SET sentAt = sentAt - 3600000').run()
  await page.reload()
  await page.getByLabel('输入消息').fill('在吗')
  await page.getByRole('button', { name: '发送' }).click()
  const row = page.getByRole('log').locator('li', { hasText: '在吗' })
  await expect.poll(() => row.getAttribute('data-number')).toMatch(/^\d+$/)
  expect(await page.getByRole('log').locator('li.time').count()).toBe(2)
})

test('when the service has forgotten the session, a new one begins by itself', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: SEED_MEMBERS[3]!.token } })
  await page.getByLabel('输入消息').waitFor()
  stack.db.exec('DELETE FROM chat_message; DELETE FROM chat_visitor')
  await expect.poll(() => stack.db.prepare('SELECT count(*) AS n FROM chat_visitor').get()!.n).toBe(1)
  await page.getByLabel('输入消息').fill('还在吗')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect.poll(() => messages().at(-2)).toEqual({ side: 'visitor', words: '还在吗' })
  await page.getByText('还在吗').waitFor()
  await expect.poll(() => page.getByText('请问有什么可以帮你？').count()).toBe(1)
})

test('the keyboard leaves the field in sight', async () => {
  const { page } = await openPage(stack, 'chat', { shell: { token: member.token } })
  await boxAtRest(page.getByLabel('输入消息'))
  const bottom = async () => {
    const box = (await page.getByLabel('输入消息').boundingBox())!
    return box.y + box.height
  }
  const screen = (height: number, top: number) =>
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
  const before = await bottom()
  await screen(480, 60)
  await expect.poll(bottom).toBeLessThanOrEqual(540)
  await screen(844, 0)
  await expect.poll(bottom).toBe(before)
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
  const field = await boxAtRest(page.getByLabel('输入消息'))
  const send = await boxAtRest(page.getByRole('button', { name: '发送' }))
  expect(send.y).toBeLessThan(field.y + field.height)
  expect(send.x + send.width).toBeLessThanOrEqual(320)
  expect((await boxAtRest(page.getByRole('log'))).height).toBeGreaterThan(100)
  await expectNoViolations(page)
})
