import type { CallName } from '#shared/bridge/calls.ts'
import {
  createMessageFrame,
  createNativeSide,
  createPageSide,
  type Handler,
  type Message,
  parseText,
  toText,
} from './bridge-sides.ts'
import type { Context, Generation, PageWindow } from './settings.ts'

interface AndroidBridge {
  init(handler: Handler): void
  send?(data: unknown, callback?: unknown): void
  registerHandler(name: string, handler: Handler): void
  callHandler(name: string, data?: unknown, callback?: unknown): void
  _handleMessageFromNative(text: string): void
  _messageHandler?: Handler
  [method: string]: unknown
}

const getBridge = (window: PageWindow) =>
  (window as unknown as { WebViewJavascriptBridge?: AndroidBridge }).WebViewJavascriptBridge

function setBridge(window: PageWindow, bridge: object) {
  Object.assign(window, { WebViewJavascriptBridge: bridge })
}

/**
 * All Android generations say that they are ready by an event on the document that does not bubble.
 */
function dispatchReady(window: PageWindow, bridge: object) {
  const event = new window.Event('WebViewJavascriptBridgeReady')
  window.document.dispatchEvent(Object.assign(event, { bridge }))
}

const readData = (message: Message): Message => ({ ...message, data: parseText(message.data) })

/**
 * The app's side of a bridge generation: it sends text to the page's side, if that exists.
 * @param local overrides of this generation; navigations of most carry no data
 */
function createAndroidSide(
  context: Context,
  install: (window: PageWindow) => void,
  local: (desk: ReturnType<typeof createNativeSide>) => Partial<Generation>,
): Generation {
  const { window } = context
  const desk = createNativeSide(context, 'JAVA_CB_', (message) => {
    const bridge = getBridge(window)
    if (typeof bridge?._handleMessageFromNative === 'function') bridge._handleMessageFromNative(JSON.stringify(message))
  })
  return {
    inject() {
      install(window)
      desk.opened()
    },
    push: (name, data) => desk.push(name, toText(data)),
    navigated() {},
    ...local(desk),
  }
}

/**
 * How the page's side of every generation receives messages: those before `init` are queued.
 * @param bridge the object with the methods
 * @param begin what `init` does first
 * @param isTwice queued messages are also delivered at once, so twice
 */
function takeMessages(
  bridge: object,
  desk: ReturnType<typeof createPageSide>,
  { begin, isTwice }: { begin?: () => void; isTwice?: boolean } = {},
): AndroidBridge {
  const complete = bridge as AndroidBridge
  let isOpen = false
  const early: string[] = []
  const receiveText = (text: string) =>
    void setTimeout(() => desk.receive(JSON.parse(text) as Message, complete._messageHandler))
  return Object.assign(complete, {
    init(handler: Handler) {
      if (complete._messageHandler) throw new Error('WebViewJavascriptBridge.init called twice')
      begin?.()
      isOpen = true
      complete._messageHandler = handler
      early.splice(0).forEach(receiveText)
    },
    registerHandler: desk.register,
    _handleMessageFromNative(text: string) {
      if (!isOpen) early.push(text)
      if (isOpen || isTwice) receiveText(text)
    },
  })
}

/** Methods of the app's Java object: one for each handler. A missing one is a compile error. */
const HANDLERS = Object.keys({
  getToken: true,
  getStatusBarHeight: true,
  getGeneralData: true,
  saveColumnImg: true,
  saveQRCodeImg: true,
  hiddenNavigaBar: true,
  jumpPage: true,
  goBack: true,
  getColumnDetailsShare: true,
  getColumnTrySee: true,
  getColumnCoursePlan: true,
  getShareNow: true,
  getActivityDetailsShare: true,
} satisfies Record<CallName, true>)

/**
 * JsBridge 2.x: a Java object from the first moment, which the injected script fills up with the
 * usual functions.
 */
export const createAndroid2 = (context: Context) =>
  createAndroidSide(context, installAndroid2, (desk) => ({
    prepare() {
      const methods = HANDLERS.map((name) => [
        name,
        (data: string, callbackId?: string) => void desk.take(readData({ handlerName: name, data, callbackId })),
      ])
      const sendResponse = (data: string, responseId: string) => void desk.take({ responseId, responseData: data })
      setBridge(context.window, Object.fromEntries([...methods, ['response', sendResponse]]))
    },
  }))

