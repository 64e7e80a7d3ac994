import { expect, test } from 'vitest'
import { PLATFORMS } from '#scripts/native-shell/native/settings.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { IMPATIENT_USER } from './impatient-user.ts'
import { selectEvery } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const TOKEN = 'local-token-1001'
type Shell = NonNullable<OpenOptions['shell']>

const openLate = (shell: Shell, options: OpenOptions = {}) =>
  openPage(stack, 'bodyFatScaleList', { shell: { token: TOKEN, ...shell }, ...options })

const RANKING = { endDay: '2026-11-30', groupId: 'G1', startDay: '2026-11-01', targetType: '1', userNo: '1001' }
/** Public pages with their own bar in the app: the content before and after detection. */
const PUBLIC = [
  ['groupInfoShare', RANKING, 'text=打开 App', '[aria-label=返回]'],
  ['logistics', { activityId: 'A1004' }, 'text=请仔细填写', 'text=寄送奖品：保温运动壶'],
  ['file', {}, 'h1', 'h1'],
  ['test', {}, 'text=方式 scheme', 'text=方式 native'],
] as const

// That a page waits for one that is less late, matrix/faults.ts tests.
test('6 s late, when nobody waits any more: the page goes on by itself', async () => {
  const inject = 6000
  // The kinds of bridge wait side by side; in an ordinary run not all of them.
  const members = selectEvery(PLATFORMS, 3, 2).map(async (platform) => {
    const { page, nativeCalls } = await openLate({ platform, inject })
    await page.getByRole('heading', { name: '请在 App 内打开' }).waitFor()
    await page.getByText('57.8').waitFor()
    const names = nativeCalls.map(({ name }) => name)
    expect(names, platform).not.toContain('goBack')
    expect(names.filter((name) => name === 'hiddenNavigaBar')).toHaveLength(1)
  })
  const visitors = selectEvery(PUBLIC, 2).map(async ([route, query, before, then]) => {
    const { page, nativeCalls } = await openPage(stack, route, { query, shell: { token: TOKEN, inject } })
    await page.locator(before).first().waitFor()
    await page.locator(then).first().waitFor()
    const countHideCalls = () => nativeCalls.filter(({ name }) => name === 'hiddenNavigaBar').length
    await expect.poll(countHideCalls, { message: route }).toBe(1)
  })
  await Promise.all([...members, ...visitors])
})

test('打开 App, tapped before and after the bridge comes, never leaves the page', async () => {
  const { page, nativeCalls } = await openLate({ inject: 5000 })
  const open = page.getByRole('button', { name: '打开 App' })
  await open.click()
  await page.getByText('57.8').waitFor()
  expect(nativeCalls.some(({ name }) => name === 'goBack')).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/bodyFatScaleList')
})

const TWINS = [
  ['columnDetails', { columnId: 'L1001' }, 'ios'],
  ['activity', { activityId: 'A1001' }, 'android-legacy'],
] as const
test('no page leaves for its public twin while a bridge may come', async () => {
  await Promise.all(
    TWINS.map(async ([route, query, platform]) => {
      const { page } = await openPage(stack, route, { query, shell: { token: TOKEN, platform, inject: 2500 } })
      await page.getByRole('button', { name: '分享' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/${route}`)
    }),
  )
})

test('in a browser the twin follows at once', async () => {
  const { page } = await openPage(stack, 'columnDetails', { query: { columnId: 'L1001' } })
  await page.waitForURL('**/columnShare?columnId=L1001', { timeout: 3000 })
})

test('a busy phone: its bridge is still waited for', async () => {
  const { page } = await openLate(
    { platform: 'android-2', inject: 2000 },
    {
      prepare: async (page) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      },
    },
  )
  await page.getByText('57.8').waitFor()
})

test('a silent bridge is replaced by one that answers: the page goes on by itself', async () => {
  const { page } = await openLate(
    { platform: 'android-2', replies: { getToken: undefined }, token: undefined },
    { prepare: async (page) => void (await page.addInitScript(`${IMPATIENT_USER}window.__isImpatient = true`)) },
  )
  await page.getByText('App 没有响应，请稍后再试').waitFor({ timeout: 20_000 })
  await page.evaluate((token) => {
    const bridge = {
      registerHandler: () => {},
      callHandler: (name: string, _data: object, reply: (answer: unknown) => void) =>
        reply(name === 'getToken' ? token : ''),
      doSend: () => {},
    }
    Object.assign(window, { WebViewJavascriptBridge: bridge })
    document.dispatchEvent(Object.assign(new Event('WebViewJavascriptBridgeReady'), { bridge }))
  }, TOKEN)
  await page.getByText('57.8').waitFor()
})
