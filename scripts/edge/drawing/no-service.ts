/** In place of shared/api/service.ts: a page that is being drawn asks for nothing but its first replies. @throws Error */
export const service = (): Promise<Response> => Promise.reject(new Error('not asked'))
