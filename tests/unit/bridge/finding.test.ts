import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUserAgent } from '#scripts/native-shell/native/web-view.ts'
import { closeApp, getStateAfterMs, importClient, openApp, openWindow } from './open-app.ts'
import { getUserAgent } from './user-agents.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)

const ANDROID = createUserAgent({ platform: 'android-2', osVersion: '13' })
const IOS = createUserAgent({ platform: 'ios', osVersion: '17.5' })
const HARMONY = createUserAgent({ platform: 'harmony-wvjb', osVersion: '5.1' })
/** The page comes back from the back-forward cache. */
const dispatchPageShow = (window: ReturnType<typeof openWindow>) =>
  window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }))

test.for(['Safari', 'WeChat on iOS', 'Windows', 'empty'] as const)(
  '%s: no shell is waited for, and nothing is put on the page',
  async (who) => {
    const window = openWindow(getUserAgent(who))
    const before = window.document.documentElement.innerHTML
    const added = vi.spyOn(window.document.documentElement, 'appendChild')
    const { waitForShell } = await importClient()
    expect(await getStateAfterMs(0, waitForShell())).toBe(false)
    dispatchPageShow(window)
    expect(window.WVJBCallbacks).toBeUndefined()
    expect(added).not.toHaveBeenCalled()
    expect(window.document.documentElement.innerHTML).toBe(before)
  },
)

test('Android: no knock by a frame, only the list of callbacks', async () => {
  const window = openWindow(ANDROID)
  const added = vi.spyOn(window.document.documentElement, 'appendChild')
  await importClient()
  expect(window.WVJBCallbacks).toHaveLength(1)
  expect(added).not.toHaveBeenCalled()
})

test.for([
  ['iOS', IOS],
  ['an iPad that calls itself a Macintosh', getUserAgent('WKWebView, iPad as Mac')],
  ['HarmonyOS', HARMONY],
  ['what calls itself Safari', getUserAgent('Safari')],
  ['an app with the mark of WeChat', getUserAgent('WeChat on iOS')],
  ['an app with the mark of another browser', `${IOS} MQQBrowser/6.2`],
  ['an app with the mark of Baidu', `${IOS} baiduboxapp/13.1`],
  ['an app with the mark of Alipay', `${IOS} AliApp(AP/10.5)`],
  ['our app with a suffix behind Safari', getUserAgent('our app as Safari')],
])('%s, on a page for members: the knock frame is gone in the next task', async ([, userAgent]) => {
  const window = openWindow(userAgent!)
  window.document.head.innerHTML = '<meta name="access" content="member">'
  await importClient()
  expect(window.document.querySelectorAll('iframe')).toHaveLength(1)
  await getStateAfterMs(0, Promise.resolve())
  expect(window.document.querySelectorAll('iframe')).toHaveLength(0)
})

test('an Android shell that says it is there is heard at once', async () => {
  const window = openWindow(ANDROID)
  const { onBridge } = await importClient()
  const received = vi.fn()
  onBridge(received)
  window.WebViewJavascriptBridge = { doSend() {}, registerHandler() {}, callHandler() {} }
  window.document.dispatchEvent(new window.Event('WebViewJavascriptBridgeReady'))
  expect(received).toHaveBeenCalledTimes(1)
})

test('a bridge that comes after the page gave up is used by the next call', async () => {
  const window = openWindow(ANDROID)
  const { callNative, waitForShell } = await importClient()
  expect(await getStateAfterMs(3050, waitForShell())).toBe(false)
  window.WebViewJavascriptBridge = { doSend() {}, registerHandler() {}, callHandler: (_n, _d, reply) => reply('late') }
  expect(await getStateAfterMs(0, callNative('getToken'))).toBe('late')
})

test('a bridge that gives no sign of itself is found within three seconds', async () => {
  const window = openWindow(ANDROID)
  const { onBridge, waitForShell } = await importClient()
  const received = vi.fn()
  onBridge(received)
  await getStateAfterMs(3050, waitForShell())
  window.WebViewJavascriptBridge = { doSend() {}, registerHandler() {}, callHandler() {} }
  await getStateAfterMs(3000, Promise.resolve())
  expect(received).toHaveBeenCalledTimes(1)
})

test('an iOS shell that did not hear the first knock hears another, but not for ever', async () => {
  const window = openWindow(IOS)
  const added = vi.spyOn(window.document.documentElement, 'appendChild')
  await importClient()
  await getStateAfterMs(3050, Promise.resolve())
  expect(added).toHaveBeenCalledTimes(3)
  await getStateAfterMs(600_000, Promise.resolve())
  expect(added).toHaveBeenCalledTimes(23)
  dispatchPageShow(window)
  expect(added).toHaveBeenCalledTimes(24)
  expect(window.WVJBCallbacks).toHaveLength(1)
})

test.for(['ios', 'harmony-wvjb'] as const)(
  '%s, back from the back-forward cache without a bridge: the client knocks again',
  async (platform) => {
    const { window } = openApp({ platform }, { getToken: 'T' })
    const { callNative } = await importClient()
    await getStateAfterMs(200, callNative('getToken'))
    window.WebViewJavascriptBridge = undefined
    dispatchPageShow(window)
    await getStateAfterMs(100, Promise.resolve())
    expect(typeof window.WebViewJavascriptBridge).toBe('object')
    expect(await getStateAfterMs(200, callNative('getToken'))).toBe('T')
  },
)

test('HarmonyOS: whichever of its two bridges comes first is used, and the other one when it takes its place', async () => {
  const { window } = openApp({ platform: 'harmony-wvjb', inject: 600 }, { getToken: 'asked for' })
  const { callNative, onBridge } = await importClient()
  const received = vi.fn()
  onBridge(received)
  window.WebViewJavascriptBridge = {
    init() {},
    registerHandler() {},
    callHandler: (_n, _d, reply) => reply('after load'),
  }
  expect(await getStateAfterMs(200, callNative('getToken'))).toBe('after load')
  // The app that was asked finds an object there and injects nothing, until that one is gone.
  window.WebViewJavascriptBridge = undefined
  await getStateAfterMs(700, Promise.resolve())
  expect(await getStateAfterMs(200, callNative('getToken'))).toBe('asked for')
  expect(received).toHaveBeenCalledTimes(2)
})
