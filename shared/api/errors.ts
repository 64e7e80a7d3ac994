import type { ErrorCode, RequestError } from '#shared/core/request-error.ts'

/** Any failure of a call, in words fit to show. */
export class ServiceError extends Error implements RequestError {
  override name = 'ServiceError'
  declare readonly errorCode: ErrorCode
  declare readonly by: 'service' | 'page'
  declare readonly again: number | undefined
  constructor(errorCode: ErrorCode, message: string, by: 'service' | 'page' = 'page', again?: number) {
    super(message)
    this.errorCode = errorCode
    this.by = by
    this.again = again
  }
}
