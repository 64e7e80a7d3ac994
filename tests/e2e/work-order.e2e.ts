import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const { WORK_ORDER_URL, ORDER_LIST_URL } = loadSiteConfig('site')
const stack = createFileStack()

test('a visitor hands in a work order and finds it by the phone number', async () => {
  const { page, problems } = await openPage(stack, 'workOrder')
  const form = page.frameLocator('iframe[title=创建工单]')
  await form.getByLabel('问题类型').selectOption('设备故障')
  await form.getByLabel('问题描述').fill('体脂秤开机后没有显示')
  await form.getByLabel('联系手机号').fill('1380013')
  await form.getByRole('button', { name: '提交' }).click()
  await form.getByText('手机号格式不正确').waitFor()
  await form.getByLabel('联系手机号').fill('13800138000')
  await form.getByRole('button', { name: '提交' }).click()
  const done = (await form.getByText(/提交成功，工单号 GD\d{12}/).textContent())!
  expect(stack.db.prepare('SELECT kind, description, phone FROM work_order').all()).toEqual([
    { kind: '设备故障', description: '体脂秤开机后没有显示', phone: '13800138000' },
  ])

  expect(await form.getByLabel('问题描述').inputValue()).toBe('')
  await form.getByRole('link', { name: '查询已提交的工单' }).click()
  await form.getByRole('heading', { name: '工单查询' }).waitFor()
  await form.getByRole('link', { name: '创建工单' }).click()
  await form.getByLabel('问题类型').waitFor()

  const list = await openPage(stack, 'orderList')
  const frame = list.page.frameLocator('iframe[title=工单查询]')
  await frame.getByLabel('提交工单时的手机号').fill('13800138000')
  await frame.getByRole('button', { name: '查询' }).click()
  await frame.getByText('体脂秤开机后没有显示').waitFor()
  await frame.getByText(done.replace('提交成功，工单号 ', '')).waitFor()
  // The phone number that is too short is refused by the form's service.
  expect(problems).toEqual(['Failed to load resource: the server responded with a status of 400 (Bad Request)'])
  expect(list.problems).toEqual([])
})

test('opened from the chat: a bar with the way back to it, below the status bar; the form works in it', async () => {
  const { page, problems } = await openPage(stack, 'workOrder', {
    query: { from: 'chat' },
    shell: { token: 'local-token-1001' },
    // As the chat has kept it.
    prepare: async (page) => {
      await page.addInitScript("localStorage.setItem('statusBar', '47')")
    },
  })
  await page.getByRole('heading', { level: 1, name: '创建工单' }).waitFor()
  const form = page.frameLocator('iframe[title=创建工单]')
  await form.getByLabel('问题描述').fill('在线客服连接不上')
  const [bar, frame] = [await getStableBox(page.locator('header')), await getStableBox(page.locator('iframe'))]
  expect(frame.y).toBe(bar.y + bar.height)
  expect((await getStableBox(page.getByRole('button', { name: '返回' }))).y).toBeGreaterThanOrEqual(47)
  expect(frame.y + frame.height).toBe(844)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL('**/chat')
  expect(problems).toEqual([])
})

