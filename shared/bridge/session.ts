import { environment } from './environment.ts'
import { callNative } from './native.ts'

export { OutsideAppError } from './native.ts'

/** The shell answered, but nobody is signed in there. */
export class SignedOutError extends Error {
  override name = 'SignedOutError'
  constructor() {
    super('登录已过期，请返回App重新登录')
  }
}

/** The member's session. The token lives here only: never in storage, addresses, logs or the document. */
export const session: { readonly device: 'ios' | 'android'; token?: string } = {
  device: environment.platform === 'ios' ? 'ios' : 'android',
}

let asking: Promise<void> | undefined
/** A page that held a token wants one again when it comes back from the back-forward cache. */
let wanted = false

/** The spec's "user login action": get the token from the shell, once however many ask. Rejects as `callNative`, or with SignedOutError. */
export function signIn(): Promise<void> {
  if (session.token) return Promise.resolve()
  asking ??= fetchToken().finally(() => {
    asking = undefined
  })
  return asking
}

async function fetchToken() {
  wanted = true
  session.token = await callNative('getToken')
  if (!session.token) throw new SignedOutError()
}

/**
 * After a 401: drop the token and ask the shell again. Give the token that was `refused`, and a request that comes late
 * does not throw away the new one.
 */
export function renewToken(refused = session.token): Promise<void> {
  if (session.token === refused) session.token = undefined
  return signIn()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    session.token = undefined
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wanted) signIn().catch(() => {}) // logged there; the next request says what is wrong
  })
}
