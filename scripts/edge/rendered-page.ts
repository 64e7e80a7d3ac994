import { type Encoding, selectEncoding } from '#scripts/base/accept-encoding.ts'
import { getServiceDate } from './fetch-reply.ts'
import type { Item } from './item.ts'
import type { RenderedView, Renderer } from './rendering/renderer.ts'
import { addVary } from './response-headers.ts'
import { fillPage } from './rewrite.ts'

/** Packs a page; where the runtime has none the host of the function does it. */
export type Compress = (encoding: Encoding, page: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** A page of an item, ready to be sent to everybody. */
export interface RenderedPage {
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  /** Whether it holds the first view, or its card alone. */
  view: 'rendered' | 'card'
  packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

interface PageBuilder {
  pageOrigin: string
  pages: Renderer | undefined
  /** The item's picture, absolute; undefined where the page's own stays. */
  imageOf: (item: Item) => Promise<string | undefined>
}

/** What belongs to the body as the site sent it. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'last-modified', 'accept-ranges', 'date']

/**
 * @param page the built page, whole and not packed
 * @returns undefined where it is right as it is
 */
export async function buildRenderedPage(
  page: Response,
  item: Item,
  { pageOrigin, pages, imageOf }: PageBuilder,
): Promise<RenderedPage | undefined> {
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return undefined
  const rendered = await renderFirstView(page, item, pages, pageOrigin)
  if (item.isPlain && !rendered?.html) return undefined
  const address = `${pageOrigin}/${item.name}${item.query && `?${item.query}`}`
  const head = { card: item.card, isGone: item.isGone, address, image: await imageOf(item) }
  const filled = fillPage(await page.text(), {
    item: item.isPlain ? undefined : head,
    rendered,
    // A page without replies requests them itself.
    asOf: Object.keys(rendered?.data.queries ?? {}).length ? item.asOf : undefined,
  })
  const headers = new Headers(page.headers)
  for (const name of BODY_HEADERS) headers.delete(name)
  headers.set('etag', `W/"${await computeShortHash(filled)}"`)
  if (!item.isPlain) headers.set('x-robots-tag', 'noindex')
  return {
    headers,
    body: new TextEncoder().encode(filled),
    view: rendered?.html === undefined ? 'card' : 'rendered',
    packed: new Map(),
  }
}

/** Undefined for a page of another build, which may read the data differently. */
async function renderFirstView(
  page: Response,
  { name, query, queries, replies, staleKeys, isIncomplete }: Item,
  pages: Renderer | undefined,
  origin: string,
): Promise<RenderedView | undefined> {
  if (!pages?.fits(name, page.headers.get('content-security-policy'))) return undefined
  const [first] = Object.values(replies)
  const date = first ? getServiceDate(first, Date.now()) : ''
  const context = { origin, search: query && `?${query}`, queries, replies, staleKeys, isIncomplete, date }
  return (await pages.render(name, context).catch(logRenderError)) ?? undefined
}

/** A page that fails to render is sent as built. */
const logRenderError = (error: unknown) => void console.error('not rendered', error)

/**
 * The page as this visitor takes it, packed once for all who take the same; 304 where he has it
 * already.
 */
export async function sendRenderedPage(
  { headers, body, packed }: RenderedPage,
  request: Request,
  pack: Compress | undefined,
): Promise<Response> {
  const sent = new Headers(headers)
  if (request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers: sent })
  if (!pack) return new Response(body, { headers: sent })
  addVary(sent, 'accept-encoding')
  const encoding = selectEncoding(request.headers.get('accept-encoding') ?? '')
  if (!encoding) return new Response(body, { headers: sent })
  const small = packed.get(encoding) ?? pack(encoding, body)
  packed.set(encoding, small)
  sent.set('content-encoding', encoding)
  return new Response(await small, { headers: sent })
}

/** 24 hex digits of SHA-256. */
export async function computeShortHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
