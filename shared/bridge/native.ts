import type { Answer, Argument, CallName } from './calls.ts'
import { isSaved, parseReply, parseStatusBarHeight, parseToken } from './replies.ts'
import { BRIDGE } from './window-bridge.ts'

export type { NativePage } from './calls.ts'

const { bridgeNow, findBridge, paced } = BRIDGE
export const { onBridge, onSentMsg } = BRIDGE

/** There is no shell: the page runs in a browser or in another app. */
export class OutsideAppError extends Error {
  constructor() {
    super('请在 App 内打开')
    this.name = 'OutsideAppError'
  }
}

/** The shell took the call and did not answer in time. */
export class SilentShellError extends Error {
  constructor() {
    super('App 没有响应，请稍后再试')
    this.name = 'SilentShellError'
  }
}

/** Calls that only read may be asked again; the numbers are further tries. */
export const RETRIES: Partial<Record<CallName, number>> = { getToken: 2, getStatusBarHeight: 1, getGeneralData: 1 }
export const READ_MS = 3000
/** A member may have to allow something or choose an app first. */
export const MEMBER_MS = 60_000

const ANSWERS: Partial<Record<CallName, (reply: unknown) => unknown>> = {
  getToken: parseToken,
  getStatusBarHeight: parseStatusBarHeight,
  saveColumnImg: isSaved,
  saveQRCodeImg: isSaved,
}

/**
 * Ask the shell and read its answer. Rejects with OutsideAppError where there is none, so that a page can offer another
 * way, and with SilentShellError after 3 s (reads, retried) or 60 s (what a member does).
 */
export async function callNative<K extends CallName>(name: K, ...[argument]: Argument<K>): Promise<Answer<K>> {
  try {
    const reply = await callWithRetries(name, argument, RETRIES[name])
    return (ANSWERS[name] ?? parseReply)(reply) as Answer<K>
  } catch (error) {
    console.warn('bridge', name, String(error))
    throw error
  }
}

async function callWithRetries(name: CallName, argument: object | undefined, retries?: number): Promise<unknown> {
  if (!(await findBridge())) throw new OutsideAppError()
  try {
    return await sendOnce(name, argument, retries === undefined ? MEMBER_MS : READ_MS)
  } catch (error) {
    if (!retries) throw error
    return callWithRetries(name, argument, retries - 1)
  }
}

function sendOnce(name: CallName, argument: object | undefined, limitMs: number): Promise<unknown> {
  let unsubscribe = () => {}
  return new Promise<unknown>((resolve, reject) => {
    const rejectSilent = () => reject(new SilentShellError())
    paced(() => {
      const timer = setTimeout(rejectSilent, limitMs)
      try {
        // A fresh object and three arguments always: 2.x writes into the first and cannot do without it.
        bridgeNow()!.callHandler(name, { ...argument }, (reply) => {
          clearTimeout(timer)
          resolve(reply)
        })
      } catch {
        setTimeout(rejectSilent, READ_MS) // 2.x may throw after the shell has got the message: the answer may still come
      }
      // A bridge that is replaced loses its pending calls: a read is retried at once.
      if (limitMs === READ_MS) unsubscribe = onBridge(rejectSilent)
    })
  }).finally(() => unsubscribe())
}

/**
 * Sends a message without waiting for a reply, which most shells do not send.
 * @returns false if there is no shell
 */
export async function notifyNative<K extends CallName>(name: K, ...[argument]: Argument<K>): Promise<boolean> {
  if (!(await findBridge())) return false
  paced(() => {
    try {
      bridgeNow()!.callHandler(name, { ...argument }, () => {})
    } catch (error) {
      console.warn('bridge', name, String(error))
    }
  })
  return true
}

/**
 * Resolves to true once the shell is connected; to false when the search ends without one, and at
 * once if no shell can exist (connect.ts).
 */
export const waitForShell = async (): Promise<boolean> => Boolean(await findBridge())

/** What is known this instant, for taps that must not wait. */
export const isInsideApp = (): boolean => Boolean(bridgeNow())

/** Resolves when the shell is connected, even after the search; never in a browser. */
export const waitForApp = (): Promise<void> =>
  new Promise((resolve) => {
    if (isInsideApp()) resolve()
    else onBridge(resolve)
  })
