import { type Context, Hono } from 'hono'
import { deviceOf } from '#shared/api/device.ts'
import type { Card } from '#shared/api/share-page.ts'
import { CARD_FILE } from '#shared/brand.ts'
import { repairAddress } from '#shared/core/links/repair-path.ts'
import { routes } from '#shared/routes.ts'
import type { Answers, Visit } from './answers.ts'
import { ITEM_ROUTES, pictureOf } from './cards.ts'
import type { Drawing } from './drawing/drawing.ts'
import { answerWith, finishedPage, type Pack, shortHash } from './finished-page.ts'
import { type Build, healthOf, type PagesHealth } from './health.ts'
import { findItem, type Item, pageOf } from './item.ts'
import { keptPages } from './kept-pages.ts'
import { withHeaders } from './response.ts'
import { waitOf } from './visit.ts'

export interface EdgeOptions {
  answers: Answers
  /** The built site, as its host serves it. */
  site: (request: Request) => Promise<Response>
  /** Where the pages live, for absolute addresses. */
  pageOrigin: string
  /** Draws a card as PNG, 1200×630; without it items have the site's picture. */
  draw?: (card: Card, request: Request) => Promise<Response>
  /** Hands a call of a page on to the service, where the edge stands in front of everything (scripts/site/edge/wrangler.jsonc). */
  service?: (request: Request) => Promise<Response>
  /** First parts of paths that are handed on beside /api and /pk. */
  forward?: readonly string[]
  /** Draws the share pages of the build that the function belongs to; without it pages get their card alone. */
  pages?: Drawing
  pack?: Pack
  /** Which build that is, for whoever watches the function. */
  build?: Build
  /** How long a crawler waits for its item, where it is not as `visit.ts` says. */
  crawlerMs?: number
  /** A build for testers: `?debug=1` is the site's affair, whose policy for it lets a console draw. */
  isTest?: boolean
}

/** A standard fetch handler in front of the share pages: the static page with the item's card, first replies and first view. */
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
  const pageFor = keptPages(make)
  const sent: PagesHealth = { kept: 0, drawn: 0, card: 0, plain: 0 }

  if (service) for (const first of ['api', 'pk', ...forward]) app.all(`/${first}/*`, (c) => service(c.req.raw))

  app.get('/edge/health', (c) =>
    c.json(healthOf(build, answers.health(), sent), 200, {
      'content-type': 'application/health+json',
      'cache-control': 'no-store',
    }),
  )

  app.get('/card/:file{\\w+\\.png}', async (c) => {
    const address = new URL(c.req.url)
    address.pathname = address.pathname.replace(/^\/card\/(\w+)\.png$/, '/$1')
    const name = pageOf(address.pathname)
    if (!name || !Object.hasOwn(ITEM_ROUTES, name)) return site(c.req.raw)
    const { item } = await findItem(address, answers, visitOf(c, crawlerMs))
    const plain = () => c.redirect(CARD_FILE, 302)
    if (!draw || !item?.card || item.card.picture) return plain()
    const image = await draw(pictureOf(name, item.data, item.values), c.req.raw).catch(() => undefined)
    return image?.ok ? image : plain()
  })

  app.get('*', async (c) => {
    const request = c.req.raw
    const { pathname, search } = new URL(request.url)
    const right = repairAddress(pathname, search, Object.keys(routes))
    if (right) return c.redirect(right, 302)
    const name = pageOf(pathname)
    // Whoever compares the live site with its build asks for it (scripts/site/deploy/check-live.ts).
    const isAsBuilt = c.req.header('cache-control')?.includes('no-transform')
    const isForConsole = isTest && c.req.query('debug') === '1'
    if (!name || isAsBuilt || isForConsole) return site(request)
    const visit = visitOf(c, crawlerMs)
    const { item, how } = await findItem(new URL(request.url), answers, visit)
    // What has no answers yet goes out as it was built.
    const kept = item && (await pageFor(item, visit.client, request).catch(() => undefined))
    if (kept) {
      const { page, isKept } = kept
      sent[isKept ? 'kept' : page.view]++
      return timed(await answerWith(page, request, pack), how, isKept ? `${page.view} kept` : page.view)
    }
    if (how === 'none') return site(request)
    sent.plain++
    return timed(await site(request), how, 'plain')
  })

  /** Nothing of the visitor's request but the values that the page reads goes into it. */
  async function make(item: Item, { url }: Request) {
    const page = await site(new Request(new URL(`/${item.name}`, url), { headers: { 'accept-encoding': 'identity' } }))
    return finishedPage(page, item, { pageOrigin, pages, imageOf })
  }

  async function imageOf({ name, query, values, card, data }: Item): Promise<string | undefined> {
    if (card?.picture) return pageOrigin + card.picture
    if (!card || !draw) return undefined
    const version = await shortHash(JSON.stringify(pictureOf(name, data, values)))
    return `${pageOrigin}/card/${name}.png?${query}&v=${version.slice(0, 8)}`
  }

  return app
}

/** What goes on behind a reply is kept alive by the runtime, where it ends with the reply otherwise (Workers). */
function visitOf(c: Context, crawlerMs: number | undefined): Visit {
  return {
    waitMs: waitOf(c.req.raw, crawlerMs),
    client: deviceOf({ userAgent: c.req.header('user-agent') ?? '', maxTouchPoints: 0 }),
    keepAlive: (work) => {
      try {
        c.executionCtx.waitUntil(work)
      } catch {
        // Node and Deno have no such context, and end nothing.
      }
    },
  }
}

/** Says where the item came from and what became of the page, for whoever looks at a slow opening. */
const timed = (response: Response, how: string, view: string): Response =>
  withHeaders(response, (headers) => headers.set('server-timing', `item;desc=${how}, view;desc="${view}"`))
