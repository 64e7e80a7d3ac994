import { type Context, Hono } from 'hono'
import { type Device, getDevice } from '#shared/api/device.ts'
import type { Card } from '#shared/api/share-page.ts'
import { CARD_FILE } from '#shared/brand.ts'
import { repairAddress } from '#shared/core/links/repair-path.ts'
import { routes } from '#shared/routes.ts'
import { createPictureCard, ITEM_ROUTES } from './cards.ts'
import { findItem, getPageName, type Item } from './item.ts'
import { raceTimeout } from './race-timeout.ts'
import {
  buildRenderedPage,
  type Compress,
  computeShortHash,
  type RenderedPage,
  sendRenderedPage,
} from './rendered-page.ts'
import type { Renderer } from './rendering/renderer.ts'
import { changeHeaders } from './response-headers.ts'
import type { RequestContext, ServiceCache } from './service-cache.ts'
import { getWaitTime } from './visitor.ts'

/** Which build the function is of. */
export interface Build {
  /** The project's, of package.json. */
  version: string
  /** Changes whenever the script or the styles of a share page do. */
  id: string
}

export interface EdgeOptions {
  answers: ServiceCache
  /** The built site, as its host serves it. */
  site: (request: Request) => Promise<Response>
  pageOrigin: string
  /** Draws a card as PNG, 1200×630; without it items have the site's picture. */
  draw?: (card: Card, request: Request) => Promise<Response>
  /**
   * Forwards a page's call to the service, where the edge serves every request
   * (scripts/edge/wrangler.jsonc).
   */
  service?: (request: Request) => Promise<Response>
  /** First path segments that are forwarded besides /api and /pk. */
  forward?: readonly string[]
  /**
   * Renders the share pages of the build that the function belongs to; without it pages get their
   * card alone.
   */
  pages?: Renderer
  pack?: Compress
  build?: Build
  /** How long a crawler waits for its item, where it is not as `visitor.ts` says. */
  crawlerMs?: number
  /**
   * A test build: the edge leaves `?debug=1` to the site, whose policy for it permits a console.
   */
  isTest?: boolean
}

/**
 * Creates a fetch handler in front of the share pages: it adds the item's card, first replies and
 * first view to the static page.
 */
