import { type AndroidBridge, announce, bridgeOf, deliverText, readData, setBridge } from './android-ready.ts'
import { asText, letterBox, type Message, nativeDesk, pageDesk } from './halves.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

/** Methods of the app's Java object: one for each handler. */
const HANDLERS = [
  'getToken',
  'getStatusBarHeight',
  'getGeneralData',
  'saveColumnImg',
  'saveQRCodeImg',
  'hiddenNavigaBar',
  'jumpPage',
  'goBack',
  'getColumnDetailsShare',
  'getColumnTrySee',
  'getColumnCoursePlan',
  'getShareNow',
  'getActivityDetailsShare',
]

/** JsBridge 2.x: a Java object from the first moment, which the injected script fills up with the usual functions. */
export function android2(context: Context): Generation {
  const { window } = context
  const desk = nativeDesk(context, 'JAVA_CB_', (message) => deliverText(window, message))
  return {
    prepare() {
      const methods = HANDLERS.map((name) => [
        name,
        (data: string, callbackId?: string) => void desk.take(readData({ handlerName: name, data, callbackId })),
      ])
      const response = (data: string, responseId: string) => void desk.take({ responseId, responseData: data })
      setBridge(window, Object.fromEntries([...methods, ['response', response]]))
    },
    inject() {
      install(window)
      desk.opened()
    },
    push: (name, data) => desk.push(name, asText(data)),
    navigated() {}, // the navigation carries no data
  }
}

function install(window: PageWindow) {
  const bridge = bridgeOf(window)!
  if (bridge._messageHandler) return // an injection after init changes nothing; one before it forgets everything
  let box: HTMLIFrameElement | undefined
  let early: string[] = []

  function java(name: string, text: string, id?: string) {
    ;(bridge[name] as (text: string, id?: string) => void)(text, id)
    box!.src = 'yy://'
  }
  const desk = pageDesk(({ responseId, responseData }) => java('response', asText(responseData), responseId))
  function receive(text: string) {
    setTimeout(() => desk.receive(JSON.parse(text) as Message, bridge._messageHandler))
  }
  function doSend(name: string, data: unknown, callback: unknown) {
    const { callbackId } = desk.remember(callback)
    if (callbackId) Object.assign(data as object, { callbackId })
    if (callbackId && !data) throw new TypeError("Cannot set properties of null (setting 'callbackId')")
    java(name, JSON.stringify(data), callbackId)
  }
  const functions: AndroidBridge = {
    init(handler) {
      if (bridge._messageHandler) throw new Error('WebViewJavascriptBridge.init called twice')
      box = letterBox(window, '')
      bridge._messageHandler = handler
      const waiting = early
      early = []
      waiting.forEach(receive)
    },
    doSend,
    registerHandler: desk.register,
    callHandler(name, ...rest) {
      const [data, callback] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest
      doSend(name, data, callback)
    },
    _handleMessageFromNative(text) {
      if (bridge._messageHandler) receive(text)
      else early.push(text)
    },
  }
  Object.assign(bridge, functions)
  announce(window, bridge)
  const page = window as unknown as { WVJBCallbacks?: ((bridge: AndroidBridge) => void)[] }
  const callbacks = page.WVJBCallbacks ?? []
  page.WVJBCallbacks = []
  for (const callback of callbacks) callback(bridge)
}
