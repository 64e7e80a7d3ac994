/**
 * What went wrong with a question or a part of the page; decides which words and which way on a page shows.
 * `refused`: there is no such thing, or the service said no by its code; `denied`: it does not let this one in; `busy`: too many ask;
 * `server`: it answered with nonsense or an error; `network`, `timeout`: the line; `login`: the login has run out; `aborted`: the page no
 * longer wants the answer.
 */
export type ErrorCode = 'refused' | 'denied' | 'busy' | 'server' | 'network' | 'timeout' | 'login' | 'aborted'

/** A failure as pages see it. Without a `fault` it is a mistake of the page itself, shown as the service's. */
export type RequestError = Error & {
  fault?: ErrorCode
  /** Whose words the message is: the service's own reason, or what the page says of the fault. */
  by?: 'service' | 'page'
  /** When the service may be asked again, by `performance.now()`; Infinity: later than anybody waits. */
  again?: number
}

/** The service's own reason; '' where it gave none. */
export const getReason = ({ by, message }: RequestError): string => (by === 'service' ? message : '')
