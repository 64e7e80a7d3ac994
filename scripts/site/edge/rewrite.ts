import type { Card } from '#shared/api/share-page.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
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
  /** Epoch ms: the service fails, and the replies are from then. */
  asOf?: number
}

const HEAD_END = '</head>'
const ROOT = '<div id="app">'
/** The end of the root, and what the build writes behind it (scripts/site/build/document.ts). */
const ROOT_END = '</div>\n'
const VIEW_END = `${ROOT_END}<p id="slow"`
/** What follows a drawn view, so that it is shown before the scripts behind it have come (WHOLE_VIEW_CSS). */
const WHOLE = '<i hidden></i>\n'
/** What the head of a drawn page does without until its view is read: scripts, and the files that take the view over. */
const NOT_DRAWN_FROM = /<script.*?<\/script>\n?|<link rel="modulepreload"[^>]*>\n?/gs

/** The styles of what is not in the first view: a drawn page holds them. */
const LATER_CSS = /<link rel="preload" as="style"[^>]*>\n/

/** The small print below a page whose service fails; the page takes it away when it has a fresh answer (shared/app/share-item/share-item.tsx). No style may stand in it: the policy. */
const asOfNote = (asOf: number) =>
  `<div id="as-of" align="center"><small>截至 ${formatTime(asOf, 'M 月 d 日 HH:mm')}</small></div>\n`

/** In the words that the page then shows. */
export const GONE = '内容不存在或已失效'

/** A data block: no script to the browser, so no hash of the policy is needed; `<` may not end it. The script is in the policy, and here by the bundle (scripts/site/build/edge-bundle.ts). */
const dataBlock = (replies: PageParts['replies'], isAwaited = false) =>
  `<script type="application/json" id="early"${isAwaited ? ' data-drawn' : ''}>${JSON.stringify(replies).replace(/</g, '\\u003c')}</script>\n<script>${import.meta.env.TAKE_OVER}</script>\n`

/**
 * Fill a head that scripts/site/build/document.ts wrote. `<title>` stays where there is an item: it is the page's title in
 * the app bar, the card has its own. Every item is kept out of search engines, one that does not exist too.
 */
export function filledHead(head: string, { item, replies, drawn }: PageParts): string {
  const hasBlock = Object.keys(replies).length > 0 || drawn?.isAwaited
  const changes = [
    ...(item ? itemChanges(item) : []),
    ...(drawn
      ? [
          (text: string) => text.replace(/<style>.*?<\/style>/s, () => `<style>${drawn.css}</style>`),
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
 * A page of the build, filled: what follows its first view stays as it is. Scripts stand behind a drawn view: a parser that runs
 * them first gives up its turn, and on a slow phone empty frames, pictures and files then come before the item.
 */
export function filledPage(page: string, parts: PageParts): string {
  const headEnd = page.indexOf(HEAD_END)
  // Not made by our build.
  if (headEnd < 0) return page
  const head = filledHead(page.slice(0, headEnd), parts)
  const rootAt = page.indexOf(ROOT, headEnd)
  const viewEnd = page.indexOf(VIEW_END, rootAt)
  const behind = viewEnd + ROOT_END.length
  if (rootAt < 0 || viewEnd < 0) return head + page.slice(headEnd)
  const note = parts.asOf ? asOfNote(parts.asOf) : ''
  if (!parts.drawn) return head + page.slice(headEnd, behind) + note + page.slice(behind)
  const moved = head.match(NOT_DRAWN_FROM) ?? []
  const start = head.replace(NOT_DRAWN_FROM, '') + page.slice(headEnd, rootAt + ROOT.length)
  const end = page.slice(behind).replace(LATER_CSS, '')
  return start + parts.drawn.html + ROOT_END + WHOLE + note + moved.join('') + end
}
