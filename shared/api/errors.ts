import type { ErrorCode, RequestError } from '#shared/core/request-error.ts'

/** Any failure of a call, in words fit to show. */
export class ServiceError extends Error implements RequestError {
  override name = 'ServiceError'
  readonly fault: ErrorCode
  readonly by: 'service' | 'page'
  readonly again: number | undefined
  constructor(fault: ErrorCode, message: string, by: 'service' | 'page' = 'page', again?: number) {
    super(message)
    this.fault = fault
    this.by = by
    this.again = again
  }
}
