/**
 * Cause of a failed request; it selects the message and the action that the page offers.
 * `refused`: not found, or rejected by the service's code; `denied`: no permission; `busy`: too
 * many requests; `server`: error or invalid response; `network`, `timeout`: connection; `login`:
 * the session has expired; `aborted`: cancelled by the page; `incomplete`: nothing was requested,
 * because the address lacks an id.
 */
export type ErrorCode =
  | 'refused'
  | 'denied'
  | 'busy'
  | 'server'
  | 'network'
  | 'timeout'
  | 'login'
  | 'aborted'
  | 'incomplete'

/** An error as pages handle it. Without an `errorCode` it is a bug of the page, shown like `server`. */
export type RequestError = Error & {
  errorCode?: ErrorCode
  /** Source of the message: the service's own reason, or the page's text for the code. */
  by?: 'service' | 'page'
  /** Earliest time of a retry, by `performance.now()`; Infinity: too late to wait for. */
  again?: number
}

/** Error of a page whose address lacks a required id. */
export const INCOMPLETE_ERROR = { errorCode: 'incomplete' } as RequestError

/** Returns the service's own reason; '' if it gave none. */
export const getReason = ({ by, message }: RequestError): string => (by === 'service' ? message : '')
