import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { selectEvery } from './matrix/screens.ts'
import { hidePage } from './page-leave.ts'
import { A, B, openSignedIn, PAGES } from './signed-in.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
beforeEach(() => stack.faults.set([]))

/** A page of member 1001 that the app covers later; `asked`: its requests with their tokens. */
async function openAs(route: RouteName, options: Parameters<typeof openSignedIn>[2] = {}) {
  const asked: string[] = []
  const tab = await openSignedIn(stack, route, {
    ...options,
    prepare: async (page) =>
      void page.on('request', (request) => asked.push(`${request.headers().authorization ?? ''} ${request.url()}`)),
  })
  return { ...tab, asked }
}

/** The app's page goes. */
const returnToPage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    ;(window as unknown as { __startReading(): void }).__startReading()
  })

/** Later parts of the session are there: what the page does from then on is of its own. */
async function waitForLazyModules(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await waitForStableText(page)
}
/** The member's number is requested late. */
const waitForMemberNo = async (page: Page, asked: string[]) => {
  await expect.poll(() => asked.some((element) => element.includes('/api/user/profile'))).toBe(true)
  await waitForLazyModules(page)
}

test.for(selectEvery(PAGES, 4))('/%s: another member has signed in over the page', async ([route, query, label]) => {
  const { page, signedIn, asked, text, seen } = await openAs(route, { query })
  await expect.poll(text).toMatch(label)
  await waitForLazyModules(page)
  await hidePage(page)
  signedIn.token = B
  await returnToPage(page)
  await expect.poll(() => asked.some((element) => element.startsWith(B))).toBe(true)
  await page.waitForTimeout(800)
  await waitForStableText(page)
  expect(seen()).not.toMatch(label)
  expect(seen().trim()).not.toBe('')
})

test('the window’s focus and another bridge tell as well', async () => {
  const { page, signedIn, text } = await openAs('integral')
  await expect.poll(text).toMatch(/1,280/)
  await waitForLazyModules(page)
  signedIn.token = B
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(text).not.toMatch(/1,280/)
  await waitForLazyModules(page)
  signedIn.token = A
  await page.evaluate(() => {
    const bridge = window.WebViewJavascriptBridge!
    window.WebViewJavascriptBridge = { ...bridge }
    document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'))
  })
  await expect.poll(text).toMatch(/1,280/)
})

test('the same member finds the page as it was left: nothing is asked of the service, nothing is covered', async () => {
  const { page, asked, seen } = await openAs('set')
  const slider = page.getByRole('slider', { name: '体重' })
  await slider.waitFor()
  await page.getByRole('button', { name: '减 0.1' }).click()
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('58.1')
  await waitForMemberNo(page, asked)
  const before = asked.length
  await hidePage(page)
  await returnToPage(page)
  await page.waitForTimeout(500)
  expect(seen()).not.toMatch(/暂时无法确认/)
  expect(await slider.getAttribute('aria-valuenow')).toBe('58.1')
  expect(asked.length).toBe(before)
})
