/** A start tag as a browser reads it. */
export interface Tag {
  /** In lower case. */
  name: string
  /** By name in lower case; of two with one name the first counts, as in browsers. */
  attributes: Readonly<Record<string, string>>
  /** The raw text of a script or style element; '' for any other tag. */
  text: string
}

/** Elements whose content is text up to their own end tag. */
const RAW = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const START = /<([a-z][^\s/>]*)/iy
/**
 * Blanks and slashes, a name, and a value in quotes or bare (HTML standard, "Before attribute name
 * state").
 */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y

/** A text or an attribute as a browser reads it. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));?/gi, (all, hex, decimal, name) =>
    name ? (ENTITIES[name] ?? all) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

/** Every start tag of a document, in order. Comments and the text of scripts are skipped. */
export function parseTags(html: string): Tag[] {
  const tags: Tag[] = []
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2)
      at = end < 0 ? html.length : end + 3
      continue
    }
    START.lastIndex = at
    const start = START.exec(html)
    if (!start) {
      at++
      continue
    }
    at = START.lastIndex
    const name = start[1]!.toLowerCase()
    const attributes: Record<string, string> = {}
    for (let found = matchAttribute(html, at); found; found = matchAttribute(html, at)) {
      at = ATTRIBUTE.lastIndex
      attributes[found[1]!.toLowerCase()] ??= decodeEntities(found[2] ?? found[3] ?? found[4] ?? '')
    }
    const open = html.indexOf('>', at)
    at = open < 0 ? html.length : open + 1
    const text = RAW.test(name) ? readRawText(html, at, name) : ''
    at += text.length
    tags.push({ name, attributes, text })
  }
  return tags
}

function matchAttribute(html: string, at: number) {
  ATTRIBUTE.lastIndex = at
  return ATTRIBUTE.exec(html)
}

function readRawText(html: string, at: number, name: string): string {
  const end = html.slice(at).search(new RegExp(`</${name}(?=[\\s/>])`, 'i'))
  return end < 0 ? html.slice(at) : html.slice(at, at + end)
}
