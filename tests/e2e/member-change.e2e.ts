import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { createCachedBrowser, leaveAndReturn } from './cached-browser.ts'
import { createGate } from './gate.ts'
import { selectEvery } from './matrix/screens.ts'
import { A, B, openSignedIn, PAGES } from './signed-in.ts'
import { testStack } from './stack.ts'

const cached = createCachedBrowser()
const stack = testStack() // tokens are changed

type Options = Parameters<typeof openSignedIn>[2]
const openAs = (route: RouteName, options: Options = {}) => openSignedIn(stack, route, options)
/** Where the page comes back out of the back-forward cache. */
const openCached = (route: RouteName, options: Options = {}) => openAs(route, { browser: cached.browser, ...options })

/** Member 1001's token is no longer good; the service knows this one in its place. */
const replaceToken = (token: string) =>
  stack.db.prepare("UPDATE member SET token = ? WHERE memberNo = '1001'").run(token)

test.for(selectEvery(PAGES, 4, 2))(
  '/%s: another member is signed in, and the service fails',
  async ([route, query, label]) => {
    const { page, signedIn, text, seen } = await openCached(route, { query })
    await expect.poll(text).toMatch(label)
    await leaveAndReturn(page, () => {
      signedIn.token = B
      stack.faults.set([{ path: '/api', status: 500 }])
    })
    // Nothing proves who it is.
    await page.getByText('暂时无法确认登录状态').waitFor()
    stack.faults.set([])
    await page.getByRole('button', { name: '重试' }).click()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await expect.poll(text).not.toMatch(/正在加载|暂时/)
    expect(seen()).not.toMatch(label)
  },
)

test.for(selectEvery(PAGES, 4, 3))('/%s: signed out meanwhile', async ([route, query, label]) => {
  const { page, signedIn, text, seen } = await openCached(route, { query })
  await expect.poll(text).toMatch(label)
  await leaveAndReturn(page, () => {
    signedIn.token = ''
  })
  await page.getByText('登录已过期，请返回 App重新登录').waitFor()
  expect(seen()).not.toMatch(label)
  signedIn.token = A
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(text).toMatch(label)
})

test('the chat of another member goes at once, without a line too', async () => {
  const { page, signedIn } = await openAs('chat')
  await page.getByLabel('输入消息').fill('只给我看')
  signedIn.token = B
  await page.route('**/chat*', (route) => route.abort())
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('网络不给力，请检查网络').waitFor()
  expect(await page.getByLabel('输入消息').isVisible()).toBe(false)
  await page.unroute('**/chat*')
  await page.getByRole('button', { name: '重试' }).click()
  await expect
    .poll(() =>
      page
        .getByLabel('输入消息')
        .inputValue()
        .catch(() => undefined),
    )
    .toBe('')
})

test('the chat of the same member stays when the app gives another token, and what is half written too', async () => {
  const { page, signedIn } = await openAs('chat')
  await page.getByLabel('输入消息').fill('还没有写完')
  replaceToken('local-token-new')
  signedIn.token = 'local-token-new'
  const reported = page.waitForResponse('**/api/user/profile')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await reported
  await expect.poll(() => page.evaluate(() => document.body.style.visibility)).toBe('')
  expect(await page.getByLabel('输入消息').inputValue()).toBe('还没有写完')
  // The page was hidden meanwhile, which takes the focus away.
  expect(await page.getByLabel('输入消息').evaluate((field) => field.matches(':focus'))).toBe(true)
})

test('two members without a number at one phone are two guests', async () => {
  const { page, signedIn } = await openAs('chat', {
    prepare: async (page) => {
      await page.route('**/api/user/profile', (route) => route.fulfill({ json: { code: 1, msg: '系统繁忙' } }))
    },
  })
  const getGuest = () => page.evaluate(() => sessionStorage.getItem('chat-guest'))
  await expect.poll(getGuest).toMatch(/^guest\d+/)
  const first = await getGuest()
  await page.reload()
  await page.getByLabel('输入消息').waitFor()
  expect(await getGuest()).toBe(first)
  signedIn.token = B
  await page.reload()
  await page.getByLabel('输入消息').waitFor()
  expect(await getGuest()).not.toBe(first)
})

const readWeights = (memberNo: string) =>
  stack.db
    .prepare("SELECT weight FROM scale_record WHERE memberNo = ? AND source = 'manual'")
    .all(memberNo)
    .map((row) => (row as { weight: number }).weight)

test('a weight whose files come after the app has another token is still the one’s who typed it', async () => {
  const { promise: held, resolve: release } = createGate()
  const { page, signedIn } = await openAs('set', {
    prepare: async (page) =>
      void (await page.route('**/*.js*', async (route) => {
        const response = await route.fetch()
        // What sends a change.
        if ((await response.text()).includes('idempotency-key')) await held
        await route.fulfill({ response }).catch(() => {})
      })),
  })
  await page.getByRole('button', { name: '减 0.1' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  signedIn.token = B
  release()
  await page.getByText('保存成功', { exact: true }).waitFor()
  expect([readWeights('1001'), readWeights('1003')]).toEqual([[58.1], []])
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
