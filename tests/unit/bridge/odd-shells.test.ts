import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUserAgent } from '#scripts/native-shell/native/web-view.ts'
import type { Bridge } from '#shared/bridge/connect.ts'
import { closeApp, getStateAfterMs, importClient, openApp, openWindow } from './open-app.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)

const ANDROID = createUserAgent({ platform: 'android-2', osVersion: '13' })

/** A page in an app whose bridge is just what the test says. */
function openOdd(bridge: Partial<Bridge>, userAgent = ANDROID) {
  const window = openWindow(userAgent)
  window.WebViewJavascriptBridge = bridge
  return window
}

/** As `openOdd`, with a bridge that only takes calls. */
const openWithHandler = (callHandler: Bridge['callHandler']) =>
  openOdd({ doSend() {}, registerHandler() {}, callHandler })

test('the bare Java object of 2.x is no bridge', async () => {
  openOdd({})
  const { waitForShell } = await importClient()
  expect(await getStateAfterMs(3050, waitForShell())).toBe(false)
})

test('2.x: an injection before init was called forgets nothing that matters', async () => {
  const { window, native } = openApp({ platform: 'android-2', inject: 'start' }, { getToken: 'T' })
  const { callNative, onSentMsg } = await importClient()
  const received: unknown[] = []
  onSentMsg((message) => received.push(message))
  window.WebViewJavascriptBridge!._messageHandler = undefined // as if native had injected afresh
  const bridge = window.WebViewJavascriptBridge!
  const { callHandler } = bridge
  bridge.callHandler = (...all) => callHandler!(...all)
  expect(await getStateAfterMs(300, callNative('getToken'))).toBe('T')
  await getStateAfterMs(300, native.push('sentMsg', 'still here'))
  expect(received).toEqual(['still here'])
})

const throwError = () => {
  throw new Error('no')
}
const init = vi.fn()
test.for<[string, Partial<Bridge>]>([
  ['whose init and list of handlers throw', { init: throwError, registerHandler: throwError }],
  ['that was initialised already', { init, _messageHandler() {} }],
  [
    'whose answer comes twice, and late',
    {
      callHandler: (_name, _data, reply) => {
        reply('T')
        setTimeout(() => reply('second'), 10)
      },
    },
  ],
])('a bridge %s is used all the same', async ([, bridge]) => {
  openOdd({ registerHandler() {}, callHandler: (_name, _data, reply) => reply('T'), ...bridge })
  const token = (await importClient()).callNative('getToken')
  await getStateAfterMs(100, token)
  expect(await token).toBe('T')
  expect(init).not.toHaveBeenCalled()
})

test('callHandler that throws after the app got the message: the answer still counts', async () => {
  openWithHandler((_name, _data, reply) => {
    setTimeout(() => reply('1'), 1000)
    throw new TypeError('src of undefined')
  })
  const { callNative } = await importClient()
  expect(await getStateAfterMs(1100, callNative('saveQRCodeImg', { image: '/q.png' }))).toBe(true)
})

test('callHandler that throws and never answers fails after 3 s, not after a minute', async () => {
  openWithHandler(() => {
    throw new TypeError('broken')
  })
  const { callNative, notifyNative } = await importClient()
  expect(await getStateAfterMs(100, notifyNative('goBack', { index: 1 }))).toBe(true)
  expect(await getStateAfterMs(3100, callNative('saveQRCodeImg', { image: '/q.png' }))).toMatchObject({
    name: 'SilentShellError',
  })
})

test.for([
  ['getStatusBarHeight', '{"statusBarHeight":', undefined],
  ['getStatusBarHeight', { statusBarHeight: '44px' }, 44],
  ['getToken', '<html>', '<html>'],
  ['getToken', 'null', undefined],
  ['getToken', '汉字', undefined],
  ['getGeneralData', '{"weight": 61.5}', { weight: 61.5 }],
  ['getGeneralData', null, null],
] as const)('%s answered by %o gives %o', async ([name, reply, result]) => {
  openWithHandler((_name, _data, answer) => answer(reply))
  const { callNative } = await importClient()
  const asked = name === 'getGeneralData' ? callNative(name, { business: 'getBodyFatScale' }) : callNative(name)
  expect(await getStateAfterMs(50, asked)).toEqual(result)
})
