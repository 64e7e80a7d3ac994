import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

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

test.for([IPHONE, `${IPHONE} HomeFitness/3.2`, 'HomeFitness/3.2 (iPhone; iOS 17.5; Scale/3.00)'])(
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
    expect(await page.getByText('请在App内打开').count()).toBe(0)
  },
)
