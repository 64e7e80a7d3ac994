import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userAgentOf } from '#scripts/workbench/shell/native/web-view.ts'
import { client, closeApp, openApp, openWindow, stateAfter } from './open-app.ts'
import { agentOf } from './user-agents.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)

const ANDROID = userAgentOf({ platform: 'android-2', osVersion: '13' })
const IOS = userAgentOf({ platform: 'ios', osVersion: '17.5' })
const HARMONY = userAgentOf({ platform: 'harmony-wvjb', osVersion: '5.1' })
/** The page comes back from the back-forward cache. */
const comeBack = (window: ReturnType<typeof openWindow>) =>
  window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }))

test.for(['Safari', 'WeChat on iOS', 'Windows', 'empty'] as const)(
  '%s: no shell is waited for, and nothing is put on the page',
  async (who) => {
    const window = openWindow(agentOf(who))
    const before = window.document.documentElement.innerHTML
    const added = vi.spyOn(window.document.documentElement, 'appendChild')
    const { shellReady } = await client()
    expect(await stateAfter(0, shellReady())).toBe(false)
    comeBack(window)
    expect(window.WVJBCallbacks).toBeUndefined()
    expect(added).not.toHaveBeenCalled()
    expect(window.document.documentElement.innerHTML).toBe(before)
  },
)

test('Android: no knock by a frame, only the list of callbacks', async () => {
  const window = openWindow(ANDROID)
  const added = vi.spyOn(window.document.documentElement, 'appendChild')
  await client()
  expect(window.WVJBCallbacks).toHaveLength(1)
  expect(added).not.toHaveBeenCalled()
})

test.for([
  ['iOS', IOS],
  ['an iPad that calls itself a Macintosh', agentOf('WKWebView, iPad as Mac')],
  ['HarmonyOS', HARMONY],
  ['what calls itself Safari', agentOf('Safari')],
  ['an app with the mark of WeChat', agentOf('WeChat on iOS')],
  ['an app with the mark of another browser', `${IOS} MQQBrowser/6.2`],
  ['an app with the mark of Baidu', `${IOS} baiduboxapp/13.1`],
  ['an app with the mark of Alipay', `${IOS} AliApp(AP/10.5)`],
  ['our app with a suffix behind Safari', agentOf('our app as Safari')],
])('%s, on a page for members: the knock frame is gone in the next task', async ([, userAgent]) => {
  const window = openWindow(userAgent!)
  window.document.head.innerHTML = '<meta name="access" content="member">'
  await client()
  expect(window.document.querySelectorAll('iframe')).toHaveLength(1)
  await stateAfter(0, Promise.resolve())
  expect(window.document.querySelectorAll('iframe')).toHaveLength(0)
})

test('an Android shell that says it is there is heard at once', async () => {
  const window = openWindow(ANDROID)
  const { onBridge } = await client()
  const heard = vi.fn()
  onBridge(heard)
  window.WebViewJavascriptBridge = { doSend() {}, registerHandler() {}, callHandler() {} }
  window.document.dispatchEvent(new window.Event('WebViewJavascriptBridgeReady'))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a bridge that comes after the page gave up is used by the next call', async () => {
  const window = openWindow(ANDROID)
  const { callNative, shellReady } = await client()
  expect(await stateAfter(3050, shellReady())).toBe(false)
  window.WebViewJavascriptBridge = { doSend() {}, registerHandler() {}, callHandler: (_n, _d, reply) => reply('late') }
  expect(await stateAfter(0, callNative('getToken'))).toBe('late')
})

test('a bridge that gives no sign of itself is found within three seconds', async () => {
  const window = openWindow(ANDROID)
  const { onBridge, shellReady } = await client()
  const heard = vi.fn()
  onBridge(heard)
  await stateAfter(3050, shellReady())
  window.WebViewJavascriptBridge = { doSend() {}, registerHandler() {}, callHandler() {} }
  await stateAfter(3000, Promise.resolve())
  expect(heard).toHaveBeenCalledTimes(1)
})

test('an iOS shell that did not hear the first knock hears another, but not for ever', async () => {
  const window = openWindow(IOS)
  const added = vi.spyOn(window.document.documentElement, 'appendChild')
  await client()
  await stateAfter(3050, Promise.resolve())
  expect(added).toHaveBeenCalledTimes(3)
  await stateAfter(600_000, Promise.resolve())
  expect(added).toHaveBeenCalledTimes(23)
  comeBack(window)
  expect(added).toHaveBeenCalledTimes(24)
  expect(window.WVJBCallbacks).toHaveLength(1)
})

test.for(['ios', 'harmony-wvjb'] as const)(
  '%s, back from the back-forward cache without a bridge: the client knocks again',
  async (platform) => {
    const { window } = openApp({ platform }, { getToken: 'T' })
    const { callNative } = await client()
    await stateAfter(200, callNative('getToken'))
    window.WebViewJavascriptBridge = undefined
    comeBack(window)
    await stateAfter(100, Promise.resolve())
    expect(typeof window.WebViewJavascriptBridge).toBe('object')
    expect(await stateAfter(200, callNative('getToken'))).toBe('T')
  },
)

test('HarmonyOS: whichever of its two bridges comes first is used, and the other one when it takes its place', async () => {
  const { window } = openApp({ platform: 'harmony-wvjb', inject: 600 }, { getToken: 'asked for' })
  const { callNative, onBridge } = await client()
  const heard = vi.fn()
  onBridge(heard)
  window.WebViewJavascriptBridge = {
    init() {},
    registerHandler() {},
    callHandler: (_n, _d, reply) => reply('after load'),
  }
  expect(await stateAfter(200, callNative('getToken'))).toBe('after load')
  // The app that was asked finds an object there and injects nothing, until that one is gone.
  window.WebViewJavascriptBridge = undefined
  await stateAfter(700, Promise.resolve())
  expect(await stateAfter(200, callNative('getToken'))).toBe('asked for')
  expect(heard).toHaveBeenCalledTimes(2)
})
