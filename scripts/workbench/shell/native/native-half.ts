import type { Message } from './page-half.ts'
import type { Context } from './settings.ts'

/** The book-keeping of the app's side: answer calls, match answers to pushes, hold messages until the page's half is there. */
export function nativeDesk({ handle }: Context, idPrefix: string, deliver: (message: Message) => void) {
  const pending = new Map<string, (answer: unknown) => void>()
  let early: Message[] | undefined = []
  let count = 0

  function send(message: Message) {
    if (early) early.push(message)
    else deliver(message)
  }

  return {
    /** The page's half is there: what waited goes out, once. */
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
        send({ handlerName, data, callbackId })
      })
    },
  }
}

/** Java handlers take only text, so objects are sent as JSON. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** What a Java handler makes of the text it gets. */
export function fromText(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
