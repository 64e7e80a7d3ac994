import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userAgentOf } from '#scripts/workbench/shell/native/web-view.ts'
import type { Bridge } from '#shared/bridge/adopt.ts'
import { client, closeApp, openApp, openWindow, stateAfter } from './open-app.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)

const ANDROID = userAgentOf({ platform: 'android-2', osVersion: '13' })

/** A page in an app whose bridge is just what the test says. */
function openOdd(bridge: Partial<Bridge>, userAgent = ANDROID) {
  const window = openWindow(userAgent)
  window.WebViewJavascriptBridge = bridge
  return window
}

/** As `openOdd`, with a bridge that only takes calls. */
const openWith = (callHandler: Bridge['callHandler']) => openOdd({ doSend() {}, registerHandler() {}, callHandler })

test('the bare Java object of 2.x is no bridge', async () => {
  openOdd({})
  const { shellReady } = await client()
  expect(await stateAfter(3050, shellReady())).toBe(false)
})

test('2.x: an injection before init was called forgets nothing that matters', async () => {
  const { window, native } = openApp({ platform: 'android-2', inject: 'start' }, { getToken: 'T' })
  const { callNative, onSentMsg } = await client()
  const heard: unknown[] = []
  onSentMsg((message) => heard.push(message))
  window.WebViewJavascriptBridge!._messageHandler = undefined // as if native had injected afresh
  const bridge = window.WebViewJavascriptBridge!
  const { callHandler } = bridge
  bridge.callHandler = (...all) => callHandler!(...all)
  expect(await stateAfter(300, callNative('getToken'))).toBe('T')
  await stateAfter(300, native.push('sentMsg', 'still here'))
  expect(heard).toEqual(['still here'])
})

const throwing = () => {
  throw new Error('no')
}
const init = vi.fn()
test.for<[string, Partial<Bridge>]>([
  ['whose init and list of handlers throw', { init: throwing, registerHandler: throwing }],
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
  const token = (await client()).callNative('getToken')
  await stateAfter(100, token)
  expect(await token).toBe('T')
  expect(init).not.toHaveBeenCalled()
})

test('callHandler that throws after the app got the message: the answer still counts', async () => {
  openWith((_name, _data, reply) => {
    setTimeout(() => reply('1'), 1000)
    throw new TypeError('src of undefined')
  })
  const { callNative } = await client()
  expect(await stateAfter(1100, callNative('saveQRCodeImg', { image: '/q.png' }))).toBe(true)
})

test('callHandler that throws and never answers fails after 3 s, not after a minute', async () => {
  openWith(() => {
    throw new TypeError('broken')
  })
  const { callNative, tellNative } = await client()
  expect(await stateAfter(100, tellNative('goBack', { index: 1 }))).toBe(true)
  expect(await stateAfter(3100, callNative('saveQRCodeImg', { image: '/q.png' }))).toMatchObject({
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
  openWith((_name, _data, answer) => answer(reply))
  const { callNative } = await client()
  const asked = name === 'getGeneralData' ? callNative(name, { business: 'getBodyFatScale' }) : callNative(name)
  expect(await stateAfter(50, asked)).toEqual(result)
})