function installAndroid2(window: PageWindow) {
  const bridge = getBridge(window)!
  // An injection after init changes nothing; one before it resets everything.
  if (bridge._messageHandler) return
  let box: HTMLIFrameElement | undefined

  function callJava(name: string, text: string, id?: string) {
    ;(bridge[name] as (text: string, id?: string) => void)(text, id)
    box!.src = 'yy://'
  }
  const desk = createPageSide(({ responseId, responseData }) => callJava('response', toText(responseData), responseId))
  function doSend(name: string, data: unknown, callback: unknown) {
    const { callbackId } = desk.remember(callback)
    if (callbackId) Object.assign(data as object, { callbackId })
    if (callbackId && !data) throw new TypeError("Cannot set properties of null (setting 'callbackId')")
    callJava(name, JSON.stringify(data), callbackId)
  }
  const createBox = () => {
    box = createMessageFrame(window, '')
  }
  Object.assign(takeMessages(bridge, desk, { begin: createBox }), {
    doSend,
    callHandler(name: string, ...rest: unknown[]) {
      const [data, callback] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest
      doSend(name, data, callback)
    },
  })
  dispatchReady(window, bridge)
  const page = window as unknown as { WVJBCallbacks?: ((bridge: object) => void)[] }
  const callbacks = page.WVJBCallbacks ?? []
  page.WVJBCallbacks = []
  for (const callback of callbacks) callback(bridge)
}

const QUEUE = 'yy://__QUEUE_MESSAGE__/'
const RETURN = 'yy://return/_fetchQueue/'

/**
 * JsBridge 1.0.x and its HarmonyOS port: native reads a queue through a frame's address, and only
 * after init.
 */
export const createAndroidLegacy = (context: Context) =>
  createAndroidSide(context, installAndroidLegacy, (desk) => ({
    navigated(url) {
      if (url.startsWith(RETURN)) {
        for (const message of JSON.parse(decodeURIComponent(url.slice(RETURN.length))) as Message[]) {
          desk.take(readData({ ...message, data: toText(message.data) })) // JSONObject.getString
        }
      } else if (url.startsWith(QUEUE)) {
        ;(getBridge(context.window)?._fetchQueue as (() => void) | undefined)?.()
      }
    },
  }))

function installAndroidLegacy(window: PageWindow) {
  if (getBridge(window)) return
  let queue: Message[] = []

  function queueMessage(message: Message) {
    queue.push(message)
    box.src = QUEUE
  }
  const desk = createPageSide(queueMessage)
  const calls = {
    send: (data: unknown, callback: unknown) => queueMessage({ data, ...desk.remember(callback) }),
    callHandler: (handlerName: string, data: unknown, callback: unknown) =>
      queueMessage({ handlerName, data, ...desk.remember(callback) }),
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
  const box = createMessageFrame(window, '')
  dispatchReady(window, bridge)
}

interface JavaObject {
  handler(name: string, text: string, callbackId?: string): void
  response(text: string, responseId?: string): void
}

/**
 * JSBridge 1.0.x by smallbuer: calls go to `jsbridge.handler`; init is optional, and a late one
 * repeats earlier messages.
 */
export const createAndroidSmallbuer = (context: Context) =>
  createAndroidSide(context, installSmallbuer, (desk) => ({
    prepare() {
      const jsbridge: JavaObject = {
        handler: (handlerName, data, callbackId) => void desk.take(readData({ handlerName, data, callbackId })),
        response: (responseData, responseId) => void desk.take({ responseData, responseId }),
      }
      Object.assign(context.window, { jsbridge })
    },
  }))

function installSmallbuer(window: PageWindow) {
  if (getBridge(window)) return
  const callJava = (window as unknown as { jsbridge: JavaObject }).jsbridge
  const desk = createPageSide(({ responseId, responseData }) => callJava.response(toText(responseData), responseId))
  const callHandler = (name: string, data: unknown, callback: unknown) =>
    callJava.handler(name, toText(data), desk.remember(callback).callbackId)
  const bridge = takeMessages({ callHandler }, desk, { isTwice: true })
  setBridge(window, bridge)
  dispatchReady(window, bridge)
}
