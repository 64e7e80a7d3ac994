import type { MiddlewareHandler } from 'hono'
import { failure } from './envelope.ts'

/** Cross-origin rules of the real host: known origins only, a token header and no cookies, so no credentials. */
export const cors =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    const isKnown = origin !== undefined && origins.includes(origin)
    if (origin !== undefined && !isKnown) c.res = c.json(failure(403, '请求来源不被允许'), 403)
    else if (c.req.method === 'OPTIONS') c.res = c.body(null, 204)
    else await next()

    const { headers } = c.res
    headers.append('Vary', 'Origin')
    if (!isKnown) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Expose-Headers', 'Date')
    if (c.req.method !== 'OPTIONS') return
    headers.set('Access-Control-Allow-Methods', 'GET, POST')
    headers.set('Access-Control-Allow-Headers', 'authorization, client, content-type, idempotency-key')
    headers.set('Access-Control-Max-Age', '7200')
  }
