import { createMessageFrame, createNativeSide, createPageSide, type Handler, type Message } from './bridge-sides.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

const QUEUE = 'https://__wvjb_queue_message__'

type Receiver = '_handleMessageFromObjC' | '_handleMessageFromHarmony'

interface Wvjb extends Partial<Record<Receiver, (text: string) => void>> {
  registerHandler(name: string, handler: Handler): void
  callHandler(name: string, data?: unknown, callback?: unknown): void
  disableJavscriptAlertBoxSafetyTimeout(): void
  _fetchQueue(): string
}

interface Port {
  /** What the app calls with its messages. */
  receiver: Receiver
  idPrefix: string
  /** Addresses that the app cancels: the old scheme too, or https alone. */
  schemes: RegExp
}

/**
 * WebViewJavascriptBridge 6 in a WKWebView: it is injected only when the page asks for it by a
 * navigation.
 */
export const createIos = (context: Context) =>
  createWvjb(context, { receiver: '_handleMessageFromObjC', idPrefix: 'objc_cb_', schemes: /^(https|wvjbscheme):\/\// })

/** Its port to HarmonyOS' ArkWeb: the same, but for the names. */
export const createHarmonyWvjb = (context: Context) =>
  createWvjb(context, { receiver: '_handleMessageFromHarmony', idPrefix: 'harmony_cb_', schemes: /^https?:\/\// })

function createWvjb(context: Context, { receiver, idPrefix, schemes }: Port): Generation {
  const { window, settings } = context
  const getBridge = () => (window as unknown as { WebViewJavascriptBridge?: Wvjb }).WebViewJavascriptBridge
  const desk = createNativeSide(context, idPrefix, (message) => getBridge()?.[receiver]?.(JSON.stringify(message)))

  function injectBridge() {
    installWvjb(window, receiver)
    desk.opened()
  }

  return {
    inject: injectBridge,
    push: desk.push,
    navigated(url) {
      const host = url.toLowerCase().replace(schemes, '')
      if (host.startsWith('__bridge_loaded__')) {
        if (settings.inject !== 'never') setTimeout(injectBridge, settings.inject === 'start' ? 0 : settings.inject)
      } else if (host.startsWith('__wvjb_queue_message__')) {
        for (const message of JSON.parse(getBridge()?._fetchQueue() ?? '[]') as Message[]) desk.take(message)
      }
    },
  }
}

function installWvjb(window: PageWindow, receiver: Receiver) {
  const page = window as unknown as { WebViewJavascriptBridge?: Wvjb; WVJBCallbacks?: ((getBridge: Wvjb) => void)[] }
  if (page.WebViewJavascriptBridge) return
  window.onerror ??= (message) => console.log(`WebViewJavascriptBridge: ERROR ${message}`)
  let queue: Message[] = []
  let laterResult = true

  function queueMessage(message: Message) {
    queue.push(message)
    box.src = QUEUE
  }
  const desk = createPageSide(queueMessage)
  const getBridge: Wvjb = {
    registerHandler: desk.register,
    callHandler(handlerName, ...rest) {
      const [data, callback] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest
      queueMessage({ handlerName, data, ...desk.remember(callback) })
    },
    disableJavscriptAlertBoxSafetyTimeout() {
      laterResult = false
    },
    _fetchQueue() {
      const text = JSON.stringify(queue)
      queue = []
      return text
    },
    [receiver](text: string) {
      if (laterResult) setTimeout(() => desk.receive(JSON.parse(text)))
      else desk.receive(JSON.parse(text))
    },
  }
  page.WebViewJavascriptBridge = getBridge
  const box = createMessageFrame(window, QUEUE)
  setTimeout(() => {
    const callbacks = page.WVJBCallbacks ?? []
    delete page.WVJBCallbacks
    for (const callback of callbacks) callback(getBridge)
  })
}
