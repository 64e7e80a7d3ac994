import { type Context, Hono } from 'hono'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { Card } from '#shared/api/share-page.ts'
import { CARD_FILE } from '#shared/brand.ts'
import { type Route, routes } from '#shared/routes.ts'
import { type Answers, dateNow } from './answers.ts'
import { ITEM_ROUTES } from './cards.ts'
import type { Drawing } from './drawing/drawing.ts'
import { findItem, type Item, pageOf } from './item.ts'
import { GONE, type PageParts, pageFilling } from './rewrite.ts'

interface EdgeOptions {
  answers: Answers
  /** The built site, as its host serves it. */
  site: (request: Request) => Promise<Response>
  /** Where the pages live, for absolute addresses. */
  pageOrigin: string
  /** Draws a card as PNG, 1200×630; without it items have the site's picture. */
  draw?: (card: Card, request: Request) => Promise<Response>
  /** Hands a call of a page on to the service, where the edge stands in front of everything (scripts/edge/wrangler.jsonc). */
  service?: (request: Request) => Promise<Response>
  /** First parts of paths that are handed on beside /api and /pk. */
  forward?: readonly string[]
  /** Draws the share pages of one build; without it pages get their card alone. */
  pages?: Drawing
}

/** A standard fetch handler in front of the share pages: the static page with the item's card, first replies and first view. */
export function createEdge({ answers, site, pageOrigin, draw, service, forward = [], pages }: EdgeOptions) {
  const app = new Hono()

  if (service) for (const first of ['api', 'pk', ...forward]) app.all(`/${first}/*`, (c) => service(c.req.raw))

  app.get('/card/:file{\\w+\\.png}', async (c) => {
    const address = new URL(c.req.url)
    address.pathname = address.pathname.replace(/^\/card\/(\w+)\.png$/, '/$1')
    const name = pageOf(address.pathname)
    if (!name || !Object.hasOwn(ITEM_ROUTES, name)) return site(c.req.raw)
    const item = await findItem(address, answers)
    const plain = () => c.redirect(CARD_FILE, 302)
    if (!draw || !item?.card || item.card.picture) return plain()
    const { title, description } = item.card
    const card = { title, description: description || (ITEM_ROUTES[item.name]?.description ?? '') }
    const image = await draw(card, c.req.raw).catch(() => undefined)
    return image?.ok ? image : plain()
  })

  app.get('*', async (c) => {
    const address = new URL(c.req.url)
    // Whoever compares the live site with its build asks for it (scripts/deploy/check-live.ts).
    const isAsBuilt = c.req.header('cache-control')?.includes('no-transform')
    const [page, item] = await Promise.all([
      site(withoutConditions(c.req.raw)),
      pageOf(address.pathname) && !isAsBuilt ? findItem(address, answers).catch(() => undefined) : undefined,
    ])
    const isHtml = page.headers.get('content-type')?.startsWith('text/html')
    if (!item || !page.body || page.status !== 200 || !isHtml) return page
    return itemPage(c, page, item)
  })

  async function itemPage(c: Context, page: Response, item: Item): Promise<Response> {
    const { replies, drawn } = await firstView(page, item)
    if (item.isPlain && !drawn) return page
    // The time of an answer is part of the mark: a browser never keeps a clock older than the edge's own memory.
    const mark = await shortHash(
      JSON.stringify([
        page.headers.get('etag'),
        item.card,
        item.isGone,
        Object.entries(item.answers).map(([key, { text, date }]) => [key, text, date]),
        Boolean(drawn),
      ]),
    )
    const headers = new Headers(page.headers)
    for (const name of ['content-length', 'content-encoding', 'last-modified', 'accept-ranges']) headers.delete(name)
    headers.set('etag', `W/"${mark}"`)
    if (!item.isPlain) headers.set('x-robots-tag', 'noindex')
    if (c.req.header('if-none-match') === `W/"${mark}"`) {
      await page.body?.cancel()
      return new Response(null, { status: 304, headers })
    }
    const filled = page.body!.pipeThrough(
      pageFilling({
        item: item.isPlain
          ? undefined
          : { card: item.card, isGone: item.isGone, address: addressOf(item), image: await imageOf(item) },
        replies,
        drawn,
        isOneFrame: SHARE_PAGES[item.name]?.growsUp,
      }),
    )
    return new Response(filled, { status: 200, headers })
  }

  /** What the page's script will find, and what it will show by it: neither for a page of another build, which may read them otherwise. */
  async function firstView(page: Response, item: Item): Promise<Pick<PageParts, 'replies' | 'drawn'>> {
    if (!pages?.fits(item.name, page.headers.get('content-security-policy'))) return { replies: {} }
    const now = Date.now()
    const replies: PageParts['replies'] = Object.fromEntries(
      Object.entries(item.answers).map(([key, one]) => [key, [one.text, dateNow(one, now)]]),
    )
    if (!item.isWhole) return { replies }
    const title = item.isGone ? GONE : (routes[item.name] as Route).title
    const opening = { origin: pageOrigin, search: item.query && `?${item.query}`, title, replies }
    return { replies, drawn: await pages.html(item.name, opening).catch(tell) }
  }

  const addressOf = ({ name, query }: Item) => `${pageOrigin}/${name}${query && `?${query}`}`

  /** undefined where the page's own picture stays. */
  async function imageOf({ name, query, card }: Item): Promise<string | undefined> {
    if (card?.picture) return pageOrigin + card.picture
    if (!card || !draw) return undefined
    const version = await shortHash(JSON.stringify(card))
    return `${pageOrigin}/card/${name}.png?${query}&v=${version.slice(0, 8)}`
  }

  return app
}

/** The whole page without compression, because it is going to be changed. */
function withoutConditions(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'accept-encoding']) headers.delete(name)
  return new Request(request.url, { headers, redirect: 'manual' })
}

async function shortHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A page that cannot be drawn goes out as it was built: only whoever runs the edge shall know. */
const tell = (error: unknown) => void console.error('not drawn', error)
