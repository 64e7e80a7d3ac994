import type { Context } from './settings.ts'

/** One message, either way. */
export interface Message {
  handlerName?: string
  data?: unknown
  callbackId?: string
  responseId?: string
  responseData?: unknown
}

type Callback = (answer: unknown) => void
export type Handler = (data: unknown, respond?: Callback) => void

/**
 * The book-keeping that the page's half of every generation does: handlers by name, callbacks by
 * id.
 */
export function createPageSide(answerWith: (message: Message) => void) {
  const handlers = new Map<string, Handler>()
  const callbacks = new Map<string, Callback>()
  let count = 0
  return {
    register(name: string, handler: Handler) {
      handlers.set(name, handler)
    },
    /** A new id for a callback; without a callback no id. */
    remember(callback: unknown): { callbackId?: string } {
      if (typeof callback !== 'function') return {}
      const callbackId = `cb_${++count}_${Date.now()}`
      callbacks.set(callbackId, callback as Callback)
      return { callbackId }
    },
    /** A message from native: an answer runs its callback once, anything else its handler. */
    receive({ responseId, responseData, callbackId, handlerName = '', data }: Message, fallback?: Handler) {
      if (responseId) {
        const callback = callbacks.get(responseId)
        callbacks.delete(responseId)
        callback?.(responseData)
        return
      }
      const respond = callbackId
        ? (answer: unknown) => answerWith({ handlerName, responseId: callbackId, responseData: answer })
        : undefined
      const handler = handlers.get(handlerName) ?? fallback
      if (handler) handler(data, respond)
      else console.log('WebViewJavascriptBridge: no handler for', handlerName)
    },
  }
}

/** A hidden frame through whose address the page sends messages to native. */
export function createMessageFrame(window: Window, src: string) {
  const frame = window.document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = src
  window.document.documentElement.appendChild(frame)
  return frame
}

/**
 * The state of the app's side: it answers calls, matches replies to pushes and queues messages
 * until the page's side exists.
 */
export function createNativeSide({ handle }: Context, idPrefix: string, deliver: (message: Message) => void) {
  const pending = new Map<string, (answer: unknown) => void>()
  let early: Message[] | undefined = []
  let count = 0

  function sendMessage(message: Message) {
    if (early) early.push(message)
    else deliver(message)
  }

  return {
    /** The page's side exists: queued messages are sent, once. */
    opened() {
      const waiting = early ?? []
      early = undefined
      for (const message of waiting) deliver(message)
    },
    /** A message out of the page: an answer to a push, or a call. */
    async take({ handlerName = '', data, callbackId, responseId, responseData }: Message) {
      if (responseId) {
        pending.get(responseId)?.(responseData)
        pending.delete(responseId)
        return
      }
      const answer = await handle(handlerName, data)
      if (callbackId && answer !== undefined) deliver({ responseId: callbackId, responseData: answer })
    },
    push(handlerName: string, data: unknown) {
      const callbackId = `${idPrefix}${++count}_${Date.now()}`
      return new Promise<unknown>((resolve) => {
        pending.set(callbackId, resolve)
        sendMessage({ handlerName, data, callbackId })
      })
    },
  }
}

/** Java handlers take only text, so objects are sent as JSON. */
export const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** What a Java handler makes of the text it gets. */
export function parseText(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
