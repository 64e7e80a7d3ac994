import type { Failure, Fault } from '#shared/core/fault.ts'

/** Any failure of a call, in words fit to show. */
export class ServiceError extends Error implements Failure {
  override name = 'ServiceError'
  readonly fault: Fault
  readonly by: 'service' | 'page'
  readonly again: number | undefined
  constructor(fault: Fault, words: string, by: 'service' | 'page' = 'page', again?: number) {
    super(words)
    this.fault = fault
    this.by = by
    this.again = again
  }
}
