import { escaped } from '#scripts/escaped.ts'
import type { Card } from '#shared/api/share-page.ts'

/** What goes into a page's head. Every text is escaped here. */
export interface HeadParts {
  card?: Card
  /** There is no such item: the card and the page's title say so. */
  isGone?: boolean
  /** The item's own address, absolute. */
  address: string
  /** The item's picture, absolute; the page's own stays without it. */
  image?: string
  /** Replies for the early script, `[envelope, date]` by key. */
  replies: Record<string, readonly [string, string]>
}

const END = new TextEncoder().encode('</head>')
/** Bytes; a head that has not ended by then was not made by our build. */
const LONGEST_HEAD = 512_000

/** The same words that the page shows then. */
const GONE = '内容不存在或已失效'

/** A data block: no script to the browser, so no hash of the policy is needed; `<` may not end it. */
const dataBlock = (replies: HeadParts['replies']) =>
  `<script type="application/json" id="early">${JSON.stringify(replies).replace(/</g, '\\u003c')}</script>\n`

/**
 * Fill a head that scripts/build/route-html.ts wrote. `<title>` stays where there is an item: it is the page's title in
 * the app bar, the card has its own. Every item is kept out of search engines, one that does not exist too.
 */
export function filledHead(head: string, { card, isGone, address, image, replies }: HeadParts): string {
  const content = (id: string, value: string) => (text: string) =>
    text.replace(new RegExp(`(<meta (?:name|property)="${id}" content=")[^"]*`), (_, start) => start + escaped(value))
  const changes = [
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
    // Before the first script, which reads it; after the style, so that it delays no paint.
    ...(Object.keys(replies).length
      ? [(text: string) => text.replace('<script>', () => `${dataBlock(replies)}<script>`)]
      : []),
  ]
  return changes.reduce((text, change) => change(text), head)
}

/** Pass a page through, its head filled. The body is never held back or looked at. */
export function headFilling(parts: HeadParts): TransformStream<Uint8Array, Uint8Array> {
  let held = new Uint8Array(0)
  let done = false
  return new TransformStream({
    transform(chunk, controller) {
      if (done) return controller.enqueue(chunk)
      held = joined(held, chunk)
      const end = indexOf(held, END, held.length - chunk.length - END.length)
      if (end < 0 && held.length < LONGEST_HEAD) return
      done = true
      if (end < 0) return controller.enqueue(held)
      const head = new TextDecoder().decode(held.subarray(0, end))
      controller.enqueue(new TextEncoder().encode(filledHead(head, parts)))
      controller.enqueue(held.subarray(end))
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
