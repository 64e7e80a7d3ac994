/** What went wrong: decides which card a page shows. */
export type Fault = 'refused' | 'server' | 'network' | 'timeout' | 'login' | 'aborted'

/** Any failure of a call, in words fit to show. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly fault: Fault
  constructor(fault: Fault, words: string) {
    super(words)
    this.fault = fault
  }
}
