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

let asking: Promise<string> | undefined
/** The token with which the page was left; a page in the back-forward cache sends nothing with it. */
let left: string | undefined

/** Ask the shell for its token, once however many ask; the session stays as it is. Rejects as `callNative`, or with SignedOutError. */
export function askToken(): Promise<string> {
  asking ??= callNative('getToken')
    .then((token) => {
      if (!token) throw new SignedOutError()
      return token
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** The login action: have a token, from the shell where there is none yet. Rejects as `askToken`. */
export async function signIn(): Promise<void> {
  session.token ??= await askToken()
}

/**
 * The page is back from the back-forward cache: ask the shell who is signed in now.
 * @returns whether it is the token with which the page was left. Rejects as `askToken`, then without a token
 */
export async function signInAgain(): Promise<boolean> {
  const before = session.token ?? left
  left = session.token = undefined
  await signIn()
  return session.token === before
}

/** The page needs no member any more: nothing of the session stays. */
export function forgetSession(): void {
  left = session.token = undefined
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    left = session.token ?? left
    session.token = undefined
  })
}
