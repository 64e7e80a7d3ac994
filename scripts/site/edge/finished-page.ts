import { acceptedEncoding, type Encoding } from '#scripts/base/accepted-encoding.ts'
import { type Route, routes } from '#shared/routes.ts'
import type { Drawing } from './drawing/drawing.ts'
import type { Item } from './item.ts'
import { dateNow } from './question.ts'
import { vary } from './response.ts'
import { filledPage, GONE, type PageParts } from './rewrite.ts'

/** Packs a page; where the runtime has none the host of the function does it. */
export type Pack = (encoding: Encoding, page: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** A page of an item, ready to be sent to everybody. */
export interface FinishedPage {
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  /** Whether it holds the first view, or its card alone. */
  view: 'drawn' | 'card'
  packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

interface Maker {
  /** Where the pages live, for absolute addresses. */
  pageOrigin: string
  pages: Drawing | undefined
  /** The item's picture, absolute; undefined where the page's own stays. */
  imageOf: (item: Item) => Promise<string | undefined>
}

/** What belongs to the body as the site sent it. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'last-modified', 'accept-ranges', 'date']

/** @param page the built page, whole and not packed @returns undefined where it is right as it is */
export async function finishedPage(
  page: Response,
  item: Item,
  { pageOrigin, pages, imageOf }: Maker,
): Promise<FinishedPage | undefined> {
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return undefined
  const { replies, drawn } = await firstView(page, item, pages, pageOrigin)
  if (item.isPlain && !drawn) return undefined
  const address = `${pageOrigin}/${item.name}${item.query && `?${item.query}`}`
  const head = { card: item.card, isGone: item.isGone, address, image: await imageOf(item) }
  const filled = filledPage(await page.text(), {
    item: item.isPlain ? undefined : head,
    replies,
    drawn,
    // A page that has no replies asks by itself.
    asOf: Object.keys(replies).length ? item.asOf : undefined,
  })
  const headers = new Headers(page.headers)
  for (const name of OF_THE_BODY) headers.delete(name)
  headers.set('etag', `W/"${await shortHash(filled)}"`)
  if (!item.isPlain) headers.set('x-robots-tag', 'noindex')
  return { headers, body: new TextEncoder().encode(filled), view: drawn ? 'drawn' : 'card', packed: new Map() }
}

/** What the page's script will find, and what it will show by it: neither for a page of another build, which may read them otherwise. */
async function firstView(
  page: Response,
  item: Item,
  pages: Drawing | undefined,
  pageOrigin: string,
): Promise<Pick<PageParts, 'replies' | 'drawn'>> {
  if (!pages?.fits(item.name, page.headers.get('content-security-policy'))) return { replies: {} }
  const now = Date.now()
  const replies: PageParts['replies'] = Object.fromEntries(
    Object.entries(item.answers).map(([key, one]) => [key, [one.text, dateNow(one, now)]]),
  )
  const title = item.isGone ? GONE : (routes[item.name] as Route).title
  const opening = { origin: pageOrigin, search: item.query && `?${item.query}`, title, replies }
  return { replies, drawn: item.isWhole ? await pages.html(item.name, opening).catch(tell) : undefined }
}

/** A page that cannot be drawn goes out as it was built: only whoever runs the edge shall know. */
const tell = (error: unknown) => void console.error('not drawn', error)

/** The page as this visitor takes it, packed once for all who take the same; 304 where he has it already. */
export async function answerWith(
  { headers, body, packed }: FinishedPage,
  request: Request,
  pack: Pack | undefined,
): Promise<Response> {
  const sent = new Headers(headers)
  if (request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers: sent })
  if (!pack) return new Response(body, { headers: sent })
  vary(sent, 'accept-encoding')
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  if (!encoding) return new Response(body, { headers: sent })
  const small = packed.get(encoding) ?? pack(encoding, body)
  packed.set(encoding, small)
  sent.set('content-encoding', encoding)
  return new Response(await small, { headers: sent })
}

/** 24 hex digits of SHA-256. */
export async function shortHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
