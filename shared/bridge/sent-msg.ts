import { parseReply } from './replies.ts'

type Listener = (message: unknown) => void

const listeners = new Set<Listener>()
/** Messages sent before the page listens wait here, the newest few. */
let queued: unknown[] = []

/**
 * Subscribes to messages of the shell, parsed from JSON. Validate them before use.
 * @returns the unsubscribe function
 */
export function onSentMsg(listener: Listener): () => void {
  listeners.add(listener)
  for (const message of queued.splice(0)) listener(message)
  return () => listeners.delete(listener)
}

/** The `sentMsg` handler. Never throws: an error here would stop the shell's own script. */
export function receiveMessage(data: unknown) {
  const message = parseReply(data)
  if (listeners.size === 0) queued = [...queued.slice(-9), message]
  for (const listener of listeners) {
    try {
      listener(message)
    } catch (error) {
      console.warn('sentMsg', error)
    }
  }
}
