import { type AndroidBridge, announce, bridgeOf, deliverText, readData, setBridge } from './android-ready.ts'
import { asText, type Handler, nativeDesk, pageDesk } from './halves.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

interface JavaObject {
  handler(name: string, text: string, callbackId?: string): void
  response(text: string, responseId?: string): void
}
const javaOf = (window: PageWindow) => (window as unknown as { jsbridge: JavaObject }).jsbridge

/** smallbuer's JSBridge 1.0.x: calls go straight to `jsbridge.handler`; init is not needed, and a late one repeats what came before. */
export function androidSmallbuer(context: Context): Generation {
  const { window } = context
  const desk = nativeDesk(context, 'JAVA_CB_', (message) => deliverText(window, message))
  return {
    prepare() {
      const jsbridge: JavaObject = {
        handler: (handlerName, data, callbackId) => void desk.take(readData({ handlerName, data, callbackId })),
        response: (responseData, responseId) => void desk.take({ responseData, responseId }),
      }
      Object.assign(window, { jsbridge })
    },
    inject() {
      install(window)
      desk.opened()
    },
    push: (name, data) => desk.push(name, asText(data)),
    navigated() {},
  }
}

function install(window: PageWindow) {
  if (bridgeOf(window)) return
  const java = javaOf(window)
  const early: string[] = []
  const desk = pageDesk(({ responseId, responseData }) => java.response(asText(responseData), responseId))
  function receive(text: string) {
    setTimeout(() => desk.receive(JSON.parse(text), bridge._messageHandler))
  }
  const bridge: AndroidBridge = {
    init(handler: Handler) {
      if (bridge._messageHandler) throw new Error('WebViewJavascriptBridge.init called twice')
      bridge._messageHandler = handler
      early.splice(0).forEach(receive)
    },
    registerHandler: desk.register,
    callHandler: (name, data, callback) => java.handler(name, asText(data), desk.remember(callback).callbackId),
    _handleMessageFromNative(text) {
      if (!bridge._messageHandler) early.push(text)
      receive(text)
    },
  }
  setBridge(window, bridge)
  announce(window, bridge)
}
