import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { atRest } from './at-rest.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { cachedBrowser, thereAndBack, watched } from './cached-browser.ts'
import { testStack } from './stack.ts'

const cached = cachedBrowser()
const stack = testStack() // tokens are changed

const A = 'local-token-1001'
const B = 'local-token-1003'

/** A page whose shell gives the token that `signedIn` says at that moment. */
async function openAs(route: RouteName, options: OpenOptions = {}) {
  const signedIn = { token: A }
  const lane = await openPage(stack, route, {
    shell: { replies: { getToken: () => signedIn.token } },
    browser: cached.browser,
    ...options,
    prepare: async (page) => {
      await watched(page)
      await options.prepare?.(page)
    },
  })
  return { ...lane, signedIn }
}

/** Member 1001's token is no longer good; the service knows this one in its place. */
const replaceToken = (token: string) =>
  stack.db.prepare("UPDATE member SET token = ? WHERE memberNo = '1001'").run(token)

const seenAgain = (page: Page) => page.evaluate(() => window.__read!.join('\n'))

/** A page and what nobody but member 1001 may read there. */
const PAGES: [RouteName, Record<string, string>, RegExp][] = [
  ['bodyFatScale', {}, /58\.2/],
  ['bodyFatScaleList', {}, /57\.8/],
  ['bodyComposition', {}, /58\.2/],
  ['integral', {}, /1,280/],
  ['set', {}, /上次 58\.2/],
]

test.for(PAGES)('/%s: another member is signed in, and the service fails', async ([route, query, words]) => {
  const { page, signedIn, text } = await openAs(route, { query })
  await expect.poll(text).toMatch(words)
  await thereAndBack(page, () => {
    signedIn.token = B
    stack.faults.set([{ path: '/api', status: 500 }])
  })
  await page.waitForTimeout(1000)
  await atRest(page)
  expect(await seenAgain(page)).not.toMatch(words)
})

test.for(PAGES)('/%s: signed out meanwhile', async ([route, query, words]) => {
  const { page, signedIn, text } = await openAs(route, { query })
  await expect.poll(text).toMatch(words)
  await thereAndBack(page, () => {
    signedIn.token = ''
  })
  await page.getByText('登录已过期，请返回App重新登录').waitFor()
  expect(await seenAgain(page)).not.toMatch(words)
  signedIn.token = A
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(text).toMatch(words)
})

test('nothing is shown before the shell has said who is signed in', async () => {
  let isSlow = false
  let answer = () => {}
  const { page, text } = await openAs('bodyFatScale', {
    shell: { replies: { getToken: () => (isSlow ? new Promise((done) => (answer = () => done(B))) : A) } },
  })
  await expect.poll(text).toMatch(/58\.2/)
  await thereAndBack(page, () => {
    isSlow = true
  })
  await page.getByText('正在加载').waitFor()
  await page.waitForTimeout(500)
  expect(await seenAgain(page)).not.toMatch(/58\.2/)
  answer()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  expect(await seenAgain(page)).not.toMatch(/58\.2/)
})

test('the same member finds the page as it was left', async () => {
  const { page } = await openAs('set')
  const slider = page.getByRole('slider', { name: '体重' })
  await slider.waitFor()
  await page.getByRole('button', { name: '减 0.1' }).click()
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('58.1')
  await thereAndBack(page)
  await expect.poll(() => page.evaluate(() => document.body.style.visibility)).toBe('')
  expect(await slider.getAttribute('aria-valuenow')).toBe('58.1')
})

test('a new token of the same member: the page is left as it was, once the profile has said so', async () => {
  const { page, signedIn } = await openAs('set', {
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  })
  const slider = page.getByRole('slider', { name: '体重' })
  await expect.poll(() => asked.filter((url) => url.includes('/api/user/profile')).length).toBe(1)
  await page.getByRole('button', { name: '减 0.1' }).click()
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('58.1')
  await thereAndBack(page, () => {
    replaceToken('local-token-new')
    signedIn.token = 'local-token-new'
  })
  await expect.poll(() => page.evaluate(() => document.body.style.visibility)).toBe('')
  expect(await slider.getAttribute('aria-valuenow')).toBe('58.1')
})
let asked: string[] = []
beforeEach(() => {
  asked = []
})

