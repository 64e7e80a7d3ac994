import { pageGlobals } from '#shared/core/page-globals.ts'
import { callNative } from './native.ts'

export { OutsideAppError } from './native.ts'

/**
 * The shell answered without a token. Compared by name, because the <head> has its own copy of the
 * class.
 */
export class SignedOutError extends Error {
  constructor() {
    super('登录已过期，请返回 App重新登录')
    this.name = 'SignedOutError'
  }
}

export const isSignedOut = (error: unknown): boolean => (error as Error).name === 'SignedOutError'

let request: Promise<string> | undefined

/**
 * Requests the token from the shell; concurrent calls, also that of the <head>, share one request.
 * Rejects as `callNative`, or with SignedOutError.
 */
export function askToken(): Promise<string> {
  const preload = pageGlobals.token
  pageGlobals.token = undefined
  request ??= (preload ?? callNative('getToken'))
    .then((token) => {
      if (!token) throw new SignedOutError()
      return token
    })
    .finally(() => {
      request = undefined
    })
  return request
}
