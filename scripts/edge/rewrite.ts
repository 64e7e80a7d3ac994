import { EDGE_SCRIPT } from '#scripts/build/edge-script.ts'
import type { Card } from '#shared/api/share-page.ts'
import { escaped } from '#shared/core/escaped.ts'

/** What goes into a page. Every text of the head is escaped here; `drawn` is what Preact has escaped. */
export interface PageParts {
  /** Absent: the head's own texts stay as they were built. */
  item?: {
    card?: Card
    /** There is no such item: the head says so, the bar's title too. */
    isGone?: boolean
    /** The item's own address, absolute. */
    address: string
    /** The item's picture, absolute; the page's own stays without it. */
    image?: string
  }
  /** Replies for the page's first calls, `[envelope, date]` by key. */
  replies: Record<string, readonly [string, string]>
  /** The page's first view with those replies, and all its styles. */
  drawn?: { html: string; css: string; isAwaited: boolean }
}

const HEAD_END = '</head>'
const ROOT = '<div id="app">'
const ROOT_END = '</div>\n'
/** What follows a drawn view, so that it is shown before the scripts behind it have come (WHOLE_VIEW_CSS). */
const WHOLE = '<i hidden></i>\n'
/** What the build writes behind the first view (scripts/build/finish-page.ts). */
const VIEW_END = `${ROOT_END}<p id="slow"`
/** What the head of a drawn page does without until its view is read: scripts, and the files that take the view over. */
const NOT_DRAWN_FROM = /<script.*?<\/script>\n?|<link rel="modulepreload"[^>]*>\n?/gs
/** Bytes; a page in which the end has not been found by then was not made by our build. */
const LONGEST = 512_000

/** In the words that the page then shows. */
export const GONE = '内容不存在或已失效'

/** A data block: no script to the browser, so no hash of the policy is needed; `<` may not end it. The script is in the policy. */
const dataBlock = (replies: PageParts['replies'], isAwaited = false) =>
  `<script type="application/json" id="early"${isAwaited ? ' data-drawn' : ''}>${JSON.stringify(replies).replace(/</g, '\\u003c')}</script>\n<script>${EDGE_SCRIPT}</script>\n`

/**
 * Fill a head that scripts/build/route-html.ts and finish-page.ts wrote. `<title>` stays where there is an item: it is the page's title in
 * the app bar, the card has its own. Every item is kept out of search engines, one that does not exist too.
 */
export function filledHead(head: string, { item, replies, drawn }: PageParts): string {
  const hasReplies = Object.keys(replies).length > 0
  const hasBlock = hasReplies || drawn?.isAwaited
  const changes = [
    ...(item ? itemChanges(item) : []),
    // What follows the first view may be fetched at once: no reply is on its way that it could delay.
    ...(hasReplies ? [(text: string) => text.replaceAll('<link data-rel=', '<link rel=')] : []),
    ...(drawn
      ? [
          (text: string) => text.replace(/<style>[^<]*<\/style>/, () => `<style>${drawn.css}</style>`),
          (text: string) => text.replace(/<meta name="later-css"[^>]*>\n/, ''),
        ]
      : []),
    // Before the first script, which reads it; after the tags of the card.
    ...(hasBlock
      ? [(text: string) => text.replace('<script>', () => `${dataBlock(replies, drawn?.isAwaited)}<script>`)]
      : []),
  ]
  return changes.reduce((text, change) => change(text), head)
}

function itemChanges({ card, isGone, address, image }: NonNullable<PageParts['item']>) {
  const content = (id: string, value: string) => (text: string) =>
    text.replace(new RegExp(`(<meta (?:name|property)="${id}" content=")[^"]*`), (_, start) => start + escaped(value))
  return [
    ...(isGone
      ? [content('og:title', GONE), (text: string) => text.replace(/(<title>)[^<]*/, (_, start) => start + GONE)]
      : []),
    ...(card ? [content('og:title', card.title)] : []),
    ...(card?.description
      ? [content('og:description', card.description), content('description', card.description)]
      : []),
    ...(image ? [content('og:image', image)] : []),
    content('og:url', address),
    (text: string) => text.replace(/(<link rel="canonical" href=")[^"]*/, (_, start) => start + escaped(address)),
    (text: string) =>
      text.includes('<meta name="robots"')
        ? text
        : text.replace('<meta property="og:type"', '<meta name="robots" content="noindex">\n$&'),
  ]
}

/**
 * A page up to the end of its first view, or of its head alone where nothing is drawn. Scripts stand behind a drawn view: a parser that runs
 * them first gives up its turn, and on a slow phone empty frames, pictures and files then come before the item.
 */
function filledStart(text: string, parts: PageParts): string {
  const end = text.indexOf(HEAD_END)
  const head = filledHead(text.slice(0, end), parts)
  const at = text.indexOf(ROOT, end)
  if (!parts.drawn || at < 0) return head + text.slice(end)
  const moved = head.match(NOT_DRAWN_FROM) ?? []
  const start = head.replace(NOT_DRAWN_FROM, '') + text.slice(end, at + ROOT.length)
  return start + parts.drawn.html + ROOT_END + WHOLE + moved.join('')
}

/** Pass a page through, filled. It is held back no further than to the end of its first view; what follows is never looked at. */
export function pageFilling(parts: PageParts): TransformStream<Uint8Array, Uint8Array> {
  const wanted = new TextEncoder().encode(parts.drawn ? VIEW_END : HEAD_END)
  let held = new Uint8Array(0)
  let done = false
  return new TransformStream({
    transform(chunk, controller) {
      if (done) return controller.enqueue(chunk)
      held = joined(held, chunk)
      const end = indexOf(held, wanted, held.length - chunk.length - wanted.length)
      if (end < 0 && held.length < LONGEST) return
      done = true
      if (end < 0) return controller.enqueue(held)
      const cut = end + (parts.drawn ? ROOT_END : HEAD_END).length
      const start = filledStart(new TextDecoder().decode(held.subarray(0, cut)), parts)
      controller.enqueue(new TextEncoder().encode(start))
      controller.enqueue(held.subarray(cut))
    },
    flush(controller) {
      if (!done && held.length) controller.enqueue(held)
    },
  })
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = Math.max(0, from); at <= bytes.length - wanted.length; at++) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}
