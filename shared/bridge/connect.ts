import { environment } from './environment.ts'
import { receiveMessage } from './sent-msg.ts'

/** Methods of all bridge generations; the optional members tell them apart. */
export interface Bridge {
  callHandler(name: string, data: object, reply: (answer: unknown) => void): void
  registerHandler(name: string, handler: (data: unknown, respond?: (answer: unknown) => void) => void): void
  init?(handler: (data: unknown, respond?: (answer: unknown) => void) => void): void
  _messageHandler?: unknown
  doSend?: unknown
}

declare global {
  interface Window {
    WebViewJavascriptBridge?: Partial<Bridge>
    WVJBCallbacks?: ((bridge: Bridge) => void)[]
  }
}

/**
 * Polls until the bridge is found: a shell on a busy phone needs up to 3 s after the load event.
 * Counted in polls, which slow down with a busy CPU.
 */
const ATTEMPTS = 60
const ATTEMPT_EVERY_MS = 50
/** Polls on a page whose user agent is not our app's; a later bridge is still accepted. */
const OTHER_LOOKS = 10
/** Android shells inject after the page's load event, which a slow picture can hold back: 10 s at most. */
const MAX_LOOKS = 200
/** The handshake is repeated: the shell may not have been ready for the first one. */
const ATTEMPTS_PER_REQUEST = 20
/** After the search, polls for a late bridge, and repeats the handshake for a minute. */
const WATCH_EVERY_MS = 3000
const LATE_REQUESTS = 20

let connected: Bridge | undefined
/** A second injection may leave the object and replace its functions. */
let connectedCall: Bridge['callHandler'] | undefined
let search: Promise<Bridge | undefined> | undefined
let endSearch: (() => void) | undefined
/** Runs after a search without result; while it runs, calls do not wait for another search. */
let watch: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/**
 * Subscribes to each bridge that is connected from now on, also one that replaces another.
 * @returns the unsubscribe function
 */
export function onBridge(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the current bridge, if any; a new one is set up first. */
export function getBridge(): Bridge | undefined {
  const bridge = window.WebViewJavascriptBridge
  // 2.x shows a bare Java object before its script runs.
  if (typeof bridge?.callHandler !== 'function' || typeof bridge.registerHandler !== 'function') return undefined
  if (bridge !== connected || bridge.callHandler !== connectedCall) setUp(bridge as Bridge)
  return connected
}

function setUp(bridge: Bridge) {
  connected = bridge
  connectedCall = bridge.callHandler
  // Android passes nothing on before init, and a second init throws.
  if (bridge.init && !bridge._messageHandler) runGuarded(() => bridge.init!(handleMessage))
  runGuarded(() => bridge.registerHandler('sentMsg', handleMessage))
  clearInterval(watch)
  watch = undefined
  endSearch?.()
  for (const listener of listeners) listener()
}

/** Run one step; an error in it does not stop the others. */
function runGuarded(step: () => void) {
  try {
    step()
  } catch (error) {
    console.warn('bridge', error)
  }
}

function handleMessage(data: unknown, respond?: (handleMessage: unknown) => void) {
  receiveMessage(data)
  if (typeof respond === 'function') sendPaced(() => respond('1'))
}

/**
 * Whether to search for a bridge: always on member pages, which are hardly opened outside the app.
 */
export const mayFindBridge = () => environment.mayBeNative || document.querySelector('meta[name=access]') !== null

/**
 * Finds the bridge by polling, counted from the load event; resolves at once if there can be none
 * or the search has ended without one.
 */
export function findBridge(): Promise<Bridge | undefined> {
  const bridge = getBridge()
  if (bridge || watch || !mayFindBridge()) return Promise.resolve(bridge)
  search ??= new Promise((resolve) => {
    let attempts = 0
    let all = 0
    endSearch = () => {
      clearInterval(timer)
      search = endSearch = undefined
      resolve(getBridge())
    }
    const timer = setInterval(() => {
      if (document.readyState === 'complete') attempts++
      if (getBridge()) return
      if (attempts >= (environment.mayBeNative ? ATTEMPTS : OTHER_LOOKS) || ++all >= MAX_LOOKS) {
        keepWatching()
        endSearch?.()
      } else if (all % ATTEMPTS_PER_REQUEST === 0) requestInjection()
    }, ATTEMPT_EVERY_MS)
    requestInjection()
  })
  return search
}

/** A bridge may come at any time, minutes later too. */
function keepWatching() {
  let requests = 0
  watch = setInterval(() => {
    if (!getBridge() && ++requests <= LATE_REQUESTS) requestInjection()
  }, WATCH_EVERY_MS)
}

/**
 * Requests injection of the bridge. Shells on iOS, and one of two kinds on HarmonyOS, inject only
 * after a navigation to this URL, which they cancel.
 */
export function requestInjection() {
  const waiting = window.WVJBCallbacks ?? []
  if (!waiting.includes(getBridge)) window.WVJBCallbacks = [...waiting, getBridge]
  if (environment.platform !== 'ios' && environment.platform !== 'harmony') return
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = 'https://__bridge_loaded__'
  document.documentElement.appendChild(frame)
  setTimeout(() => frame.remove())
}

let queue = Promise.resolve()

/**
 * JsBridge 1.x (it has `init` but no `doSend`) merges two quick messages and loses the first; there
 * messages are sent 50 ms apart.
 */
export function sendPaced(send: () => void) {
  if (!connected?.init || connected.doSend) return send()
  queue = queue.then(() => runGuarded(send)).then(() => new Promise((resolve) => setTimeout(resolve, ATTEMPT_EVERY_MS)))
}
