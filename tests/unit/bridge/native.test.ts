import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeApp, getStateAfterMs, importClient, openApp, PLATFORMS, setReadyState } from './open-app.ts'

let warnings: unknown[][]
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...text) => void warnings.push(text))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(closeApp)

describe.for(PLATFORMS)('%s', (platform) => {
  test.for([
    ['start', 'object'],
    ['start', 'json'],
    [200, 'object'],
    [480, 'json'],
  ] as const)('injected %s, replies as %s: the token arrives', async ([inject, replyShape]) => {
    openApp({ platform, inject, replyShape }, { getToken: 'T-12345678901234567890' })
    const { callNative } = await importClient()
    expect(await getStateAfterMs(700, callNative('getToken'))).toBe('T-12345678901234567890')
  })

  test('no object is visible before its time, and the page does not need one', async () => {
    const { window } = openApp({ platform, inject: 200 })
    const { waitForShell, isInsideApp } = await importClient()
    expect(isInsideApp()).toBe(false)
    const ready = waitForShell()
    expect(await getStateAfterMs(100, ready)).toBe('waiting')
    expect(typeof window.WebViewJavascriptBridge?.callHandler).toBe('undefined')
    expect(await getStateAfterMs(200, ready)).toBe(true)
    expect(isInsideApp()).toBe(true)
  })

  test('never injected: looked for during three seconds, then the page is told, and later calls at once', async () => {
    openApp({ platform, inject: 'never' })
    const { callNative, waitForShell, notifyNative } = await importClient()
    const ready = waitForShell()
    expect(await getStateAfterMs(2900, ready)).toBe('waiting')
    expect(await getStateAfterMs(150, ready)).toBe(false)
    expect(await getStateAfterMs(0, notifyNative('goBack', { index: 1 }))).toBe(false)
    expect(await getStateAfterMs(0, callNative('getToken'))).toMatchObject({
      name: 'OutsideAppError',
      message: '请在 App 内打开',
    })
    expect(warnings.at(-1)).toEqual(['bridge', 'getToken', 'OutsideAppError: 请在 App 内打开'])
  })

  test.for([700, 1000, 2500, 2900])('a bridge that takes %i ms is waited for', async (inject) => {
    openApp({ platform, inject }, { getToken: 'T' })
    const { callNative } = await importClient()
    expect(await getStateAfterMs(3100, callNative('getToken'))).toBe('T')
  })

  test.for([3500, 20_000])('a bridge that comes %i ms late is told of, once, and works', async (inject) => {
    openApp({ platform, inject }, { getToken: 'T' })
    const { callNative, onBridge, waitForShell } = await importClient()
    const received = vi.fn()
    onBridge(received)
    expect(await getStateAfterMs(3050, waitForShell())).toBe(false)
    await getStateAfterMs(inject - 3100, Promise.resolve())
    expect(received).not.toHaveBeenCalled()
    await getStateAfterMs(3100, Promise.resolve())
    expect(received).toHaveBeenCalledTimes(1)
    expect(await getStateAfterMs(200, callNative('getToken'))).toBe('T')
  })

  test('a page that loads slowly is still inside the app', async () => {
    const { window } = openApp({ platform, inject: 480 }, { getToken: 'T' }, { readyState: 'loading' })
    const { callNative } = await importClient()
    const token = callNative('getToken')
    await getStateAfterMs(4000, token)
    setReadyState(window, 'complete')
    expect(await getStateAfterMs(700, token)).toBe('T')
  })

  test('ten quick calls all reach the app, in order', async () => {
    const { calls } = openApp({ platform }, { getStatusBarHeight: 47 })
    const { callNative, notifyNative } = await importClient()
    await getStateAfterMs(100, Promise.resolve())
    const heights = Promise.all([...Array(9)].map(() => callNative('getStatusBarHeight')))
    const reported = notifyNative('jumpPage', { pageName: 'targetPlan', pageTitle: '目标计划' })
    expect(await getStateAfterMs(2000, heights)).toEqual(Array(9).fill(47))
    expect(await reported).toBe(true)
    expect(calls()).toEqual([...Array(9).fill('getStatusBarHeight'), 'jumpPage'])
  })

  test('calls that come while the app still fetches the one before', async () => {
    const { calls } = openApp({ platform }, { getStatusBarHeight: 47 })
    const { notifyNative } = await importClient()
    await getStateAfterMs(100, Promise.resolve())
    for (let call = 0; call < 6; call++) await getStateAfterMs(15, notifyNative('goBack', { index: 1 }))
    await getStateAfterMs(1000, Promise.resolve())
    expect(calls()).toEqual(Array(6).fill('goBack'))
  })

  test('arguments arrive whole and the page keeps its own object as it was', async () => {
    const { log } = openApp({ platform }, { saveColumnImg: '1' })
    const { callNative } = await importClient()
    const argument = Object.freeze({ image: '/local/img/二维码 "1"\n%22.png' })
    expect(await getStateAfterMs(300, callNative('saveColumnImg', argument))).toBe(true)
    expect(log.find(({ kind }) => kind === 'call')?.value).toMatchObject(argument)
    expect(argument).toEqual({ image: '/local/img/二维码 "1"\n%22.png' })
  })

  test('a silent app: a read is tried again, then fails in words', async () => {
    const { calls } = openApp({ platform })
    const { callNative } = await importClient()
    const token = callNative('getToken')
    expect(await getStateAfterMs(8900, token)).toBe('waiting')
    expect(await getStateAfterMs(400, token)).toMatchObject({
      name: 'SilentShellError',
      message: 'App 没有响应，请稍后再试',
    })
    expect(calls()).toEqual(['getToken', 'getToken', 'getToken'])
  })

  test('a read that is answered at the second try', async () => {
    let tries = 0
    openApp({ platform }, { getToken: () => (++tries === 1 ? undefined : 'T2') })
    const { callNative } = await importClient()
    expect(await getStateAfterMs(3500, callNative('getToken'))).toBe('T2')
  })

  test('what a member does is asked once and may take a minute', async () => {
    const { calls } = openApp(
      { platform },
      { saveQRCodeImg: () => new Promise((done) => setTimeout(done, 50_000, '1')) },
    )
    const { callNative } = await importClient()
    const saved = callNative('saveQRCodeImg', { image: '/q.png' })
    expect(await getStateAfterMs(49_000, saved)).toBe('waiting')
    expect(await getStateAfterMs(2000, saved)).toBe(true)
    expect(calls()).toEqual(['saveQRCodeImg'])
  })

  test('a new bridge in the place of the old one is used at once, sentMsg included', async () => {
    const { window, native } = openApp({ platform }, { getToken: 'T' })
    const { callNative } = await importClient()
    await getStateAfterMs(300, callNative('getToken'))
    const seen: string[] = []
    const handlers: string[] = []
    window.WebViewJavascriptBridge = {
      callHandler: (name, _data, reply) => {
        seen.push(name)
        reply('new')
      },
      registerHandler: (name) => void handlers.push(name),
      doSend: () => {},
    }
    expect(await getStateAfterMs(100, callNative('getToken'))).toBe('new')
    expect([seen, handlers]).toEqual([['getToken'], ['sentMsg']])
    expect(native).toBeDefined()
  })

  test('a read that the old bridge swallowed is asked of the new one at once', async () => {
    const { window } = openApp({ platform })
    const { callNative } = await importClient()
    const token = callNative('getToken')
    await getStateAfterMs(500, token)
    window.WebViewJavascriptBridge = { callHandler: (_n, _d, reply) => reply('new'), registerHandler() {}, doSend() {} }
    window.document.dispatchEvent(new window.Event('WebViewJavascriptBridgeReady'))
    expect(await getStateAfterMs(100, token)).toBe('new')
  })
})