test('the frame is sandboxed: it can not leave the page, has no camera, no page address, no bridge and no call of ours', async () => {
  const asked: string[] = []
  const { page, nativeCalls } = await openPage(stack, 'workOrder', {
    shell: { token: 'secret-token' },
    prepare: async (page) => {
      page.on('request', (request) => {
        if (request.frame() === page.mainFrame()) asked.push(request.url())
        if (request.url() === WORK_ORDER_URL) expect(request.headers().referer).toBeUndefined()
      })
    },
  })
  const frame = page.locator('iframe[title=创建工单]')
  await frame.waitFor()
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
  expect(await frame.getAttribute('allow')).toBe('')
  await expect.poll(() => frame.getAttribute('src')).toBe(WORK_ORDER_URL)
  expect(nativeCalls).toEqual([])
  expect(asked.filter((address) => /\/(api|pk)\//.test(address))).toEqual([])
  const policy = (await fetch(`${stack.url}/workOrder`)).headers.get('content-security-policy')!
  expect(policy).toContain(`frame-src ${new URL(WORK_ORDER_URL).origin};`)
  expect(policy).toContain(`connect-src 'self' ${new URL(WORK_ORDER_URL).origin};`)
})

test('a site that never answers shows a card after 10 s, and 重试 opens it', async () => {
  let isSilent = true
  const { page } = await openPage(stack, 'orderList', {
    width: 320,
    textPercent: 200,
    prepare: async (page) => {
      await page.clock.install()
      await page.route(ORDER_LIST_URL, (request) => (isSilent ? undefined : request.fallback()))
    },
  })
  await page.getByText('正在打开工单查询…').waitFor()
  await page.clock.fastForward(10_500)
  await page.getByText('工单查询打开失败').waitFor()
  // Where help is to be had keeps whole in large text.
  const lines = await page.getByRole('alert').evaluate((alert) => {
    const texts = document.createTreeWalker(alert, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let at = -1; at < 0 && texts.nextNode(); ) {
      at = texts.currentNode.textContent!.indexOf('在线客服')
      if (at < 0) continue
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + 4)
    }
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  expect(await page.getByRole('button', { name: '重试' }).locator('svg').count()).toBe(1)
  await expectNoViolations(page)
  isSilent = false
  await page.getByRole('button', { name: '重试' }).click()
  await page.frameLocator('iframe[title=工单查询]').getByRole('heading', { name: '工单查询' }).waitFor()
})

test('when the line is back, the form opens by itself', async () => {
  let isDown = true
  const { page } = await openPage(stack, 'workOrder', {
    prepare: async (page) => {
      await page.route(WORK_ORDER_URL, (route) => (isDown ? route.abort('internetdisconnected') : route.fallback()))
    },
  })
  await page.getByText('创建工单打开失败').waitFor()
  isDown = false
  // The page listens a moment after it has said so.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return page.getByText('创建工单打开失败').count()
    })
    .toBe(0)
  await page.frameLocator('iframe[title=创建工单]').getByRole('heading', { name: '创建工单' }).waitFor()
})

test('a site that answers a frame and no prefetch opens at the third try', async () => {
  let refused = 0
  const { page } = await openPage(stack, 'orderList', {
    prepare: async (page) => {
      await page.route(ORDER_LIST_URL, (route) => {
        if (route.request().resourceType() === 'document') return route.fallback()
        refused++
        return route.fulfill({ status: 503, body: '' })
      })
    },
  })
  const retry = page.getByRole('button', { name: '重试' })
  await retry.click()
  await expect.poll(() => refused).toBe(2)
  await retry.press('Enter')
  await page.frameLocator('iframe[title=工单查询]').getByRole('heading', { name: '工单查询' }).waitFor()
  expect(refused).toBe(2)
})

test('an engine whose prefetch says nothing asks by itself: a site that can not be reached shows the card, one that answers opens', async () => {
  let isDown = true
  const asked: string[] = []
  const { page, problems } = await openPage(stack, 'orderList', {
    prepare: async (page) => {
      // Chromium below 109, Firefox, WebKit.
      await page.addInitScript(() => {
        HTMLScriptElement.supports = () => false
      })
      await page.route(ORDER_LIST_URL, (route) => {
        asked.push(route.request().resourceType())
        return isDown ? route.abort('connectionrefused') : route.fallback()
      })
    },
  })
  await page.getByText('工单查询打开失败').waitFor()
  expect(asked).toContain('fetch')
  isDown = false
  problems.length = 0
  await page.getByRole('button', { name: '重试' }).click()
  await page.frameLocator('iframe[title=工单查询]').getByRole('heading', { name: '工单查询' }).waitFor()
  await page.locator('iframe:not(.invisible)').waitFor()
  expect(problems).toEqual([])
})
