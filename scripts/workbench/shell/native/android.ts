import { asText, fromText, type Handler, letterBox, type Message, nativeDesk, pageDesk } from './halves.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

/** What the injected object of every Android generation has. */
interface AndroidBridge {
  init(handler: Handler): void
  send?(data: unknown, callback?: unknown): void
  registerHandler(name: string, handler: Handler): void
  callHandler(name: string, data?: unknown, callback?: unknown): void
  _handleMessageFromNative(text: string): void
  _messageHandler?: Handler
  [method: string]: unknown
}

const bridgeOf = (window: PageWindow) =>
  (window as unknown as { WebViewJavascriptBridge?: AndroidBridge }).WebViewJavascriptBridge

function setBridge(window: PageWindow, bridge: object) {
  Object.assign(window, { WebViewJavascriptBridge: bridge })
}

/** All Android generations say that they are ready by an event on the document that does not bubble. */
function announce(window: PageWindow, bridge: object) {
  const event = new window.Event('WebViewJavascriptBridgeReady')
  window.document.dispatchEvent(Object.assign(event, { bridge }))
}

/** What the app reads in a message of the page. */
const readData = (message: Message): Message => ({ ...message, data: fromText(message.data) })

/**
 * The app's side of a generation: it hands text to the page's half, if that is there.
 * @param own what this one does otherwise; navigations of most carry no data
 */
function androidSide(
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
function takeMessages(
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
export const android2 = (context: Context) =>
  androidSide(context, installAndroid2, (desk) => ({
    prepare() {
      const methods = HANDLERS.map((name) => [
        name,
        (data: string, callbackId?: string) => void desk.take(readData({ handlerName: name, data, callbackId })),
      ])
      const response = (data: string, responseId: string) => void desk.take({ responseId, responseData: data })
      setBridge(context.window, Object.fromEntries([...methods, ['response', response]]))
    },
  }))

function installAndroid2(window: PageWindow) {
  const bridge = bridgeOf(window)!
  if (bridge._messageHandler) return // an injection after init changes nothing; one before it forgets everything
  let box: HTMLIFrameElement | undefined

  function java(name: string, text: string, id?: string) {
    ;(bridge[name] as (text: string, id?: string) => void)(text, id)
    box!.src = 'yy://'
  }
  const desk = pageDesk(({ responseId, responseData }) => java('response', asText(responseData), responseId))
  function doSend(name: string, data: unknown, callback: unknown) {
    const { callbackId } = desk.remember(callback)
    if (callbackId) Object.assign(data as object, { callbackId })
    if (callbackId && !data) throw new TypeError("Cannot set properties of null (setting 'callbackId')")
    java(name, JSON.stringify(data), callbackId)
  }
  const begin = () => {
    box = letterBox(window, '')
  }
  Object.assign(takeMessages(bridge, desk, { begin }), {
    doSend,
    callHandler(name: string, ...rest: unknown[]) {
      const [data, callback] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest
      doSend(name, data, callback)
    },
  })
  announce(window, bridge)
  const page = window as unknown as { WVJBCallbacks?: ((bridge: object) => void)[] }
  const callbacks = page.WVJBCallbacks ?? []
  page.WVJBCallbacks = []
  for (const callback of callbacks) callback(bridge)
}

const QUEUE = 'yy://__QUEUE_MESSAGE__/'
const RETURN = 'yy://return/_fetchQueue/'

/** JsBridge 1.0.x, and its port to HarmonyOS: a queue that native fetches by a frame's address, and nothing for a page that has not called init. */
export const androidLegacy = (context: Context) =>
  androidSide(context, installAndroidLegacy, (desk) => ({
    navigated(url) {
      if (url.startsWith(RETURN)) {
        for (const message of JSON.parse(decodeURIComponent(url.slice(RETURN.length))) as Message[]) {
          desk.take(readData({ ...message, data: asText(message.data) })) // JSONObject.getString
        }
      } else if (url.startsWith(QUEUE)) {
        ;(bridgeOf(context.window)?._fetchQueue as (() => void) | undefined)?.()
      }
    },
  }))

function installAndroidLegacy(window: PageWindow) {
  if (bridgeOf(window)) return
  let queue: Message[] = []

  function send(message: Message) {
    queue.push(message)
    box.src = QUEUE
  }
  const desk = pageDesk(send)
  const calls = {
    send: (data: unknown, callback: unknown) => send({ data, ...desk.remember(callback) }),
    callHandler: (handlerName: string, data: unknown, callback: unknown) =>
      send({ handlerName, data, ...desk.remember(callback) }),
    _fetchQueue() {
      // The port cannot ask for Android: it has dropped the word or named its own system.
      if (!/android|openharmony/i.test(window.navigator.userAgent)) return
      const text = JSON.stringify(queue)
      queue = []
      box.src = RETURN + encodeURIComponent(text)
    },
  }
  const bridge = takeMessages(calls, desk)
  setBridge(window, bridge)
  const box = letterBox(window, '')
  announce(window, bridge)
}

interface JavaObject {
  handler(name: string, text: string, callbackId?: string): void
  response(text: string, responseId?: string): void
}

/** smallbuer's JSBridge 1.0.x: calls go straight to `jsbridge.handler`; init is not needed, and a late one repeats what came before. */
export const androidSmallbuer = (context: Context) =>
  androidSide(context, installSmallbuer, (desk) => ({
    prepare() {
      const jsbridge: JavaObject = {
        handler: (handlerName, data, callbackId) => void desk.take(readData({ handlerName, data, callbackId })),
        response: (responseData, responseId) => void desk.take({ responseData, responseId }),
      }
      Object.assign(context.window, { jsbridge })
    },
  }))

function installSmallbuer(window: PageWindow) {
  if (bridgeOf(window)) return
  const java = (window as unknown as { jsbridge: JavaObject }).jsbridge
  const desk = pageDesk(({ responseId, responseData }) => java.response(asText(responseData), responseId))
  const callHandler = (name: string, data: unknown, callback: unknown) =>
    java.handler(name, asText(data), desk.remember(callback).callbackId)
  const bridge = takeMessages({ callHandler }, desk, { isTwice: true })
  setBridge(window, bridge)
  announce(window, bridge)
}
