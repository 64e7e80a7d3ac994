import type { DatabaseSync } from 'node:sqlite'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { packReplies } from '#scripts/base/compression.ts'
import { REPORT_PATH } from '#scripts/base/ports.ts'
import { NAME } from '#shared/brand.ts'
import type { ServiceApp } from './area.ts'
import { areas } from './areas.ts'
import { ApiError, createFailure } from './calls.ts'
import { addControlCalls, applyFaults, createFaultSwitch } from './faults.ts'

const BODY_LIMIT = 1_000_000

interface ServiceOptions {
  db: DatabaseSync
  /** Origins of the site and the simulated shell, such as http://127.0.0.1:4173. */
  shellOrigins: string[]
  /** Epoch milliseconds; the clock unless a test says otherwise. */
  now?: () => number
}

/** Creates the service without a socket: `app.fetch` answers requests, `faults` spoils them. */
export function createService({ db, shellOrigins, now = Date.now }: ServiceOptions) {
  const app: ServiceApp = new Hono<{ Bindings: Partial<HttpBindings> }>()
  const faults = createFaultSwitch()

  app.onError((error, c) => {
    if (error instanceof ApiError)
      return c.json(createFailure(error.code, error.message), error.status as ContentfulStatusCode)
    // A delayed call may come to its work after the service was closed; nobody reads that answer.
    if (db.isOpen) console.error(error)
    return c.json(createFailure(500, '服务开小差了，请稍后重试'), 500)
  })
  // npm start prints this address, so people open it in a browser.
  app.get('/', (c, next) => {
    if (!c.req.header('accept')?.includes('text/html')) return next()
    const [site] = shellOrigins
    const text = `这是${NAME}网页的本机服务，只回答 /api 与 /pk 的接口；页面在 ${site ?? '网站的地址（npm start 会打印）'}`
    return Promise.resolve(c.text(text))
  })
  app.notFound((c) => c.json(createFailure(404, '请求的地址不存在'), 404))

  app.use(async (c, next) => {
    await next()
    c.header('Date', new Date(now()).toUTCString())
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  for (const path of ['/api/*', '/pk/*']) app.use(path, packReplies, createCors(shellOrigins), applyFaults(faults))
  app.use(async (c, next) => {
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '')
    // sendBeacon sends text.
    if (c.req.method === 'POST' && !isJson && c.req.path !== REPORT_PATH)
      throw new ApiError(415, '请求内容须为 JSON', 415)
    return next()
  })
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.json(createFailure(413, '请求内容过大'), 413) }))

  const service = { app, db, now, shellOrigins }
  for (const area of areas) area.addRoutes(service)
  addControlCalls(service, faults)
  return { app, faults }
}

/** CORS as on the real host: known origins only, a token header, no credentials. */
const createCors =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    const isKnown = origin !== undefined && origins.includes(origin)
    if (origin !== undefined && !isKnown) c.res = c.json(createFailure(403, '请求来源不被允许'), 403)
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
