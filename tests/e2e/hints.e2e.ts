import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

test.for(['workOrder', 'orderList'] as RouteName[])(
  'a phone that always says it is offline makes the frame of /%s',
  async (route) => {
    const { page } = await openPage(stack, route, {
      prepare: async (page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      },
    })
    await expect.poll(() => page.locator('iframe').isVisible()).toBe(true)
  },
)

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** A phone that says it is hidden, offline and not back from the cache, whatever happens. */
const muteShell = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    Object.defineProperty(PageTransitionEvent.prototype, 'persisted', { get: () => false })
    addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true)
  })

test.for(['pointerdown', 'focus', 'pageshow'])(
  'a page that always says it is hidden shows what was done in the app, after %s',
  async (event) => {
    let asked = 0
    const { page, nativeCalls } = await openPage(stack, 'integral', {
      shell: { token: 'local-token-1001' },
      prepare: async (page) => {
        await muteShell(page)
        page.on('request', (request) => {
          if (request.url().includes('/user/profile')) asked++
        })
      },
    })
    await page.getByRole('button', { name: '积分明细' }).last().click()
    await expect.poll(() => nativeCalls.some(({ name }) => name === 'jumpPage')).toBe(true)
    await page.waitForTimeout(1100)
    const before = asked
    await page.evaluate((name) => dispatchEvent(new Event(name)), event)
    await expect.poll(() => asked).toBe(before + 1)
  },
)

test.for(['HomeFitness/3.2 (iPhone; iOS 17.5; Scale/3.00)', `${IPHONE} MQQBrowser/6.2 HomeFitness/3.2`])(
  'an app whose user agent is %s gets the handshake on a page for members',
  async (userAgent) => {
    const { page, text } = await openPage(stack, 'integral', {
      shell: { token: 'token-1001' },
      prepare: async (page) => {
        await page.addInitScript(
          (agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }),
          userAgent,
        )
      },
    })
    await expect.poll(text).toContain('我的积分')
    expect(await page.getByText('请在 App 内打开').count()).toBe(0)
  },
)