export function createEdge(options: EdgeOptions) {
  const {
    answers,
    site,
    pageOrigin,
    draw,
    service,
    forward = [],
    pages,
    pack,
    build = { version: '', id: '' },
    isTest,
    crawlerMs,
  } = options
  const app = new Hono()
  const pageFor = createPageCache(buildPage)
  /** Share pages sent since the start: cached, rendered, with the card only, or as built. */
  const sent = { cached: 0, rendered: 0, card: 0, static: 0 }

  if (service) for (const first of ['api', 'pk', ...forward]) app.all(`/${first}/*`, (c) => service(c.req.raw))

  // In the form of "Health Check Response Format for HTTP APIs".
  app.get('/edge/health', (c) => {
    const health = answers.health()
    const status = health.openCircuits.length ? 'warn' : 'pass'
    const report = { status, version: build.version, releaseId: build.id, answers: health, pages: sent }
    return c.json(report, 200, { 'content-type': 'application/health+json', 'cache-control': 'no-store' })
  })

  app.get('/card/:file{\\w+\\.png}', async (c) => {
    const address = new URL(c.req.url)
    address.pathname = address.pathname.replace(/^\/card\/(\w+)\.png$/, '/$1')
    const name = getPageName(address.pathname)
    if (!name || !Object.hasOwn(ITEM_ROUTES, name)) return site(c.req.raw)
    const { item } = await findItem(address, answers, createContext(c, crawlerMs))
    const sendDefaultCard = () => c.redirect(CARD_FILE, 302)
    if (!draw || !item?.card || item.card.picture) return sendDefaultCard()
    const image = await draw(createPictureCard(name, item.data, item.values), c.req.raw).catch(() => undefined)
    return image?.ok ? image : sendDefaultCard()
  })

  app.get('*', async (c) => {
    const request = c.req.raw
    const { pathname, search } = new URL(request.url)
    const right = repairAddress(pathname, search, Object.keys(routes))
    if (right) return c.redirect(right, 302)
    const name = getPageName(pathname)
    // Whoever compares the live site with its build asks for it
    // (scripts/deploy/check-live.ts).
    const isAsBuilt = c.req.header('cache-control')?.includes('no-transform')
    const isForConsole = isTest && c.req.query('debug') === '1'
    if (!name || isAsBuilt || isForConsole) return site(request)
    const visit = createContext(c, crawlerMs)
    const { item, how } = await findItem(new URL(request.url), answers, visit)
    // What has no answers yet goes out as it was built.
    const stored = item && (await pageFor(item, visit.client, request).catch(() => undefined))
    if (stored) {
      const { page, isCached } = stored
      sent[isCached ? 'cached' : page.view]++
      return addServerTiming(
        await sendRenderedPage(page, request, pack),
        how,
        isCached ? `${page.view} cached` : page.view,
      )
    }
    if (how === 'none') return site(request)
    sent.static++
    return addServerTiming(await site(request), how, 'static')
  })

  /** Nothing of the visitor's request but the values that the page reads goes into it. */
  async function buildPage(item: Item, { url }: Request) {
    const page = await site(new Request(new URL(`/${item.name}`, url), { headers: { 'accept-encoding': 'identity' } }))
    return buildRenderedPage(page, item, { pageOrigin, pages, imageOf: getImage })
  }

  async function getImage({ name, query, values, card, data }: Item): Promise<string | undefined> {
    if (card?.picture) return pageOrigin + card.picture
    if (!card || !draw) return undefined
    const version = await computeShortHash(JSON.stringify(createPictureCard(name, data, values)))
    return `${pageOrigin}/card/${name}.png?${query}&v=${version.slice(0, 8)}`
  }

  return app
}

/** Workers end work after the response unless `waitUntil` keeps it alive. */
function createContext(c: Context, crawlerMs: number | undefined): RequestContext {
  return {
    waitMs: getWaitTime(c.req.raw, crawlerMs),
    client: getDevice({ userAgent: c.req.header('user-agent') ?? '', maxTouchPoints: 0 }),
    keepAlive: (work) => {
      try {
        c.executionCtx.waitUntil(work)
      } catch {
        // Node and Deno have no such context, and end nothing.
      }
    },
  }
}

const addServerTiming = (response: Response, how: string, view: string): Response =>
  changeHeaders(response, (headers) => headers.set('server-timing', `item;desc=${how}, view;desc="${view}"`))

/** How long a rendered page is reused: it contains the service's time. */
const PAGE_TTL_MS = 30_000
const MAX_PAGES = 200
/**
 * For a page that another opening makes, which its end would end where the runtime says so
 * (Workers).
 */
const MAKING_MS = 1_000

interface StoredPage {
  /** What it is made of. */
  from: readonly unknown[]
  until: number
  page: Promise<RenderedPage | undefined>
}

type BuildPage = (item: Item, request: Request) => Promise<RenderedPage | undefined>

/** The finished page of an item, made once for all openings that have the same answers. */
function createPageCache(make: BuildPage) {
  const finished = new Map<string, StoredPage>()
  return async (item: Item, client: Device, request: Request) => {
    const key = `${client} ${item.name}?${item.query}`
    const cached = finished.get(key)
    const from = [item.asOf, item.staleKeys.join(), ...Object.values(item.replies)]
    const isCached = cached && Date.now() < cached.until && isSame(cached.from, from)
    if (!isCached) {
      finished.delete(key)
      const making = { from, until: Date.now() + PAGE_TTL_MS, page: make(item, request) }
      making.page.catch(() => finished.delete(key))
      finished.set(key, making)
      if (finished.size > MAX_PAGES) finished.delete(finished.keys().next().value!)
    }
    const page = await (isCached ? raceTimeout(cached.page, MAKING_MS, undefined) : finished.get(key)!.page)
    return page && { page, isCached: Boolean(isCached) }
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((entry, index) => entry === others[index])
