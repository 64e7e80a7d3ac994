import type { ExecutionContext } from 'hono'
import { PACKED_TYPES, selectEncoding, WORTH_IT } from '#scripts/base/accept-encoding.ts'
import type { Card } from '#shared/api/share-page.ts'
import { createEdge, type EdgeOptions } from './app.ts'
import type { Compress } from './rendered-page.ts'
import { createAnswers } from './service-cache.ts'

/**
 * Another Worker or the static assets, as a Cloudflare binding; in Node any object with a `fetch`.
 */
interface Fetcher {
  fetch: (request: Request) => Promise<Response>
}

/** Settings of the edge: Workers bindings, or the environment in Node and Deno. */
export interface EdgeSettings {
  /** Where the pages live, e.g. https://h5.example.com. */
  PAGE_ORIGIN: string
  /** Where the built site is served without this function in front; or its files as a binding. */
  SITE_ORIGIN?: string
  SITE?: Fetcher
  SERVICE_ORIGIN: string
  /**
   * First path segments that the service answers besides /api and /pk, separated by blanks, such as
   * that of REPORT_URL.
   */
  FORWARD?: string
  /**
   * Where cards are drawn (the Node host, scripts/edge/main.ts). Workers can not hold a
   * Chinese font.
   */
  CARD_ORIGIN?: string
  /**
   * The longest wait of a crawler, ms, instead of the default in `visitor.ts`; for tests on a busy
   * machine.
   */
  CRAWLER_MS?: string
  DRAW?: (card: Card) => Promise<Response>
  PACK?: Compress
}

/** What a build's own function knows (scripts/build/edge-bundle.ts). */
type BuildInfo = Pick<EdgeOptions, 'pages' | 'build' | 'isTest'>

function buildEdge(settings: EdgeSettings, local: BuildInfo) {
  const { PAGE_ORIGIN, SITE_ORIGIN, SITE, SERVICE_ORIGIN, FORWARD = '', CARD_ORIGIN, CRAWLER_MS, DRAW, PACK } = settings
  if (!PAGE_ORIGIN || !SERVICE_ORIGIN || !(SITE || SITE_ORIGIN)) {
    throw new Error('the edge needs PAGE_ORIGIN, SERVICE_ORIGIN, and SITE_ORIGIN or SITE')
  }
  return createEdge({
    ...local,
    answers: createAnswers({ fetch: (path, init) => fetch(SERVICE_ORIGIN + path, init) }),
    // Whole: what is packed cannot be filled, and `fetch` would unpack it without saying so.
    site: (request) => (SITE ? fetchFile(SITE, request) : fetch(rebaseRequest(request, SITE_ORIGIN!, 'identity'))),
    pageOrigin: PAGE_ORIGIN,
    service: (request) => forwardRequest(request, SERVICE_ORIGIN),
    forward: FORWARD.split(' ').filter(Boolean),
    draw: DRAW ?? (CARD_ORIGIN ? (_, request) => fetch(rebaseRequest(request, CARD_ORIGIN, 'identity')) : undefined),
    pack: PACK,
    crawlerMs: CRAWLER_MS ? Number(CRAWLER_MS) : undefined,
  })
}

/**
 * Fetches a file of the site. Cloudflare's binding answers 404 without body and headers, so the 404
 * page is fetched by its name.
 */
async function fetchFile(site: Fetcher, request: Request): Promise<Response> {
  const response = await site.fetch(request)
  if (response.status !== 404 || response.headers.has('content-type')) return response
  const { body, headers, ok } = await site.fetch(new Request(new URL('/404.html', request.url)))
  return ok ? new Response(body, { status: 404, headers }) : response
}

/**
 * Workers pass the settings in; Node and Deno read the environment, by a name that the bundler does
 * not replace.
 */
const { process: host } = globalThis as { process?: { env: unknown } }

/** The edge in the shape that the Workers runtime and `deno serve` look for. */
export function createWorker(local: BuildInfo = {}) {
  const edges = new WeakMap<object, ReturnType<typeof createEdge>>()
  const getEdge = (settings: EdgeSettings) => {
    const edge = edges.get(settings) ?? buildEdge(settings, local)
    edges.set(settings, edge)
    return edge
  }
  return {
    fetch: (request: Request, settings?: EdgeSettings, context?: ExecutionContext) =>
      getEdge(settings?.PAGE_ORIGIN ? settings : (host!.env as EdgeSettings)).fetch(request, undefined, context),
  }
}

const DOWN = JSON.stringify({ code: 502, msg: '服务开小差了，请稍后重试', data: null })

/**
 * A request for another origin: its path and query, everything else as it came; a redirect is not
 * followed.
 */
function rebaseRequest(request: Request, origin: string, takes: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('accept-encoding', takes)
  return new Request(new Request(origin + pathname + search, request), { headers, redirect: 'manual' })
}

/**
 * Forwards a page's call to the service and compresses the reply. Redirects are refused, because
 * they could reach internal servers. An unreachable service becomes an error envelope.
 */
async function forwardRequest(request: Request, origin: string): Promise<Response> {
  const reply = await fetch(rebaseRequest(request, origin, 'gzip')).catch(() => undefined)
  if (!reply || (reply.status >= 300 && reply.status < 400 && reply.status !== 304)) {
    await reply?.body?.cancel()
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(DOWN, { status: 502, headers })
  }
  // `fetch` has unpacked it.
  const headers = new Headers(reply.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
    headers.delete(name)
  const { status, body } = reply
  if (!body || !PACKED_TYPES.test(headers.get('content-type') ?? '')) return new Response(body, { status, headers })
  const text = await reply.arrayBuffer()
  headers.append('vary', 'accept-encoding')
  if (text.byteLength < WORTH_IT || !selectEncoding(request.headers.get('accept-encoding') ?? '', ['gzip'])) {
    return new Response(text, { status, headers })
  }
  headers.set('content-encoding', 'gzip')
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  // Workers would pack it once more by the header alone.
  return new Response(packed, { status, headers, encodeBody: 'manual' } as ResponseInit)
}