test('the chat of another member goes at once, without a line too', async () => {
  const { page } = await openAs('chat')
  await page.getByLabel('输入消息').waitFor()
  await page
    .context()
    .setOffline(true)
    .catch(() => {})
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.getByLabel('输入消息').waitFor({ state: 'hidden' })
  await page.getByText('暂时连接不上客服').waitFor()
})

test('two members without a number at one phone are two guests', async () => {
  const { page, signedIn } = await openAs('chat', {
    prepare: async (page) => {
      await page.route('**/api/user/profile', (route) => route.fulfill({ json: { code: 1, msg: '系统繁忙' } }))
    },
  })
  const guest = () => page.evaluate(() => sessionStorage.getItem('chat-guest'))
  await expect.poll(guest).toMatch(/^guest\d+/)
  const first = await guest()
  await page.reload()
  await page.getByLabel('输入消息').waitFor()
  expect(await guest()).toBe(first)
  signedIn.token = B
  await page.reload()
  await page.getByLabel('输入消息').waitFor()
  expect(await guest()).not.toBe(first)
})

const SAVE = '/api/app/homepage/v1/addWeightRecordManually'
const weightsOf = (memberNo: string) =>
  stack.db
    .prepare("SELECT weight FROM scale_record WHERE memberNo = ? AND source = 'manual'")
    .all(memberNo)
    .map((row) => (row as { weight: number }).weight)

/** /set with a ruler that was moved, once it is known whose page it is. */
async function openRuler() {
  const page = await openAs('set', {
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  })
  await expect.poll(() => asked.filter((url) => url.includes('/api/user/profile')).length).toBe(1)
  await page.page.waitForLoadState('networkidle')
  await page.page.getByRole('button', { name: '减 0.1' }).click()
  await expect.poll(() => page.page.getByRole('slider').getAttribute('aria-valuenow')).toBe('58.1')
  return page
}
const saves = () => asked.filter((url) => url.includes(SAVE)).length

test('a weight that was refused with 401 is sent again for the same member', async () => {
  const { page, signedIn } = await openRuler()
  replaceToken('local-token-new')
  signedIn.token = 'local-token-new'
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('保存成功').waitFor()
  expect([saves(), weightsOf('1001')]).toEqual([2, [58.1]])
})

test.for([
  ['another member', B],
  ['nobody', ''],
] as const)('a weight that was refused with 401 never reaches %s, and stays on the ruler', async ([, token]) => {
  const { page, signedIn } = await openRuler()
  replaceToken('gone')
  signedIn.token = token
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('登录已过期，请返回App重新登录').waitFor()
  expect([saves(), weightsOf('1003'), weightsOf('1001')]).toEqual([1, [], []])
  expect(await page.getByRole('slider', { name: '体重' }).getAttribute('aria-valuenow')).toBe('58.1')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.poll(saves).toBe(2)
  await page.waitForTimeout(500)
  expect(weightsOf('1003')).toEqual([])
})

test('without knowing whose token it was a change is not sent again', async () => {
  const { page, signedIn } = await openAs('set', {
    prepare: async (page) => {
      page.on('request', (request) => asked.push(request.url()))
      await page.route('**/api/user/profile', (route) => route.abort())
    },
  })
  await page.getByRole('slider', { name: '体重' }).waitFor()
  replaceToken('local-token-new')
  signedIn.token = 'local-token-new'
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('登录已过期，请返回App重新登录').waitFor()
  expect([saves(), weightsOf('1001')]).toEqual([1, []])
})

test('after a refused token all that is shown is of one member', async () => {
  const { page, signedIn, text } = await openAs('bodyFatScaleList')
  await expect.poll(text).toMatch(/57\.8/)
  replaceToken('gone')
  signedIn.token = 'local-token-1002'
  const before = stack.db.prepare("SELECT COUNT(*) AS count FROM scale_record WHERE status = 'confirmed'").get()
  await page.getByRole('button', { name: /^确认/ }).first().click()
  await expect.poll(text).not.toMatch(/57\.8/)
  expect(stack.db.prepare("SELECT COUNT(*) AS count FROM scale_record WHERE status = 'confirmed'").get()).toEqual(
    before,
  )
})
