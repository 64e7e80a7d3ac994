import { type AndroidBridge, announce, bridgeOf, deliverText, readData, setBridge } from './android-ready.ts'
import { asText, type Handler, letterBox, type Message, nativeDesk, pageDesk } from './halves.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

const QUEUE = 'yy://__QUEUE_MESSAGE__/'
const RETURN = 'yy://return/_fetchQueue/'

/** JsBridge 1.0.x, and its port to HarmonyOS: a queue that native fetches by a frame's address, and nothing for a page that has not called init. */
export function androidLegacy(context: Context): Generation {
  const { window } = context
  const desk = nativeDesk(context, 'JAVA_CB_', (message) => deliverText(window, message))
  return {
    inject() {
      install(window)
      desk.opened()
    },
    push: (name, data) => desk.push(name, asText(data)),
    navigated(url) {
      if (url.startsWith(RETURN)) {
        for (const message of JSON.parse(decodeURIComponent(url.slice(RETURN.length))) as Message[]) {
          desk.take(readData({ ...message, data: asText(message.data) })) // JSONObject.getString
        }
      } else if (url.startsWith(QUEUE)) {
        ;(bridgeOf(window)?._fetchQueue as (() => void) | undefined)?.()
      }
    },
  }
}

function install(window: PageWindow) {
  if (bridgeOf(window)) return
  let queue: Message[] = []
  let early: string[] | undefined = []

  function send(message: Message) {
    queue.push(message)
    box.src = QUEUE
  }
  const desk = pageDesk(send)
  function receive(text: string) {
    setTimeout(() => desk.receive(JSON.parse(text), bridge._messageHandler))
  }
  const bridge: AndroidBridge = {
    init(handler: Handler) {
      if (bridge._messageHandler) throw new Error('WebViewJavascriptBridge.init called twice')
      bridge._messageHandler = handler
      const waiting = early ?? []
      early = undefined
      waiting.forEach(receive)
    },
    send: (data, callback) => send({ data, ...desk.remember(callback) }),
    registerHandler: desk.register,
    callHandler: (handlerName, data, callback) => send({ handlerName, data, ...desk.remember(callback) }),
    _fetchQueue() {
      // The port cannot ask for Android: it has dropped the word or named its own system.
      if (!/android|openharmony/i.test(window.navigator.userAgent)) return
      const text = JSON.stringify(queue)
      queue = []
      box.src = RETURN + encodeURIComponent(text)
    },
    _handleMessageFromNative(text) {
      if (early) early.push(text)
      else receive(text)
    },
  }
  setBridge(window, bridge)
  const box = letterBox(window, '')
  announce(window, bridge)
}
