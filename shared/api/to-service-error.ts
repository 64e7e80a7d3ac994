import { isHTTPError, isTimeoutError } from 'ky'
import { session } from '#shared/auth/session.ts'
import { createServiceError, getErrorMessage } from './error-messages.ts'
import { ServiceError } from './errors.ts'
import { type Envelope, parseEnvelope } from './reply.ts'
import { parseRetryAfter } from './retry-policy.ts'

/** Any failure of a request, in words fit to show. @param leave of the page that asked */
export function toServiceError(error: unknown, leave?: AbortSignal): ServiceError {
  if (error instanceof ServiceError) return error
  if (leave?.aborted) return new ServiceError('aborted', '')
  if (isTimeoutError(error)) return createTimeoutError()
  if (!isHTTPError(error)) return new ServiceError('network', '网络不给力，请检查网络')
  const { status, headers } = error.response
  // The library has parsed what is called JSON; other services call it text.
  const data =
    typeof error.data === 'string' ? parseEnvelope(error.data) : (error.data as Partial<Envelope> | undefined)
  return createStatusError(status, data?.msg, parseRetryAfter(headers.get('retry-after')))
}

/** A refusal by the status of HTTP. */
function createStatusError(status: number, message?: unknown, again?: number): ServiceError {
  // A visitor has nothing to log in to: for him the service does not work.
  if (status === 401)
    return session.renewToken
      ? new ServiceError('login', '登录已过期，请返回 App重新登录')
      : createServiceError('server')
  return createServiceError(getErrorCode(status), message, again, status)
}

/**
 * A refusal by the envelope's code: services that answer 200 to everything write the status there.
 * Any other code says no, and
 * nothing of what there is.
 */
export function createCodeError(code: number, message?: unknown): ServiceError {
  const isStatus = code >= 400 && code < 600
  const refusal = isStatus ? createStatusError(code, message) : createServiceError('denied', message)
  // A code is no status that has a text: the card names it below its own title.
  const isBare = refusal.by === 'page' && refusal.errorCode === 'server' && code !== 401
  return isBare ? new ServiceError('server', getErrorMessage(''), 'service') : refusal
}

/** The service has too much to do, and says so. */
export const isOverload = (error: unknown): boolean =>
  isHTTPError(error) && (error.response.status === 503 || error.response.status === 429)

/** Only what says so is gone; a service that has enough to do is not. */
function getErrorCode(status: number) {
  if (status === 404 || status === 410) return 'refused'
  if (status >= 500) return 'server'
  return status === 408 || status === 429 ? 'busy' : 'denied'
}

export const createTimeoutError = () => new ServiceError('timeout', '网络较慢，请稍后重试')
