import { asText, fromText, type Handler, type Message, nativeDesk, type pageDesk } from './halves.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

/** What the injected object of every Android generation has. */
export interface AndroidBridge {
  init(handler: Handler): void
  send?(data: unknown, callback?: unknown): void
  registerHandler(name: string, handler: Handler): void
  callHandler(name: string, data?: unknown, callback?: unknown): void
  _handleMessageFromNative(text: string): void
  _messageHandler?: Handler
  [method: string]: unknown
}

export const bridgeOf = (window: PageWindow) =>
  (window as unknown as { WebViewJavascriptBridge?: AndroidBridge }).WebViewJavascriptBridge

export function setBridge(window: PageWindow, bridge: object) {
  Object.assign(window, { WebViewJavascriptBridge: bridge })
}

/** All Android generations say that they are ready by an event on the document that does not bubble. */
export function announce(window: PageWindow, bridge: object) {
  const event = new window.Event('WebViewJavascriptBridgeReady')
  window.document.dispatchEvent(Object.assign(event, { bridge }))
}

/** What the app reads in a message of the page. */
export const readData = (message: Message): Message => ({ ...message, data: fromText(message.data) })

/**
 * The app's side of a generation: it hands text to the page's half, if that is there.
 * @param own what this one does otherwise; navigations of most carry no data
 */
export function androidSide(
  context: Context,
  install: (window: PageWindow) => void,
  own: (desk: ReturnType<typeof nativeDesk>) => Partial<Generation>,
): Generation {
  const { window } = context
  const desk = nativeDesk(context, 'JAVA_CB_', (message) => {
    const bridge = bridgeOf(window)
    if (typeof bridge?._handleMessageFromNative === 'function') bridge._handleMessageFromNative(JSON.stringify(message))
  })
  return {
    inject() {
      install(window)
      desk.opened()
    },
    push: (name, data) => desk.push(name, asText(data)),
    navigated() {},
    ...own(desk),
  }
}

/**
 * How the page's half of every generation takes messages: what comes before `init` waits for it.
 * @param bridge the object that they are put on @param begin what `init` does first @param isTwice what waits is also read at once, and so twice
 */
export function takeMessages(
  bridge: object,
  desk: ReturnType<typeof pageDesk>,
  { begin, isTwice }: { begin?: () => void; isTwice?: boolean } = {},
): AndroidBridge {
  const whole = bridge as AndroidBridge
  let isOpen = false
  const early: string[] = []
  const receive = (text: string) =>
    void setTimeout(() => desk.receive(JSON.parse(text) as Message, whole._messageHandler))
  return Object.assign(whole, {
    init(handler: Handler) {
      if (whole._messageHandler) throw new Error('WebViewJavascriptBridge.init called twice')
      begin?.()
      isOpen = true
      whole._messageHandler = handler
      early.splice(0).forEach(receive)
    },
    registerHandler: desk.register,
    _handleMessageFromNative(text: string) {
      if (!isOpen) early.push(text)
      if (isOpen || isTwice) receive(text)
    },
  })
}
