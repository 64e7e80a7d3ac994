import type { Handler, Message } from './halves.ts'
import { fromText } from './halves.ts'
import type { PageWindow } from './settings.ts'

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

/** Send a message to the page, if its half is there. */
export function deliverText(window: PageWindow, message: Message) {
  const bridge = bridgeOf(window)
  if (typeof bridge?._handleMessageFromNative === 'function') bridge._handleMessageFromNative(JSON.stringify(message))
}

/** What the app reads in a message of the page. */
export const readData = (message: Message): Message => ({ ...message, data: fromText(message.data) })
