import type { Fault } from '#shared/core/fault.ts'

/** Any failure of a call, in words fit to show. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly fault: Fault
  constructor(fault: Fault, words: string) {
    super(words)
    this.fault = fault
  }
}
