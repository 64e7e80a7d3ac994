import type { Card } from '#shared/api/share-page.ts'
import type { ServerData } from '#shared/core/page-globals.ts'
import { formatTime } from '#shared/format/dates.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import type { RenderedView } from './rendering/renderer.ts'

/**
 * Values inserted into a page. Texts of the head are escaped here; the rendered view is already
 * escaped by Preact.
 */
export interface PageParts {
  /** Absent: the head's own texts stay as they were built. */
  item?: {
    card?: Card
    /** There is no such item: the head says so, the bar's title too. */
    isGone?: boolean
    address: string
    /** The item's picture, absolute; the page's own stays without it. */
    image?: string
  }
  /** The page's first view with its styles, and the data for its cache. */
  rendered?: RenderedView
  /** Epoch ms: the service fails, and the replies are from then. */
  asOf?: number
}

const HEAD_END = '</head>'
const ROOT = '<div id="app">'
/** The end of the root, and what the build writes behind it (scripts/build/document.ts). */
const ROOT_END = '</div>\n'
const VIEW_END = `${ROOT_END}<p id="slow"`
/**
 * What follows a rendered view, so that it is displayed before the scripts after it
 * (COMPLETE_VIEW_CSS).
 */
const COMPLETE = '<i hidden></i>\n'
/**
 * What is removed from the head of a rendered page until its view is parsed: scripts and the files
 * for hydration.
 */
const AFTER_VIEW = /<script.*?<\/script>\n?|<link rel="modulepreload"[^>]*>\n?/gs

/** The styles of what is not in the first view: a rendered page holds them. */
const LATER_CSS = /<link rel="preload" as="style"[^>]*>\n/

/**
 * The note below a page whose service fails. The page removes it after a fresh reply
 * (shared/data/use-query.ts). The policy allows no inline style.
 */
const renderAsOfNote = (asOf: number) =>
  `<div id="as-of" align="center"><small>截至 ${formatTime(asOf, 'M 月 d 日 HH:mm')}</small></div>\n`

/** In the words that the page then shows. */
export const GONE = '内容不存在或已失效'

/**
 * A JSON block, which needs no CSP hash; `<` is escaped. The script is in the policy and comes from
 * the bundle (scripts/build/edge-bundle.ts).
 */
const renderDataBlock = (data: ServerData) =>
  `<script type="application/json" id="server-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>\n<script>${import.meta.env.TAKE_OVER}</script>\n`

/** A view without data and lazy modules needs no hydration: the page renders into it. */
const hasData = ({ queries, modules }: ServerData) => Object.keys(queries).length > 0 || Boolean(modules?.length)

/**
 * Fills a head that scripts/build/document.ts wrote. `<title>` stays, because it is the
 * title in the app bar. Item pages get `noindex`.
 */
export function fillHead(head: string, { item, rendered }: PageParts): string {
  const changes = [
    ...(item ? getItemChanges(item) : []),
    ...(rendered?.html !== undefined
      ? [
          (text: string) => text.replace(/<style>.*?<\/style>/s, () => `<style>${rendered.css}</style>`),
          (text: string) => text.replace(/<meta name="later-css"[^>]*>\n/, ''),
        ]
      : []),
    // Before the first script, which reads it; after the tags of the card.
    ...(rendered && hasData(rendered.data)
      ? [(text: string) => text.replace('<script>', () => `${renderDataBlock(rendered.data)}<script>`)]
      : []),
  ]
  return changes.reduce((text, change) => change(text), head)
}

function getItemChanges({ card, isGone, address, image }: NonNullable<PageParts['item']>) {
  const replaceContent = (id: string, value: string) => (text: string) =>
    text.replace(
      new RegExp(`(<meta (?:name|property)="${id}" content=")[^"]*`),
      (_, start) => start + escapeHtml(value),
    )
  return [
    ...(isGone
      ? [replaceContent('og:title', GONE), (text: string) => text.replace(/(<title>)[^<]*/, (_, start) => start + GONE)]
      : []),
    ...(card ? [replaceContent('og:title', card.title)] : []),
    ...(card?.description
      ? [replaceContent('og:description', card.description), replaceContent('description', card.description)]
      : []),
    ...(image ? [replaceContent('og:image', image)] : []),
    replaceContent('og:url', address),
    (text: string) => text.replace(/(<link rel="canonical" href=")[^"]*/, (_, start) => start + escapeHtml(address)),
    (text: string) =>
      text.includes('<meta name="robots"')
        ? text
        : text.replace('<meta property="og:type"', '<meta name="robots" content="noindex">\n$&'),
  ]
}

/**
 * Fills a page of the build. Scripts follow the rendered view: run earlier, they would delay the
 * item's first paint on slow phones.
 */
export function fillPage(page: string, parts: PageParts): string {
  const headEnd = page.indexOf(HEAD_END)
  // Not made by our build.
  if (headEnd < 0) return page
  const head = fillHead(page.slice(0, headEnd), parts)
  const rootAt = page.indexOf(ROOT, headEnd)
  const viewEnd = page.indexOf(VIEW_END, rootAt)
  const restStart = viewEnd + ROOT_END.length
  if (rootAt < 0 || viewEnd < 0) return head + page.slice(headEnd)
  const note = parts.asOf ? renderAsOfNote(parts.asOf) : ''
  const html = parts.rendered?.html
  if (html === undefined) return head + page.slice(headEnd, restStart) + note + page.slice(restStart)
  const moved = head.match(AFTER_VIEW) ?? []
  const start = head.replace(AFTER_VIEW, '') + page.slice(headEnd, rootAt + ROOT.length)
  const end = page.slice(restStart).replace(LATER_CSS, '')
  return start + html + ROOT_END + COMPLETE + note + moved.join('') + end
}
