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

/** The book-keeping that the page's half of every generation does: handlers by name, callbacks by id. */
export function pageDesk(answerWith: (message: Message) => void) {
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
export function letterBox(window: Window, src: string) {
  const frame = window.document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = src
  window.document.documentElement.appendChild(frame)
  return frame
}
