import { ServiceError } from '#shared/api/errors.ts'

const notAsked = () => new ServiceError('network', '网络不给力，请检查网络')

/** In place of shared/api/request.ts: a page that is being drawn asks for nothing but its first replies. @throws ServiceError */
export const send = () => Promise.reject(notAsked())
export const timedOut = notAsked
