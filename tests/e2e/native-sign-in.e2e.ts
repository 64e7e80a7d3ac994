import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { atRest } from './at-rest.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { GUIDE_SEEN } from './guide-seen.ts'
import { coverPage } from './leaving.ts'
import { eachOf } from './matrix/screens.ts'
import { watchReading } from './reading.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
beforeEach(() => stack.faults.set([]))

const A = 'local-token-1001'
const B = 'local-token-1003'
/** A page of member 1001, which the app covers with a page of its own later on. The shell says who is signed in at that moment. */
async function openAs(route: RouteName, options: OpenOptions = {}) {
  const signedIn: { token: unknown } = { token: A }
  const asked: string[] = []
  let reading: Awaited<ReturnType<typeof watchReading>> | undefined
  const lane = await openPage(stack, route, {
    ...options,
    shell: {
      replies: { getToken: () => (typeof signedIn.token === 'function' ? signedIn.token() : signedIn.token) },
      ...options.shell,
    },
    prepare: async (page) => {
      await page.addInitScript(GUIDE_SEEN)
      reading = await watchReading(page)
      page.on('request', (request) => asked.push(`${request.headers().authorization ?? ''} ${request.url()}`))
    },
  })
  return { ...lane, signedIn, asked, seen: reading!.seen }
}

/** The app's page goes. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    ;(window as unknown as { __startReading(): void }).__startReading()
  })

/** A page and what nobody but member 1001 may read there. */
const PAGES: [RouteName, Record<string, string>, RegExp][] = [
  ['bodyFatScale', {}, /58\.2/],
  ['bodyFatScaleList', {}, /57\.8/],
  ['bodyComposition', {}, /58\.2/],
  ['integral', {}, /1,280/],
  ['set', {}, /上次 58\.2/],
]

/** Later parts of the session are there: what the page does from then on is of its own. */
async function withLaterParts(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await atRest(page)
}
/** The member's number is asked for late. */
const withNumber = async (page: Page, asked: string[]) => {
  await expect.poll(() => asked.some((one) => one.includes('/api/user/profile'))).toBe(true)
  await withLaterParts(page)
}

test.for(eachOf(PAGES, 3))('/%s: another member has signed in over the page', async ([route, query, words]) => {
  const { page, signedIn, asked, text, seen } = await openAs(route, { query })
  await expect.poll(text).toMatch(words)
  await withLaterParts(page)
  await coverPage(page)
  signedIn.token = B
  await comeBack(page)
  await expect.poll(() => asked.some((one) => one.startsWith(B))).toBe(true)
  await page.waitForTimeout(800)
  await atRest(page)
  expect(seen()).not.toMatch(words)
  expect(seen().trim()).not.toBe('')
})

test.for(eachOf(PAGES, 3, 1))('/%s: signed out over the page', async ([route, query, words]) => {
  const { page, signedIn, text, seen } = await openAs(route, { query })
  await expect.poll(text).toMatch(words)
  await withLaterParts(page)
  await coverPage(page)
  signedIn.token = ''
  await comeBack(page)
  await page.getByText('登录已过期，请返回App重新登录').waitFor()
  expect(seen()).not.toMatch(words)
  signedIn.token = A
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(text).toMatch(words)
})

test('another member, and the service fails: nothing of the one before is seen', async () => {
  const { page, signedIn, text, seen } = await openAs('bodyFatScale')
  await expect.poll(text).toMatch(/58\.2/)
  await withLaterParts(page)
  await coverPage(page)
  signedIn.token = B
  stack.faults.set([{ path: '/api', status: 500 }])
  await comeBack(page)
  await page.getByText('暂时无法确认登录状态').waitFor()
  expect(seen()).not.toMatch(/58\.2/)
})

test('the window’s focus and another bridge tell as well', async () => {
  const { page, signedIn, text } = await openAs('integral')
  await expect.poll(text).toMatch(/1,280/)
  await withLaterParts(page)
  signedIn.token = B
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(text).not.toMatch(/1,280/)
  await withLaterParts(page)
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
  await withNumber(page, asked)
  const before = asked.length
  await coverPage(page)
  await comeBack(page)
  await page.waitForTimeout(500)
  expect(seen()).not.toMatch(/暂时无法确认/)
  expect(await slider.getAttribute('aria-valuenow')).toBe('58.1')
  expect(asked.length).toBe(before)
})

test('another token of the same member: the page stays as it was left', async () => {
  const { page, signedIn, text } = await openAs('bodyComposition')
  await expect.poll(text).toMatch(/58\.2/)
  await page.getByRole('button', { name: /体重/ }).first().click()
  await withLaterParts(page)
  await page.evaluate(() => document.querySelector('main')!.setAttribute('data-was-there', ''))
  await coverPage(page)
  signedIn.token = 'local-token-1001-next'
  // The service knows both: it tells the same number for either.
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { memberNo: '1001', userNo: '1001', no: '1001' } } }),
  )
  const told = page.waitForResponse('**/api/user/profile')
  await comeBack(page)
  await told
  await expect.poll(() => page.evaluate(() => document.body.style.visibility)).toBe('')
  await atRest(page)
  expect(await page.locator('main[data-was-there]').count()).toBe(1)
})

test('a shell that stays silent: the page stays', async () => {
  const { page, signedIn, text } = await openAs('integral')
  await expect.poll(text).toMatch(/1,280/)
  await withLaterParts(page)
  await coverPage(page)
  signedIn.token = () => new Promise(() => {})
  await comeBack(page)
  await page.waitForTimeout(300)
  await expect.poll(text, { timeout: 15_000 }).toMatch(/1,280/)
})

test('what is tapped in the moment of the return is not done for another member', async () => {
  const { page, signedIn, asked } = await openAs('set')
  await page.getByRole('slider', { name: '体重' }).waitFor()
  await page.getByRole('button', { name: '减 0.1' }).click()
  await withNumber(page, asked)
  await coverPage(page)
  signedIn.token = B
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    for (const button of document.querySelectorAll('button')) if (button.textContent?.includes('保存')) button.click()
  })
  await page.waitForTimeout(1500)
  expect(asked.filter((one) => one.includes('addWeightRecordManually'))).toEqual([])
})

test('the chat of the member before goes, and the next one has their own', async () => {
  const { page, signedIn } = await openAs('chat')
  await page.getByLabel('输入消息').fill('只给我看')
  await page.getByLabel('输入消息').press('Enter')
  await page.getByText('只给我看').waitFor()
  await coverPage(page)
  signedIn.token = B
  await Promise.all([page.waitForEvent('framenavigated'), comeBack(page)])
  await page.getByLabel('输入消息').waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText('只给我看').count()).toBe(0)
})
