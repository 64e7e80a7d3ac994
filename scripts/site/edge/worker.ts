import type { ExecutionContext } from 'hono'
import type { Card } from '#shared/api/share-page.ts'
import { createAnswers } from './answers.ts'
import { createEdge, type EdgeOptions } from './app.ts'
import type { Pack } from './finished-page.ts'
import { handedOn, moved } from './handed-on.ts'

/** Another worker or the static files, as Cloudflare binds them; in Node any object with a `fetch`. */
interface Fetcher {
  fetch: (request: Request) => Promise<Response>
}

/** What the edge is told: Workers bindings, or the environment in Node and Deno. */
export interface EdgeSettings {
  /** Where the pages live, e.g. https://h5.example.com. */
  PAGE_ORIGIN: string
  /** Where the built site is served without this function in front; or its files as a binding. */
  SITE_ORIGIN?: string
  SITE?: Fetcher
  /** The service. */
  SERVICE_ORIGIN: string
  /** First parts of paths that the service answers beside /api and /pk, separated by blanks, such as that of REPORT_URL. */
  FORWARD?: string
  /** Where cards are drawn (the Node host, scripts/site/edge/main.ts). Workers can not hold a Chinese font. */
  CARD_ORIGIN?: string
  /** How long a crawler waits for its item, ms, where it is not as `visit.ts` says: in tests, on a machine that is busy. */
  CRAWLER_MS?: string
  DRAW?: (card: Card) => Promise<Response>
  PACK?: Pack
}

/** What a build's own function knows (scripts/site/build/edge-bundle.ts). */
type Own = Pick<EdgeOptions, 'pages' | 'build' | 'isTest'>

function newEdge(settings: EdgeSettings, own: Own) {
  const { PAGE_ORIGIN, SITE_ORIGIN, SITE, SERVICE_ORIGIN, FORWARD = '', CARD_ORIGIN, CRAWLER_MS, DRAW, PACK } = settings
  if (!PAGE_ORIGIN || !SERVICE_ORIGIN || !(SITE || SITE_ORIGIN)) {
    throw new Error('the edge needs PAGE_ORIGIN, SERVICE_ORIGIN, and SITE_ORIGIN or SITE')
  }
  return createEdge({
    ...own,
    answers: createAnswers({ fetch: (path, init) => fetch(SERVICE_ORIGIN + path, init) }),
    // Whole: what is packed cannot be filled, and `fetch` would unpack it without saying so.
    site: (request) => (SITE ? fromFiles(SITE, request) : fetch(moved(request, SITE_ORIGIN!, 'identity'))),
    pageOrigin: PAGE_ORIGIN,
    service: (request) => handedOn(request, SERVICE_ORIGIN),
    forward: FORWARD.split(' ').filter(Boolean),
    draw: DRAW ?? (CARD_ORIGIN ? (_, request) => fetch(moved(request, CARD_ORIGIN, 'identity')) : undefined),
    pack: PACK,
    crawlerMs: CRAWLER_MS ? Number(CRAWLER_MS) : undefined,
  })
}

/**
 * A file of the site. For what is not there Cloudflare's binding answers 404 without a body, and its rules of headers know no such
 * address: the page for it is fetched by its own name, with its own headers.
 */
async function fromFiles(site: Fetcher, request: Request): Promise<Response> {
  const response = await site.fetch(request)
  if (response.status !== 404 || response.headers.has('content-type')) return response
  const { body, headers, ok } = await site.fetch(new Request(new URL('/404.html', request.url)))
  return ok ? new Response(body, { status: 404, headers }) : response
}

/** Workers hand the settings in; Node and Deno keep them in the environment (by a name the bundler does not fill in). */
const { process: host } = globalThis as { process?: { env: unknown } }

/** The edge in the shape that the Workers runtime and `deno serve` look for. */
export function createWorker(own: Own = {}) {
  const edges = new WeakMap<object, ReturnType<typeof createEdge>>()
  const edgeOf = (settings: EdgeSettings) => {
    const edge = edges.get(settings) ?? newEdge(settings, own)
    edges.set(settings, edge)
    return edge
  }
  return {
    fetch: (request: Request, settings?: EdgeSettings, context?: ExecutionContext) =>
      edgeOf(settings?.PAGE_ORIGIN ? settings : (host!.env as EdgeSettings)).fetch(request, undefined, context),
  }
}
