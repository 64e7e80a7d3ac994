import { afterEach, expect, test, vi } from 'vitest'
import { closeApp, openApp } from '#tests/unit/bridge/open-app.ts'

afterEach(closeApp)

interface Raw {
  init(handler: () => void): void
  send?: unknown
  callHandler(...all: unknown[]): void
  registerHandler(name: string, handler: (data: unknown) => void): void
}
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const getBridge = (window: object) => (window as { WebViewJavascriptBridge?: Raw }).WebViewJavascriptBridge!

test('legacy: nothing reaches the page before init, and init happens once', async () => {
  const { window } = openApp({ platform: 'android-legacy' }, { getToken: 'T' })
  const received: unknown[] = []
  getBridge(window).callHandler('getToken', {}, (token: unknown) => received.push(token))
  await passTime(1000)
  expect(received).toEqual([])
  getBridge(window).init(() => {})
  await passTime(10)
  expect(received).toEqual(['T'])
  expect(() => getBridge(window).init(() => {})).toThrow('called twice')
})

test('legacy: of two calls a moment apart the first batch is lost', async () => {
  const { window, calls } = openApp({ platform: 'android-legacy' })
  getBridge(window).init(() => {})
  getBridge(window).callHandler('first', {}, () => {})
  await passTime(15)
  getBridge(window).callHandler('second', {}, () => {})
  await passTime(1000)
  expect(calls()).toEqual(['second'])
})

test('2.x: a bare Java object first; a call before init or without data throws', async () => {
  const { window } = openApp({ platform: 'android-2', inject: 200 }, { getToken: 'T' })
  expect(getBridge(window).callHandler).toBeUndefined()
  await passTime(200)
  expect(() => getBridge(window).callHandler('getToken', {}, () => {})).toThrow(TypeError)
  getBridge(window).init(() => {})
  expect(() => getBridge(window).callHandler('getToken', null, () => {})).toThrow(TypeError)
  expect(() => getBridge(window).callHandler('getToken', () => {})).toThrow(TypeError)
  const argument = {}
  getBridge(window).callHandler('getToken', argument, () => {})
  expect(argument).toHaveProperty('callbackId')
})

test('smallbuer: a late init delivers what came before a second time', async () => {
  const { window, native } = openApp({ platform: 'android-smallbuer' })
  const received: unknown[] = []
  getBridge(window).registerHandler('sentMsg', (data) => received.push(data))
  native.push('sentMsg', 'once?')
  await passTime(10)
  getBridge(window).init(() => {})
  await passTime(10)
  expect(received).toEqual(['once?', 'once?'])
})

test('iOS: nothing without a knock; with one, callbacks run and are removed; two arguments are enough', async () => {
  const { window } = openApp({ platform: 'ios' }, { getToken: { token: 'T' } })
  await passTime(1000)
  expect(getBridge(window)).toBeUndefined()
  const received: unknown[] = []
  window.WVJBCallbacks = [
    (bridge) => (bridge as unknown as Raw).callHandler('getToken', (token: unknown) => received.push(token)),
  ]
  const frame = window.document.createElement('iframe')
  frame.setAttribute('src', 'wvjbscheme://__BRIDGE_LOADED__')
  window.document.documentElement.appendChild(frame)
  await passTime(50)
  expect([received, window.WVJBCallbacks]).toEqual([[{ token: 'T' }], undefined])
})

test('HarmonyOS: the old scheme is no knock; an answer comes by the name of its own, as any JSON', async () => {
  const { window } = openApp({ platform: 'harmony-wvjb' }, { getToken: { token: 'T' } })
  const received: unknown[] = []
  window.WVJBCallbacks = [
    (bridge) => (bridge as unknown as Raw).callHandler('getToken', (token: unknown) => received.push(token)),
  ]
  window.document.createElement('iframe').src = 'wvjbscheme://__BRIDGE_LOADED__'
  await passTime(1000)
  expect(getBridge(window)).toBeUndefined()
  window.document.createElement('iframe').src = 'https://__bridge_loaded__'
  await passTime(50)
  expect(received).toEqual([{ token: 'T' }])
  expect(getBridge(window)).toHaveProperty('_handleMessageFromHarmony')
  expect(getBridge(window)).not.toHaveProperty('_handleMessageFromObjC')
  expect(getBridge(window).init).toBeUndefined()
})
